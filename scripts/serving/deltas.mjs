/**
 * Chunks of a release as changes of those of an earlier one (RFC 9842, "dcz"): a browser that has the earlier one names it by
 * its hash and decodes the new one from it.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installWithApt, NotHere, runs } from '../system/apt.mjs';
import { run } from '../system/run.mjs';

/** What stands before the frame: the magic number of a frame to be skipped, with its length (RFC 9842, section 5). */
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

/** @param {string} name of a chunk @returns {string} what it is called in every release */
export const chunkName = (name) => name.replace(/-[\w-]{7}\.js$/, '');

/** @param {Buffer} bytes @returns {Buffer} */
const sha256 = (bytes) => createHash('sha256').update(bytes).digest();

/**
 * The file that a server looks for beside a chunk: its dictionary's hash as the browser sends it, of whose characters `/`
 * makes a folder.
 * @param {string} chunk path @param {Buffer} dictionary
 */
export const deltaPath = (chunk, dictionary) => `${chunk}.${sha256(dictionary).toString('base64')}.dcz`;

/** @param {Buffer} dictionary @param {Buffer} frame of Zstandard @returns {Buffer} the content of a delta */
export const deltaOf = (dictionary, frame) => Buffer.concat([MAGIC, sha256(dictionary), frame]);

/** Finds zstd, or installs it as root on Debian. @throws {NotHere} */
export async function ensureZstd() {
  const isThere = () => runs('zstd', ['--version']);
  if (await isThere()) return;
  await installWithApt('zstd');
  if (!(await isThere())) throw new NotHere("zstd is missing: install Debian's zstd.");
}

/**
 * Writes the chunks of a folder as changes of those in an earlier one, where that is smaller than brotli.
 * @param {string} folder with vitrine/ in it, as writeCdnFolder writes it @param {string} earlier the same of an earlier release
 * @returns {Promise<{ changed: number, br: number, deltas: number }>} chunks that are new or other, their bytes in brotli, and
 *   their bytes as a browser loads them that has the earlier release
 */
export async function writeDeltas(folder, earlier) {
  const [chunks, others] = [folder, earlier].map((each) => join(each, 'vitrine/chunks'));
  if (!chunks || !others || !existsSync(others)) throw new TypeError(`${earlier} has no vitrine/chunks`);
  const names = (/** @type {string} */ path) => readdirSync(path).filter((name) => name.endsWith('.js'));
  const before = names(others);
  const sums = { changed: 0, br: 0, deltas: 0 };
  for (const name of names(chunks)) {
    if (before.includes(name)) continue;
    const file = join(chunks, name);
    const compressed = statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
    let least = compressed;
    // Chunks of several widgets may have one name: a browser has any of them.
    for (const old of before.filter((each) => chunkName(each) === chunkName(name))) {
      const { path, bytes } = await makeDelta(join(others, old), file);
      if (bytes.length >= compressed) continue;
      least = Math.min(least, bytes.length);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, bytes);
    }
    sums.changed += 1;
    sums.br += compressed;
    sums.deltas += least;
  }
  return sums;
}

/** @param {string} old @param {string} file @returns {Promise<{ path: string, bytes: Buffer }>} */
async function makeDelta(old, file) {
  const dictionary = readFileSync(old);
  const path = deltaPath(file, dictionary);
  const frame = `${file}.zst`;
  const args = ['--ultra', '-22', '--no-check', '--quiet', '--force', '-D', old, file, '-o', frame];
  const { code, output } = await run('zstd', args);
  if (code !== 0) throw new Error(`zstd failed for ${file}:\n${output}`);
  const bytes = deltaOf(dictionary, readFileSync(frame));
  rmSync(frame);
  return { path, bytes };
}
