/** The WebAssembly that finds faces, beside the chunks that run it (widgets/security-photo/deferred/guide). */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { integrityOf } from '../release/folder.mjs';
import { root } from '../system/run.mjs';

const PACKAGE = join(root, 'node_modules/@mediapipe/tasks-vision');

/**
 * With SIMD, which all least browsers have (least-browsers.mjs), and with a loader that is a module: of the package's three
 * pairs the only one that is asked for.
 */
const [LOADER, WASM] = ['vision_wasm_module_internal.js', 'vision_wasm_module_internal.wasm'];

/** Their folder in a build: of one version, so that it never changes, and a page of an earlier release finds its own. */
export const visionFolder = () =>
  `vision/${JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')).version}`;

/** The package publishes no file with its licence, whose text stands below another one's name. */
const NOTICE = `Copyright The MediaPipe Authors. Licensed under the Apache License, Version 2.0, whose text is that of @zxing/library
below. The files in \`vision/\` are the package's own, unchanged.`;

/** @param {string} text licenses.md @returns {string} @throws {Error} if it does not have what the notice names */
export function withNotice(text) {
  const [heading] = /^## @mediapipe\/tasks-vision - .*$/m.exec(text) ?? [];
  if (!heading || !/^## @zxing\/library - [\s\S]*?\nApache License\n/m.test(text))
    throw new Error('licenses.md lacks @mediapipe/tasks-vision, or the text of its licence');
  return text.replace(heading, `${heading}\n\n${NOTICE}`);
}

/**
 * Copies them as they are published, adds the loader to the manifest, by which pages check files, and the notice to the
 * licences.
 * @param {string} dist the folder of a build
 */
export function writeVisionFiles(dist) {
  const folder = visionFolder();
  mkdirSync(join(dist, folder), { recursive: true });
  for (const name of [LOADER, WASM]) copyFileSync(join(PACKAGE, 'wasm', name), join(dist, folder, name));
  const path = `${folder}/${LOADER}`;
  const code = readFileSync(join(dist, path));
  const manifest = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'));
  manifest.files[path] = {
    bytes: code.length,
    gzip: gzipSync(code, { level: 9 }).length,
    brotli: brotliCompressSync(code).length,
    integrity: integrityOf(join(dist, path)),
    imports: [],
    later: [],
  };
  writeFileSync(join(dist, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
  const licences = join(dist, 'licenses.md');
  writeFileSync(licences, withNotice(readFileSync(licences, 'utf8')));
}
