/** Writes the OpenAPI documents, and the JSON schema of files of names. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { widgetsByCall } from '../source/calls-in-files.mjs';
import { root } from '../system/run.mjs';

/** The name of the schema's file, beside the folder of the documents in a build. */
export const WIRE_MAP_SCHEMA = 'wire-map.schema.json';

/**
 * Makes the contract of the catalogue as it is in the sources.
 * @param {{ now?: number, wire?: unknown, widgets?: Map<string, string[]> }} [options] now: the time of the examples, ms
 *   since 1970; wire: the content of a file of names; widgets: tags by the id of the call, read from the sources if absent
 * @returns {Promise<import('./documents').Contract>}
 * @throws {Error} saying what is wrong with the file of names
 */
export async function makeContract(options = {}) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  /** @type {{ module: typeof import('./documents') }} */
  const { module } = await runnerImport(join(root, 'scripts/openapi/documents.ts'), {
    configFile: false,
    root,
    logLevel: 'error',
  });
  return module.openApiContract({ version, ...options, widgets: options.widgets ?? widgetsByCall() });
}

const asText = (/** @type {object} */ value) => `${JSON.stringify(value, null, 1)}\n`;

/**
 * Writes a file for each document; others that are in the folder go.
 * @param {string} folder @param {Parameters<typeof makeContract>[0] & { schemaIn?: string }} [options] schemaIn: a folder
 *   for the schema of files of names @returns {Promise<string[]>} paths of the documents
 */
export async function writeOpenApi(folder, { schemaIn, ...options } = {}) {
  const { documents, wireMapSchema } = await makeContract(options);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (schemaIn) writeFileSync(join(schemaIn, WIRE_MAP_SCHEMA), asText(wireMapSchema));
  return Object.entries(documents).map(([name, document]) => {
    const path = join(folder, `${name}.json`);
    writeFileSync(path, asText(document));
    return path;
  });
}
