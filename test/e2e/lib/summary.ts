import { readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import type { Page } from './test';

export const ARGO = '358AF11~2026~679~C01~MUL.CAM.A02~358AF11-V01';

export const TOTAL = 'R$ 103.770,00';

export const full = (page: Page) => page.locator('vt-configurator-summary[view=full]');

export const line = (page: Page) => page.locator('vt-configurator-summary:not([view=full])');

export const said = (page: Page) => full(page).locator('.share-said');

/** Records the page's DOM events and analytics entries. */
export const listen = (page: Page) =>
  page.addInitScript(() => {
    const own = globalThis as unknown as { dataLayer: unknown[]; heard: unknown[] };
    own.dataLayer = [];
    own.heard = [];
    document.addEventListener('vt-configuration-shared', (event) => own.heard.push(event.detail));
  });

export const heard = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard);

/** The content of a PDF: text, links of the last page, metadata. */
export async function pdfOf(path: string) {
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(path)));
  const { text } = await extractText(pdf, { mergePages: true });
  const page = await pdf.getPage(pdf.numPages);
  const urls = (await page.getAnnotations()).map(({ url }) => String(url));
  const { info } = await pdf.getMetadata();
  return { text, urls, info: info as Record<string, unknown> };
}
