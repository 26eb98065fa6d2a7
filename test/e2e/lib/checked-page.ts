import { readFileSync } from 'node:fs';
import { type Files, importMapTag } from '#scripts/release/import-map.mjs';

/** The build's files, as a release has them. */
export const builtFiles = (): Files =>
  (JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as { files: Files }).files;

/**
 * Returns a page that checks every file of the library, as the head that `npm run release` writes does.
 * @param base address of the library's files, with a slash at its end
 */
export function withCheckedFiles(html: string, base: string): string {
  const files = builtFiles();
  const checked = html
    .replace('<head>', () => `<head>${importMapTag(files, base).tag}`)
    .replace(/src="[^"]*\/vitrine\.js"/, (src) => `${src} integrity="${files['vitrine.js']?.integrity}"`);
  if (!checked.includes('type="importmap"') || !checked.includes(' integrity="sha384-'))
    throw new Error('the page has no head, or no script of the library');
  return checked;
}
