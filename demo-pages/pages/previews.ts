/**
 * Pictures of the pages for the index: drawn from each page's own markup, in its brand's colours, when they are asked
 * for. They are no files, and go with a change of the page.
 */
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { escapeMarkup } from '#domain/text/escape-markup';
import { BRAND_TOKENS } from '#ui/core/tokens';
import { VERSIONS } from '../sandbox/data/cars';
import { sideView } from '../sandbox/drawings/car';
import { type Form, formFor } from '../sandbox/drawings/forms';
import { BRAND_PAGES } from './brands';
import type { Page } from './page';
import { BLOCKS, type Colors } from './preview-blocks';

export const FRAGMENTS = `${dirname(fileURLToPath(import.meta.url))}/fragments/`;
export const PREVIEW_WIDTH = 320;
export const PREVIEW_HEIGHT = 200;
const HATCH = formFor('hatch') as Form;
const HEADER = 22;
const GAP = 10;

/** The address of a page's picture. */
export const previewAddress = ({ path }: Page): string =>
  `/assets/previews/${path.split('/').filter(Boolean).join('-') || 'index'}.svg`;

/** Returns the parts of a page that have a drawing, in their order; a page drawn as a whole has none. */
export function partsOf({ fragment, values = {} }: Page): string[] {
  const html = readFileSync(`${FRAGMENTS}${fragment}.html`, 'utf8') + (values.tag ?? '');
  const parts = [...html.matchAll(/<vt-([a-z-]+)|class="(hero|trims)"/g)]
    .map(([, tag, section]) => tag ?? section ?? '')
    .filter((name) => name in BLOCKS);
  if (parts.length > 0) return parts;
  const whole = fragment.replace(/-es$/, '');
  return [whole in BLOCKS ? whole : 'text'];
}

/** The car of a page: that of its first picture, else of its model, else the brand's first. */
function carOf({ brand, values }: Page, html: string): { form: Form; color: string } {
  const [, shape = '', color = ''] = /assets\/cars\/([a-zA-Z0-9]+)-([0-9a-f]{6})/.exec(html) ?? [];
  const pictured = formFor(shape);
  if (pictured) return { form: pictured, color: `#${color}` };
  const own = VERSIONS.filter((version) => version.brand === brand);
  const version = own.find(({ modelName }) => modelName === values?.model) ?? own[0] ?? VERSIONS[0];
  return { form: formFor(version?.modelCode ?? '') ?? HATCH, color: BRAND_TOKENS[brand].accent };
}

/** Draws a page as SVG text: its header, then its sections until the picture is full. */
export function pagePreview(page: Page): string {
  const html = readFileSync(`${FRAGMENTS}${page.fragment}.html`, 'utf8');
  const { primary, 'on-primary': onPrimary, accent } = BRAND_TOKENS[page.brand];
  const colors: Colors = { primary, onPrimary, accent };
  const { form, color } = carOf(page, html);
  const car = sideView(form, color);
  let top = HEADER;
  let content = '';
  for (const name of partsOf(page)) {
    if (top > PREVIEW_HEIGHT) break;
    const block = BLOCKS[name];
    if (!block) continue;
    if (name !== 'hero') top += GAP;
    content += `<g transform="translate(0 ${top})">${block.draw(colors)}</g>`;
    top += block.height;
  }
  const wordmark = escapeMarkup(page.wordmark ?? BRAND_PAGES[page.brand].wordmark);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PREVIEW_WIDTH} ${PREVIEW_HEIGHT}">
<defs><symbol id="car" viewBox="0 0 ${car.width} ${car.height}">${car.content}</symbol></defs>
<rect width="${PREVIEW_WIDTH}" height="${PREVIEW_HEIGHT}" fill="#fff"/>
<rect width="${PREVIEW_WIDTH}" height="3" fill="${primary}"/>
<text x="16" y="16" font-family="sans-serif" font-size="9" font-weight="700" letter-spacing="1" fill="${primary}">${wordmark}</text>
<path d="M236 13h20M264 13h20M292 13h12" stroke="#c3c5cc" stroke-width="3"/>
${content}
</svg>`;
}

/** Returns the picture at an address; undefined if it is no page's. */
export function previewAt(address: string, pages: readonly Page[]): string | undefined {
  const page = pages.find((each) => previewAddress(each) === address);
  return page && pagePreview(page);
}
