/** The Node with which the applications are made: frameworks ask for newer ones than the library does. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Halt } from '../system/cli.mjs';
import { run } from '../system/run.mjs';

/** Long-term support, as the newest Nuxt, Astro, SvelteKit and Angular take it. */
const MAJOR = 24;

/** @param {string} version as process.versions.node has it */
const isNewEnough = (version) => Number(version.split('.')[0]) >= MAJOR;

/**
 * Resolves to the folder of a new enough Node and its version: this one, or one installed from the npm registry, which
 * has Node as packages.
 * @param {string} folder to install it into @returns {Promise<{ folder: string | undefined, version: string }>}
 *   folder is undefined where this Node is new enough
 * @throws {Halt}
 */
export async function newNode(folder) {
  if (isNewEnough(process.versions.node)) return { folder: undefined, version: process.versions.node };
  const name = `node-${process.platform}-${process.arch}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const installed = await run('npm', ['install', `${name}@${MAJOR}`, ...quiet], { cwd: folder });
  const bin = join(folder, 'node_modules', name, 'bin');
  const { code, stdout } = await run(join(bin, 'node'), ['--version']);
  if (installed.code !== 0 || code !== 0)
    throw new Halt(`The frameworks need Node ${MAJOR}, which npm could not install.\n${installed.output}`);
  return { folder: bin, version: stdout.trim().replace(/^v/, '') };
}
