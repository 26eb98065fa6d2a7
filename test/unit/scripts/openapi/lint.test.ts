import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lintFiles } from '#scripts/openapi/lint.mjs';
import { documents } from './lib/documents';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-openapi-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a document and returns its path. */
function written(name: string, document: object): string {
  const path = join(folder, `${name}.json`);
  writeFileSync(path, JSON.stringify(document));
  return path;
}

it('finds an example that is not as its schema says, and no fault in the document as it is made', async () => {
  const { recall } = await documents();
  const text = JSON.stringify(recall);
  const spoiled = JSON.parse(text.replace(/"hasRecall":true/, '"hasRecall":"yes"'));
  expect(JSON.stringify(spoiled)).not.toBe(text);
  const { passed, failed, output } = await lintFiles([
    written('recall', recall ?? {}),
    written('spoiled', spoiled),
  ]);
  expect(output).toContain('no-invalid-media-type-examples');
  expect({ passed, failed }).toEqual({ passed: 1, failed: 1 });
});
