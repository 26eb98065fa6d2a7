/** The release that another one is compared with: of a tag, a commit or a folder. */
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Halt } from '../system/cli.mjs';
import { root, run } from '../system/run.mjs';
import { versionFolders } from './folder.mjs';
import { git } from './git.mjs';
import { surfaceOf } from './surface.mjs';
import { compareVersions } from './versions.mjs';

/** @typedef {import('./surface.mjs').Surface} Surface */

/** The name of a surface in the folder of its version. */
export const SURFACE = 'release.json';

/**
 * Reads the folder of a release, a build, or an unpacked package; those two have no metadata.
 * @param {string} folder @returns {Surface} @throws {Halt} if it is none of them
 */
export function surfaceOfFolder(folder) {
  const version = (/** @type {string} */ path) => path.replace(/^.*[\\/]/, '');
  const latest = versionFolders(folder).sort((a, b) => compareVersions(version(b), version(a)))[0];
  for (const each of [folder, ...(latest ? [latest] : []), join(folder, 'dist')]) {
    const written = join(each, SURFACE);
    if (existsSync(written)) return JSON.parse(readFileSync(written, 'utf8'));
    if (existsSync(join(each, 'custom-elements.json')) && existsSync(join(each, 'manifest.json')))
      return surfaceOf(each);
  }
  throw new Halt(
    `${folder} is no release: it has neither ${SURFACE} nor custom-elements.json with manifest.json.`,
  );
}

/** Builds a commit in a checkout of its own. @param {string} commit @returns {Promise<Surface>} @throws {Halt} */
async function buildSurface(commit) {
  const folder = join(root, '.cache/release-since', commit);
  rmSync(folder, { recursive: true, force: true });
  await git(['worktree', 'prune']);
  await git(['worktree', 'add', '--detach', folder, commit]);
  try {
    const lock = (/** @type {string} */ path) => readFileSync(join(path, 'package-lock.json'), 'utf8');
    // Its own packages, unless they are those that are here.
    if (lock(folder) === lock(root)) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    else {
      const { code, output } = await run('npm', ['ci', '--ignore-scripts'], { cwd: folder });
      if (code !== 0) throw new Halt(`npm ci of ${commit} failed:\n${output}`);
    }
    const args = [join(folder, 'scripts/build.mjs'), '--only', 'preact'];
    const { code, output } = await run(process.execPath, args, { cwd: folder });
    if (code !== 0) throw new Halt(`the build of ${commit} failed:\n${output}`);
    return surfaceOf(join(folder, 'dist'), folder);
  } finally {
    await git(['worktree', 'remove', '--force', folder]);
  }
}

/**
 * Returns the surface of a commit; builds it once.
 * @param {string} ref @returns {Promise<Surface>} @throws {Halt} if there is no such commit, or it does not build
 */
export async function surfaceOfRef(ref) {
  const commit = await git(['rev-parse', '--verify', `${ref}^{commit}`]);
  const cache = join(root, '.cache/release-since', `${commit}.json`);
  if (existsSync(cache)) return JSON.parse(readFileSync(cache, 'utf8'));
  const surface = await buildSurface(commit);
  mkdirSync(join(cache, '..'), { recursive: true });
  writeFileSync(cache, JSON.stringify(surface));
  return surface;
}

/** @param {string} since a folder or a ref @returns {Promise<Surface>} */
export const earlierSurface = async (since) =>
  existsSync(resolve(since)) ? surfaceOfFolder(resolve(since)) : surfaceOfRef(since);
