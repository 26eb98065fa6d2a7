/** Chooses the command of `npx vitrine` and turns what becomes of it into an exit code. */
import type { CallFacts } from './call-facts';
import { EXIT, WrongUse } from './command-line';
import { conformance } from './conformance/command';

type Command = (words: string[], facts: CallFacts) => Promise<number>;

const COMMANDS: Readonly<Record<string, Command>> = { conformance };

const HELP = `npx vitrine COMMAND [options]

  conformance   checks services against what the widgets expect of them

npx vitrine COMMAND --help lists the options of a command.`;

/** @throws {WrongUse} */
async function runCommand([name = '--help', ...words]: string[], facts: CallFacts): Promise<number> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command) return command(words, facts);
  if (name !== '--help') throw new WrongUse(`There is no command "${name}".\n\n${HELP}`);
  console.log(HELP);
  return EXIT.well;
}

/** Runs the command that the words name, and sets this process's exit code. Rejects with an unexpected error. */
export async function main(words: string[], facts: CallFacts): Promise<void> {
  try {
    process.exitCode = await runCommand(words, facts);
  } catch (error) {
    if (!(error instanceof WrongUse)) throw error;
    console.error(error.message);
    process.exitCode = EXIT.wrongUse;
  }
}
