/** Writes the OpenAPI documents. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { widgetsByCall } from '../calls-in-files.mjs';
import { root } from '../run.mjs';

/**
 * Makes the documents of the catalogue as it is in the sources.
 * @param {{ now?: number }} [options] now: the time of the examples, ms since 1970
 * @returns {Promise<Record<string, import('./documents').OpenApiDocument>>} by name
 */
export async function makeDocuments(options = {}) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  /** @type {{ module: typeof import('./documents') }} */
  const { module } = await runnerImport(join(root, 'scripts/lib/openapi/documents.ts'), {
    configFile: false,
    root,
    logLevel: 'error',
  });
  return module.openApiDocuments({ version, widgets: widgetsByCall(), ...options });
}

/**
 * Writes a file for each document; others that are in the folder go.
 * @param {string} folder @param {Parameters<typeof makeDocuments>[0]} [options] @returns {Promise<string[]>} paths
 */
export async function writeOpenApi(folder, options) {
  const documents = await makeDocuments(options);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return Object.entries(documents).map(([name, document]) => {
    const path = join(folder, `${name}.json`);
    writeFileSync(path, `${JSON.stringify(document, null, 1)}\n`);
    return path;
  });
}
