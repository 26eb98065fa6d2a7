/** The seeded faults of test/mutants/, and their application to a copy of the repository. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { calls } from '../../test/mutants/calls.mjs';
import { forms } from '../../test/mutants/forms.mjs';
import { host } from '../../test/mutants/host.mjs';
import { loader } from '../../test/mutants/loader.mjs';
import { rules } from '../../test/mutants/rules.mjs';
import { widgets } from '../../test/mutants/widgets.mjs';
import { root } from './run.mjs';

/**
 * @typedef {object} Mutant one fault
 * @property {string} name what a visitor, an author or a developer would notice
 * @property {string} file from the root
 * @property {string} find occurs once in the file
 * @property {string} put its replacement
 */

const FOLDER = join(root, 'test/mutants/widgets');
/** Faults of widgets that have a file of their own, as created by new-widget. @type {Mutant[]} */
const own = [];
for (const file of existsSync(FOLDER) ? readdirSync(FOLDER).sort() : []) {
  const { mutants } = await import(pathToFileURL(join(FOLDER, file)).href);
  own.push(...mutants);
}

/** @type {readonly (Mutant & { area: string })[]} */
export const MUTANTS = Object.entries({
  host,
  loader,
  calls,
  forms,
  rules,
  widgets: [...widgets, ...own],
}).flatMap(([area, mutants]) => mutants.map((mutant) => ({ ...mutant, area })));

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
