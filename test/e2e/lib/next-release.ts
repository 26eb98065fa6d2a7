import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { servedFiles } from '#scripts/serving/cdn-folder.mjs';

/** What the name of a chunk ends with. */
const HASH = /-[\w-]{7}\.js$/;

/** The same chunk of the next release. */
const renamed = (chunk: string): string => {
  const hash = createHash('sha256').update(chunk).digest('base64url').slice(0, 7);
  return chunk.replace(HASH, `-${hash}.js`);
};

/**
 * Writes a build as the next release would be in which every chunk has changed: under another version, with other names of
 * chunks, and their own copies of everything. A second build takes half a minute and would differ in little else.
 * @returns how many files name another version
 */
export function writeNextRelease(dist: string, folder: string, version: string): number {
  const files = servedFiles(dist).filter((path) => path.endsWith('.js'));
  const chunks = files.filter((path) => path.startsWith('chunks/')).map((path) => basename(path));
  const known = new Set(chunks);
  const { version: before } = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as {
    version: string;
  };
  const versions = new RegExp(`(["'\`])${before.replaceAll('.', '\\.')}\\1`, 'g');
  let changed = 0;
  for (const path of files) {
    const text = readFileSync(join(dist, path), 'utf8');
    const named = text.replace(/[\w.-]+-[\w-]{7}\.js/g, (name) => (known.has(name) ? renamed(name) : name));
    const next = named.replace(versions, (_, quote: string) => `${quote}${version}${quote}`);
    if (next !== named) changed += 1;
    const target = join(
      folder,
      dirname(path),
      known.has(basename(path)) ? renamed(basename(path)) : basename(path),
    );
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, next);
  }
  return changed;
}
