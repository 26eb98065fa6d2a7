/** The sentence table (test/unit/specification): its rows, and what has been proven of their places. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../system/run.mjs';

/**
 * @typedef {object} Row sentences of a section of a source document
 * @property {string} document @property {string} section
 * @property {number} first @property {number} last the sentences, by their numbers
 * @property {string[]} done files and folders that do what they say @property {string[]} tests that hold it there
 * @property {string} note why there is none, or what is ours
 *
 * @typedef {object} Proof of a place: the tests that failed when it was empty
 * @property {string} day YYYY-MM-DD @property {string[]} tests
 */

export const DOCUMENTS = /** @type {const} */ (['platform', 'calls']);
const FOLDER = 'test/unit/specification';
const PROOFS = join(root, FOLDER, 'proofs.tsv');
const HEAD = ['place', 'proven', 'failing tests'].join('\t');

/** @param {string} text */
const words = (text) => text.split(' ').filter(Boolean);

/** @param {string} document @returns {Row[]} */
export const rowsOf = (document) =>
  readFileSync(join(root, FOLDER, `${document}.tsv`), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [section = '', sentences = '', , done = '', tests = '', note = ''] = line.split('\t');
      const [first = 0, last = first] = sentences.split('-').map(Number);
      return { document, section, first, last, done: words(done), tests: words(tests), note };
    });

/** @param {Row} row */
export const nameOf = ({ document, section, first, last }) => `${document} ${section}, ${first} to ${last}`;

/** @returns {Map<string, Proof>} by place */
export function readProofs() {
  if (!existsSync(PROOFS)) return new Map();
  const [, ...lines] = readFileSync(PROOFS, 'utf8').trim().split('\n');
  return new Map(
    lines.map((line) => {
      const [place = '', day = '', tests = ''] = line.split('\t');
      return [place, { day, tests: words(tests) }];
    }),
  );
}

/** @param {ReadonlyMap<string, Proof>} proofs */
export const writeProofs = (proofs) =>
  writeFileSync(
    PROOFS,
    `${[HEAD, ...[...proofs].sort().map(([place, { day, tests }]) => [place, day, tests.join(' ')].join('\t'))].join('\n')}\n`,
  );

/**
 * Returns the places of a row whose emptying none of its tests has noticed.
 * @param {Row} row @param {ReadonlyMap<string, Proof>} proofs @param {(test: string) => readonly string[]} filesOf the files of a named test
 */
export const unprovenPlaces = ({ done, tests }, proofs, filesOf) => {
  const own = new Set(tests.flatMap(filesOf));
  return tests.length === 0
    ? []
    : done.filter((place) => !proofs.get(place)?.tests.some((test) => own.has(test)));
};
