/** The pictures of the index's "start here": a widget each, as its page shows it. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../system/run.mjs';

/** @typedef {{ file: string, folder: string, path: string, element: string, size: readonly [number, number], window: readonly [number, number] }} Picture */

/** @type {{ size: [number, number], window: [number, number], pictures: { id: string, path: string, spanish: string, element: string, size?: [number, number] }[] }} */
const list = JSON.parse(readFileSync(join(root, 'demo-pages/pages/index/start-here.json'), 'utf8'));
export const FOLDER = 'demo-pages/pages/assets/start-here';
/** A digest of the words in each picture, by its file. */
export const WORDS = 'demo-pages/pages/index/start-here-words.json';

/** @type {readonly Picture[]} */
export const PICTURES = list.pictures.flatMap(({ id, path, spanish, element, size = list.size }) =>
  [
    { language: 'pt-BR', path },
    { language: 'es-AR', path: spanish },
  ].map((page) => ({
    file: `${id}-${page.language}.webp`,
    folder: FOLDER,
    path: page.path,
    element,
    size,
    window: list.window,
  })),
);

/** Milliseconds in which a page may load. */
const PATIENCE = 45_000;

/**
 * Opens a page and scrolls to its widget; resolves to a digest of its words and to what takes the picture.
 * @param {import('@playwright/test').Page} page @param {string} origin @param {Picture} picture
 * @returns {Promise<{ words: string, take(): Promise<Buffer> }>}
 */
export async function showWidget(page, origin, { path, element, size, window: [width, height] }) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height });
  await page.goto(origin + path, { timeout: PATIENCE });
  const widget = page.locator(element).first();
  await widget.scrollIntoViewIfNeeded({ timeout: PATIENCE });
  await page.waitForFunction(
    (selector) => {
      const found = document.querySelector(selector);
      return found?.matches('[data-embed-builder]:has(select), :state(ready)');
    },
    element,
    { timeout: PATIENCE },
  );
  await page.waitForLoadState('networkidle', { timeout: PATIENCE });
  const text = await widget.evaluate((found) => {
    const view = found.shadowRoot?.querySelector('.vt') ?? found;
    return /** @type {HTMLElement} */ (view).innerText.replace(/\d+|\s+/g, ' ');
  });
  return {
    words: createHash('sha256').update(text).digest('hex').slice(0, 12),
    async take() {
      const box = await widget.evaluate((found) => {
        found.scrollIntoView();
        const { left, top, width } = found.getBoundingClientRect();
        const room = 10;
        return {
          x: Math.max(0, left + scrollX - room),
          y: top + scrollY - room,
          width: Math.min(innerWidth, width + 2 * room),
        };
      });
      return page.screenshot({
        fullPage: true,
        clip: { ...box, height: (box.width * size[1]) / size[0] },
      });
    },
  };
}
