import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { visionFolder, withNotice, writeVisionFiles } from '#scripts/build/vision-files.mjs';
import { integrityOf } from '#scripts/release/folder.mjs';

const LICENCES = `## @mediapipe/tasks-vision - 0.10.35 (Apache-2.0)

## @zxing/library - 0.21.3 (MIT)

Apache License
Version 2.0
`;
const PACKAGE = 'node_modules/@mediapipe/tasks-vision/wasm/vision_wasm_module_internal';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'vitrine-'));
  writeFileSync(join(dist, 'manifest.json'), JSON.stringify({ version: '1.0.0', files: {} }));
  writeFileSync(join(dist, 'licenses.md'), LICENCES);
});
afterEach(() => rmSync(dist, { recursive: true }));

it('copies the files of the package unchanged, the loader with its integrity value in the manifest', () => {
  writeVisionFiles(dist);
  const [loader, wasm] = ['js', 'wasm'].map((end) =>
    join(dist, visionFolder(), `vision_wasm_module_internal.${end}`),
  );
  expect(integrityOf(loader ?? '')).toBe(integrityOf(`${PACKAGE}.js`));
  expect(statSync(wasm ?? '').size).toBe(statSync(`${PACKAGE}.wasm`).size);
  const { files } = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'));
  expect(Object.keys(files)).toEqual([`${visionFolder()}/vision_wasm_module_internal.js`]);
  expect(Object.values(files)).toEqual([
    expect.objectContaining({ integrity: integrityOf(loader ?? ''), later: [] }),
  ]);
  expect(readFileSync(join(dist, 'licenses.md'), 'utf8')).toContain('The MediaPipe Authors');
});

it('names the licence only where its text is', () => {
  expect(withNotice(LICENCES)).toMatch(/Apache-2\.0\)\n\nCopyright The MediaPipe Authors/);
  expect(() => withNotice(LICENCES.replace('Apache License', ''))).toThrow('lacks');
  expect(() => withNotice('## @zxing/library - 0.21.3 (MIT)\n\nApache License\n')).toThrow('lacks');
});
