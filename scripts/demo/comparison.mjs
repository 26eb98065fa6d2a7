/** The screens of /antes-e-depois/, and the pages of which they are pictures. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../system/run.mjs';

/**
 * @typedef {{ 'pt-BR': string, 'es-AR': string }} Words
 * @typedef {{ id: string, brand: 'fiat' | 'ram' | 'peugeot', path: string, signedIn?: boolean, title: Words, changed: Words }} Screen
 */

/** @type {{ height: number, sizes: Record<'390' | '1440', [number, number]>, screens: readonly Screen[] }} */
const list = JSON.parse(readFileSync(join(root, 'demo-pages/pages/comparison/screens.json'), 'utf8'));
export const SCREENS = list.screens;
/** Of the window, in px: as much of a page is shown. */
export const HEIGHT = list.height;
/** Width and height of a picture by the width of its window. */
export const SIZES = list.sizes;
export const FOLDER = 'demo-pages/pages/assets/comparison';

/** @param {Pick<Screen, 'id'>} screen @param {keyof typeof SIZES} width @param {'before' | 'after'} when */
export const pictureName = ({ id }, width, when) => `${id}-${width}-${when}.webp`;

/** A page of a brand that is dark as a whole. */
const DARK =
  ':root{--paper:#101114;--ink:#f5f5f6;--soft:#c3c6cc;--tint:#1b1c20;--line:#3a3d44;--accent:#ff9c94;color-scheme:dark}.wordmark{color:inherit}';

/**
 * Returns a page's markup as one of the screen's brand; Ram's pages are dark as a whole, and their widgets are told so.
 * @param {string} html @param {Screen} screen @returns {string}
 */
export function screenHtml(html, { brand }) {
  const [, own = brand] = /<meta name="vitrine:brand" content="(\w+)"/.exec(html) ?? [];
  let page = html
    .replace(`name="vitrine:brand" content="${own}"`, `name="vitrine:brand" content="${brand}"`)
    .replace(`/assets/${own}.css`, `/assets/${brand}.css`)
    .replace(`brand-${own}`, `brand-${brand}`)
    .replace(/(<a class="wordmark"[^>]*>)FIAT/i, `$1${brand.toUpperCase()}`);
  if (own !== brand) page = page.replace(/>[^<]+/g, (text) => text.replaceAll('Fiat', 'Ram'));
  if (brand !== 'ram') return page;
  return page
    .replace('</head>', () => `<style>${DARK}</style></head>`)
    .replace(/<(vt-[\w-]+)/g, '<$1 surface="dark"');
}
