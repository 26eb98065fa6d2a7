/**
 * Writes the OpenAPI documents of all services into a folder, dist/openapi unless it is named. `--wire FILE` writes them
 * under the names of a file that the page's `vitrine:wire` names, and says what is wrong with it.
 */
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { Halt, main, readOptions } from './system/cli.mjs';
import { root } from './system/run.mjs';
import { ensurePackages } from './system/setup.mjs';

const HELP = 'npm run openapi -- [--out FOLDER] [--wire FILE]';

/** @param {string} path @throws {Halt} */
function readWire(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Halt(`${path}: ${error instanceof Error ? error.message : error}`);
  }
}

await main(import.meta.url, async () => {
  const { out, wire } = readOptions({ out: { type: 'string' }, wire: { type: 'string' } }, HELP);
  // The build's own documents keep the library's names.
  if (wire !== undefined && out === undefined) throw new Halt(`--wire needs --out.\n\n${HELP}`);
  await ensurePackages();
  const { writeOpenApi } = await import('./openapi/write-openapi.mjs');
  const folder = resolve(root, out ?? 'dist/openapi');
  const options = wire === undefined ? {} : { wire: readWire(wire) };
  const written = await writeOpenApi(folder, options).catch((error) => {
    throw wire === undefined ? error : new Halt(`${wire}: ${error.message}`);
  });
  console.log(`wrote ${written.length} documents to ${relative(root, folder) || '.'}`);
});
