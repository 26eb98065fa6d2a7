/** The import map by which a page checks every file of a release, not only the script in its tag. */
import { createHash } from 'node:crypto';

/** @typedef {Record<string, { integrity: string, later: readonly string[] }>} Files of manifest.json */

/**
 * The addresses of a second try on such a page: element/import-with-retry.ts, scripts/build/late-imports.mjs,
 * widgets/security-photo/deferred/guide/vision-files.ts.
 */
const RETRY = '?retry';

/**
 * Returns an import map with the integrity values of all modules of a build, by their addresses. What is imported while the
 * page runs has a second address, for the case that the first try fails.
 * @param {Files} files @param {string} base address of their folder, with a slash at its end
 * @returns {{ integrity: Record<string, string> }}
 */
export function importMapOf(files, base) {
  const late = new Set(Object.values(files).flatMap(({ later }) => later));
  const entries = Object.entries(files).flatMap(([name, { integrity }]) => {
    const isLate = late.has(name) || /^(widgets|vision)\//.test(name);
    return [name, ...(isLate ? [`${name}${RETRY}`] : [])].map((each) => [`${base}${each}`, integrity]);
  });
  return { integrity: Object.fromEntries(entries) };
}

/**
 * Returns the tag for the head of a page, before its first module, and the source for the page's policy that allows it.
 * @param {Files} files @param {string} base @returns {{ tag: string, source: string }}
 */
export function importMapTag(files, base) {
  const text = JSON.stringify(importMapOf(files, base));
  const hash = createHash('sha256').update(text).digest('base64');
  return { tag: `<script type="importmap">${text}</script>`, source: `'sha256-${hash}'` };
}
