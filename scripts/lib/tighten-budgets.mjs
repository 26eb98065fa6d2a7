/** `npm run sizes -- --tighten`. */
import { readFileSync, writeFileSync } from 'node:fs';
import {
  budgetPath,
  CHUNK_BUDGETS,
  filesBeside,
  ownBytes,
  sharedChunks,
  tightened,
  withNumbers,
} from './byte-budgets.mjs';
import { readManifest } from './size-rows.mjs';

const json = (/** @type {string} */ path) => JSON.parse(readFileSync(path, 'utf8'));

/** Sets the budgets of all widgets and chunks to what is measured, with room; returns the changed files. */
export function tighten() {
  const manifest = readManifest('dist');
  const own = ownBytes(manifest);
  /** @type {Record<string, number>} */
  const known = json(CHUNK_BUDGETS);
  const chunks = Object.entries(sharedChunks(manifest)).map(([name, bytes]) => [
    name,
    tightened(bytes, known[name]),
  ]);
  const texts = new Map([[CHUNK_BUDGETS, `${JSON.stringify(Object.fromEntries(chunks), null, 2)}\n`]]);
  for (const [tag, { usable, used }] of Object.entries(manifest.widgets)) {
    const bytes = own[tag];
    if (!bytes) continue;
    const path = budgetPath(tag);
    const before = json(path);
    const numbers = {
      usable: { own: tightened(bytes.usable, before.usable.own), requests: usable.length },
      used: { own: tightened(bytes.used, before.used.own), requests: used.length },
      beside: { requests: filesBeside(manifest, tag).length },
    };
    texts.set(path, withNumbers(readFileSync(path, 'utf8'), numbers));
  }
  const changed = [...texts].filter(([path, text]) => readFileSync(path, 'utf8') !== text);
  for (const [path, text] of changed) writeFileSync(path, text);
  return changed.map(([path]) => path);
}
