/** The command `conformance`: checks an integrator's services against the catalogue. */
import { writeFileSync } from 'node:fs';
import type { CallFacts } from '../call-facts';
import { EXIT, WrongUse } from '../command-line';
import { HELP, readRun } from './options';
import { countsOf, jsonReport, junitReport, terminalReport, withoutTokens } from './report';
import { runConformance } from './run-conformance';

/**
 * Runs the checks, prints the table and writes the reports.
 * @returns the exit code
 * @throws {WrongUse}
 */
export async function conformance(words: string[], facts: CallFacts): Promise<number> {
  const options = readRun(words);
  if (!options) {
    console.log(HELP);
    return EXIT.well;
  }
  const { run, json, junit } = options;
  const checked = await runConformance(run, facts);
  const safe = (text: string) => withoutTokens(text, run.tokens);
  if (json) writeFileSync(json, safe(jsonReport(checked, run)));
  if (junit) writeFileSync(junit, safe(junitReport(checked)));
  console.log(safe(terminalReport(checked, run)));
  const { well, faults } = countsOf(checked);
  if (well + faults === 0) throw new WrongUse('No call could be checked.');
  return faults > 0 ? EXIT.faults : EXIT.well;
}
