/** What widgets load without needing it, since it shares a file with what they need. */
import { readFileSync } from 'node:fs';

/**
 * @typedef {object} Unneeded a file; sizes in bytes of brotli, those of modules by their share of the code
 * @property {string} file
 * @property {number} brotli
 * @property {number} loads widgets that load it until their main task is done
 * @property {number} bytes sum of what each of them does not need
 * @property {{ name: string, bytes: number, needs: number }[]} modules those that not all of them need, the costliest first
 */

/** Returns the files of a build that has a modules.json, the costliest first. @param {string} folder @returns {Unneeded[]} */
export function unneeded(folder) {
  /** @type {{ files: Record<string, { brotli: number }>, widgets: Record<string, { used: string[] }> }} */
  const manifest = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8'));
  /** @type {{ files: Record<string, Record<string, number>>, widgets: Record<string, string[]> }} */
  const list = JSON.parse(readFileSync(`${folder}/modules.json`, 'utf8'));
  const needs = new Map(Object.entries(list.widgets).map(([tag, names]) => [tag, new Set(names)]));
  return Object.entries(list.files)
    .map(([file, held]) => {
      const brotli = manifest.files[file]?.brotli ?? Number.NaN;
      const tags = Object.entries(manifest.widgets).flatMap(([tag, { used }]) =>
        used.includes(file) ? [tag] : [],
      );
      const total = Object.values(held).reduce((sum, length) => sum + length, 0);
      const modules = Object.entries(held)
        .map(([name, length]) => ({
          name,
          bytes: Math.round((brotli * length) / total),
          needs: tags.filter((tag) => needs.get(tag)?.has(name)).length,
        }))
        .filter((each) => each.needs < tags.length)
        .sort((one, other) => cost(other, tags.length) - cost(one, tags.length));
      const bytes = modules.reduce((sum, each) => sum + cost(each, tags.length), 0);
      return { file, brotli, loads: tags.length, bytes, modules };
    })
    .sort((one, other) => other.bytes - one.bytes);
}

/** @param {{ bytes: number, needs: number }} each @param {number} loads */
const cost = ({ bytes, needs }, loads) => bytes * (loads - needs);
