/** What the commands of `npx vitrine` share: their words, and the exit code of wrong use. */
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Wrong use of a command; the message is shown without a stack. */
export class WrongUse extends Error {}

/** Exit codes of every command. */
export const EXIT = { well: 0, faults: 1, wrongUse: 2 } as const;

type OptionsConfig = NonNullable<ParseArgsConfig['options']>;

/**
 * Parses the words of a command.
 * @param help shown with an invalid word
 * @throws {WrongUse}
 */
export function readOptions<T extends OptionsConfig>(options: T, words: string[], help: string) {
  try {
    return parseArgs({ options, args: words }).values;
  } catch (error) {
    throw new WrongUse(`${error instanceof Error ? error.message : error}\n\n${help}`);
  }
}

/**
 * Returns a count that was given on the command line: 1 or more.
 * @throws {WrongUse}
 */
export function readCount(option: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new WrongUse(`--${option} takes a whole number from 1, not "${text}".`);
  return Number(text);
}
