/**
 * The seeded faults of test/mutants/, and their application to a copy of the repository. They are those that Stryker
 * (stryker.mjs) cannot make, or that no unit test beside their file sees.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { access } from '../../../test/mutants/access.mjs';
import { host } from '../../../test/mutants/host.mjs';
import { layout } from '../../../test/mutants/layout.mjs';
import { loader } from '../../../test/mutants/loader.mjs';

/**
 * @typedef {object} Mutant one fault
 * @property {string} name what a visitor, an author or a developer would notice
 * @property {string} file from the root
 * @property {string} find occurs once in the file
 * @property {string} put its replacement
 */

/** @type {readonly (Mutant & { area: string })[]} */
export const MUTANTS = Object.entries({ host, loader, layout, access }).flatMap(([area, mutants]) =>
  mutants.map((mutant) => ({ ...mutant, area })),
);

/**
 * Returns the file's text with the fault.
 * @param {Mutant} mutant @param {string} text @returns {string}
 * @throws {Error} if the text to find does not occur exactly once
 */
export function mutated({ name, find, put }, text) {
  const parts = text.split(find);
  if (parts.length !== 2) throw new Error(`${name}: its place is there ${parts.length - 1} times`);
  return parts.join(put);
}

/**
 * Applies the fault to a copy of the repository.
 * @param {Mutant} mutant @param {string} copy its folder @returns {() => void} reverts the fault
 */
export function seed(mutant, copy) {
  const path = join(copy, mutant.file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, mutated(mutant, text));
  return () => writeFileSync(path, text);
}
