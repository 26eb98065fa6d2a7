/** The folder of a release as a CDN takes it: the moving one of the major version, and one of this version. */
import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeCdnFolder } from '../serving/cdn-folder.mjs';
import { Halt } from '../system/cli.mjs';
import { importMapTag } from './import-map.mjs';

/**
 * The folder whose content every release of a major version replaces: pages that name it get repairs and news by
 * themselves, and never what breaks them. Until 1.0.0 that is v0.
 * @param {string} version
 */
export const movingFolder = (version) => `v${version.split('.')[0]}`;

/** @param {string} file @returns {string} as an integrity attribute has it */
export const integrityOf = (file) =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

/**
 * Copies the chunks of an earlier release, with their compressed forms, into a folder that lacks them, and what they ask for
 * in vision/: pages that were opened before the release go on asking for them.
 * @param {string} folder with chunks/ @param {string} earlier the same of an earlier version
 * @returns {number} chunks that were copied
 */
export function keepChunks(folder, earlier) {
  const from = join(earlier, 'chunks');
  const to = join(folder, 'chunks');
  if (!existsSync(from)) throw new Halt(`${earlier} has no chunks/.`);
  mkdirSync(to, { recursive: true });
  const missing = readdirSync(from).filter(
    (name) => /\.js(\.(br|gz))?$/.test(name) && !existsSync(join(to, name)),
  );
  for (const name of missing) copyFileSync(join(from, name), join(to, name));
  const vision = join(earlier, 'vision');
  if (existsSync(vision)) cpSync(vision, join(folder, 'vision'), { recursive: true, force: false });
  return missing.filter((name) => name.endsWith('.js')).length;
}

/** @param {string} path @returns {string[]} the folders of single versions in the folder of a release */
export const versionFolders = (path) =>
  existsSync(join(path, 'vitrine'))
    ? readdirSync(join(path, 'vitrine'))
        .filter((name) => /^\d+\.\d+\.\d+$/.test(name))
        .map((name) => join(path, 'vitrine', name))
    : [];

/**
 * Writes `vitrine/` into a folder anew.
 * @param {string} folder @param {{ version: string, dist?: string, keep?: readonly string[] }} release
 *   keep: folders of earlier releases, written by this, whose chunks stay in the moving folder
 * @returns {Promise<{ moving: string, own: string, kept: number, files: number, bytes: number, br: number }>} paths, and sums
 *   of one folder
 * @throws {Halt} if a folder to keep is none of a release
 */
export async function writeReleaseFolder(folder, { version, dist, keep = [] }) {
  const own = join(folder, 'vitrine', version);
  const moving = join(folder, 'vitrine', movingFolder(version));
  const earlier = keep.flatMap((path) => {
    const versions = versionFolders(path).filter((each) => each !== own);
    if (versions.length === 0)
      throw new Halt(`${path} is no folder of an earlier release: it has no vitrine/VERSION/.`);
    return versions;
  });
  rmSync(join(folder, 'vitrine'), { recursive: true, force: true });
  const { files, bytes, br } = await writeCdnFolder(folder, dist, join('vitrine', version));
  cpSync(own, moving, { recursive: true });
  const kept = earlier.reduce((sum, each) => sum + keepChunks(moving, each), 0);
  return { moving, own, kept, files, bytes, br };
}

/** Where a release stands unless --cdn says another address. */
export const CDN = 'https://cdn.example/vitrine/';

/**
 * Returns the tags for pages that choose one version. Those of the moving folder have no integrity value: the next release has
 * another content, which the browser would refuse.
 * @param {string} own the folder of the version @param {string} version @param {string} [cdn] address, with a slash at its end
 */
export function versionedSnippet(own, version, cdn = CDN) {
  const base = `${cdn}${version}/`;
  /** @param {string} name */
  const checked = (name) => `crossorigin="anonymous" integrity="${integrityOf(join(own, name))}"`;
  return `<link rel="stylesheet" href="${base}reserve.css" ${checked('reserve.css')}>
<script async src="${base}vitrine.js" ${checked('vitrine.js')}></script>`;
}

/**
 * Returns the head of a page that chooses one version and checks every file of it, and the source of its policy for the import
 * map.
 * @param {string} own the folder of the version @param {string} version @param {string} [cdn]
 */
export function checkedHead(own, version, cdn = CDN) {
  const { files } = JSON.parse(readFileSync(join(own, 'manifest.json'), 'utf8'));
  const { tag, source } = importMapTag(files, `${cdn}${version}/`);
  return { html: `${tag}\n${versionedSnippet(own, version, cdn)}\n`, source };
}
