import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chunkName } from '#scripts/serving/deltas.mjs';

/** The place of a chunk's hash in the names of the earlier release. */
const EARLIER = 'earlier';

/**
 * Writes a release that differs from the one in `folder` in every chunk, as releases do: its chunks name each other by
 * other hashes, and have had a few other words.
 */
export function writeEarlierRelease(folder: string, target: string): void {
  rmSync(target, { recursive: true, force: true });
  const chunks = join(target, 'vitrine/chunks');
  mkdirSync(chunks, { recursive: true });
  for (const name of readdirSync(join(folder, 'vitrine/chunks')).filter((each) => each.endsWith('.js'))) {
    const text = readFileSync(join(folder, 'vitrine/chunks', name), 'utf8');
    const before = text.replace(/(\.\/[\w.-]+)-[\w-]{7}\.js/g, `$1-${EARLIER}.js`);
    writeFileSync(join(chunks, `${chunkName(name)}-${EARLIER}.js`), `${before}\n/* ${EARLIER} */`);
  }
}

/** Adds its chunks to those of the release, as a CDN keeps them. */
export const keepEarlierRelease = (folder: string, target: string): void =>
  cpSync(join(target, 'vitrine/chunks'), join(folder, 'vitrine/chunks'), { recursive: true });
