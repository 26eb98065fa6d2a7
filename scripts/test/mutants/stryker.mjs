/**
 * Runs Stryker: mutants of a widget or of a floor's files, against their own unit tests. Its configuration is here; no
 * file of a tool stands at the top level.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Halt } from '../../system/cli.mjs';
import { root } from '../../system/run.mjs';

/** The environment variable that gives the folder of tests to vitest.mjs. */
export const TESTS = 'VITRINE_MUTANT_TESTS';
const FOLDER = '.cache/stryker';
const WIDGET = /^[a-z][a-z\d-]*$/;
const FILES = /^src\/([a-z]+)\/.*\.(?:ts|tsx|\{ts,tsx\})$/;

/**
 * @typedef {object} Subject
 * @property {string} name of its folder in .cache/
 * @property {string[]} mutate globs, those with ! exclude
 * @property {string} tests the folder of its unit tests, from the root
 * @property {boolean} related whether the folder has tests of other files too
 */

/** Texts, definitions and style sheets; author tools and the house have tests of them. */
const WITHOUT_BEHAVIOUR = [
  '!**/*.!(ts|tsx)',
  '!**/{messages,author}*.ts',
  '!**/{attributes,element}.ts',
  '!**/generated/**',
];

/**
 * What is mutated, and the tests that must fail.
 * @param {{ widget?: string | undefined, files?: string | undefined }} asked a widget's name, or a glob below src/
 * @returns {Subject}
 * @throws {Halt} for an unknown widget, another glob, or a floor without unit tests
 */
export function subjectOf({ widget, files = '' }) {
  const [, floor] = FILES.exec(files) ?? [];
  if (!widget && !floor) {
    throw new Halt('--files takes a glob of sources below src/, such as "src/domain/money/**/*.ts".');
  }
  if (widget && !(WIDGET.test(widget) && existsSync(join(root, 'widgets', widget)))) {
    throw new Halt(`There is no widgets/${widget}.`);
  }
  const tests = widget ? `test/unit/widgets/${widget}` : `test/unit/${floor}`;
  if (!existsSync(join(root, tests)))
    throw new Halt(`There is no ${tests}, whose tests would see the faults.`);
  return {
    name: widget ?? files.replace(/\W+/g, '-'),
    mutate: [widget ? `widgets/${widget}/**/*.{ts,tsx}` : files, ...WITHOUT_BEHAVIOUR],
    tests,
    related: !widget,
  };
}

/** @param {Subject} subject @returns {import('@stryker-mutator/api/core').PartialStrykerOptions} */
const optionsOf = ({ name, mutate, related }) => ({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/test/mutants/vitest.mjs', related },
  mutate,
  ignorePatterns: ['dist', 'dist-react', 'coverage', 'test-results', 'playwright-report', '/.cache'],
  // No such file: Stryker would read tsconfig.json by an interface that TypeScript 7 does not have.
  tsconfigFile: 'none',
  tempDirName: `${FOLDER}/${name}/sandbox`,
  incremental: true,
  incrementalFile: `${FOLDER}/${name}/incremental.json`,
  reporters: ['progress-append-only'],
  logLevel: /** @type {import('@stryker-mutator/api/core').LogLevel} */ ('error'),
  allowConsoleColors: false,
  concurrency: Math.max(1, availableParallelism() - 1),
  // Beside twice the time of the tests: ends loops without an end, on a busy machine too.
  timeoutMS: 60_000,
});

/**
 * @typedef {Pick<import('@stryker-mutator/api/core').MutantResult, 'fileName' | 'location' | 'mutatorName' | 'replacement' | 'status'>} Mutant
 */

/** @param {string} text @returns {string} on one line, 60 characters at most */
const short = (text) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 57)}...` : line;
};

/**
 * The source that a mutant replaces.
 * @param {string} text of its file @param {Mutant['location']} location lines and columns from 1
 */
export function replacedIn(text, { start, end }) {
  const lines = text.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = (lines.at(-1) ?? '').slice(0, end.column - 1);
  lines[0] = (lines[0] ?? '').slice(start.column - 1);
  return lines.join('\n');
}

/**
 * The score, in percent of the mutants that can be judged, and a line for each that no test noticed.
 * @param {readonly Mutant[]} mutants @param {(file: string) => string} read a file's text, by its path from the root
 */
export function reportOf(mutants, read) {
  const of = (/** @type {string[]} */ ...statuses) =>
    mutants.filter(({ status }) => statuses.includes(status));
  const killed = of('Killed', 'Timeout').length;
  const alive = of('Survived', 'NoCoverage');
  const judged = killed + alive.length;
  const lines = alive.map(({ fileName, location, mutatorName, replacement, status }) => {
    const before = short(replacedIn(read(fileName), location));
    const uncovered = status === 'NoCoverage' ? ', no test runs it' : '';
    return `${fileName}:${location.start.line}  ${mutatorName}: ${before} -> ${short(replacement ?? '')}${uncovered}`;
  });
  return { killed, judged, lines, score: judged ? (100 * killed) / judged : 100 };
}

/**
 * Runs Stryker in a copy below .cache/; what has not changed since its last run keeps its result.
 * @param {Subject} subject
 * @returns {Promise<ReturnType<typeof reportOf>>}
 * @throws {Error} if the tests fail without a mutant
 */
export async function runStryker(subject) {
  // Loaded only here: the test run reads this file, and has no use for Stryker.
  const { Stryker } = await import('@stryker-mutator/core');
  const options = optionsOf(subject);
  process.chdir(root);
  process.env[TESTS] = subject.tests;
  // A run that was ended leaves its copy.
  rmSync(join(root, FOLDER, subject.name, 'sandbox'), { recursive: true, force: true });
  const mutants = await new Stryker(options).runMutationTest();
  const inRoot = mutants.map((each) => ({
    ...each,
    fileName: each.fileName.replace(`${root}/`, '').replaceAll('\\', '/'),
  }));
  return reportOf(inRoot, (file) => readFileSync(join(root, file), 'utf8'));
}
