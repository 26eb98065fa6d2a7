/** The folder of a CDN: the files that pages load, each with its compressed forms. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from '../system/run.mjs';

/** What of a build has an address on a CDN (Storybook, "Releases"); the rest is of the package or of CMSs. */
const SERVED = [
  /^(chunks|widgets)\/[^/]+\.js$/,
  /^first-views\/[^/]+\.css$/,
  /^vision\/[\d.]+\/[^/]+\.(js|wasm)$/,
  /^(vitrine\.js|reserve\.css|manifest\.json|custom-elements\.json|vitrine\.html-data\.json|licenses\.md)$/,
];

/** A larger file takes 20 seconds for its last tenth. */
const MOST_BYTES = 2 ** 20;

/** Compressed, smaller files would not be: their headers are. */
const LEAST_BYTES = 200;

/** @type {Record<string, (bytes: Buffer) => Promise<Buffer>>} by the ending that a server looks for */
const FORMS = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: bytes.length > MOST_BYTES ? 9 : constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** @param {string} [dist] @returns {string[]} the served files of a build, sorted; paths below it */
export const servedFiles = (dist = join(root, 'dist')) =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => SERVED.some((each) => each.test(path)) && statSync(join(dist, path)).isFile())
    .sort();

/**
 * Writes `vitrine/` into a folder anew: the served files of a build, and those that a form makes smaller beside them in it.
 * @param {string} folder @param {string} [dist] @param {string} [place] the folder in it
 * @returns {Promise<{ files: number, bytes: number, br: number, gz: number }>} bytes of all files, and of their forms
 */
export async function writeCdnFolder(folder, dist = join(root, 'dist'), place = 'vitrine') {
  const target = join(folder, place);
  rmSync(target, { recursive: true, force: true });
  const sums = { files: 0, bytes: 0, br: 0, gz: 0 };
  for (const path of servedFiles(dist)) {
    const file = join(target, path);
    mkdirSync(dirname(file), { recursive: true });
    copyFileSync(join(dist, path), file);
    const bytes = readFileSync(file);
    sums.files += 1;
    sums.bytes += bytes.length;
    for (const form of /** @type {const} */ (['br', 'gz'])) {
      const compressed = bytes.length < LEAST_BYTES ? bytes : await FORMS[form]?.(bytes);
      const smaller = compressed && compressed.length < bytes.length ? compressed : undefined;
      if (smaller) writeFileSync(`${file}.${form}`, smaller);
      sums[form] += (smaller ?? bytes).length;
    }
  }
  return sums;
}
