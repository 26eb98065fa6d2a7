import { readFileSync } from 'node:fs';
import { PAGES } from '#demo-pages/pages/pages';
import { BUILDS, renderPage } from '#demo-pages/pages/render';
import { MAIN_JOBS } from './main-jobs';
import type { Page } from './test';

const { widgets } = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as { widgets: object };

/** The widgets' markup in the demo pages of one brand. */
const written = PAGES.filter(({ brand }) => brand === 'fiat')
  .map((page) => renderPage(page, BUILDS[0] as (typeof BUILDS)[number]).html)
  .join('\n');

/** Every tag of the build, with the markup of a demo page or of its main job; loaded immediately. */
export const MARKUP: readonly string[] = Object.keys(widgets).map((name) => {
  const tag = `vt-${name.replace(/^vt-/, '')}`;
  const opening = new RegExp(`<${tag}((?:\\s[^>]*?)?)\\s*/?>`);
  const [, attributes] = opening.exec(written) ?? opening.exec(MAIN_JOBS[tag]?.markup ?? '') ?? [];
  if (attributes === undefined) throw new Error(`neither a page of the demo nor a main job has a <${tag}>`);
  return `<${tag}${attributes.replace(/\sload="[^"]*"/, '')} load="eager"><a href="#conteudo">x</a></${tag}>`;
});

/** State in the page between two calls. */
interface Visits {
  /** Each removed element, by its tag. */
  gone: [tag: string, element: WeakRef<Element>][];
  /** One element per tag that is inserted in every round. */
  kept: Element[];
  place: HTMLElement;
  /** Number of pending calls. */
  calls: number;
}

/**
 * Inserts and removes every tag: in each round new elements, and one per tag that is inserted every time. They are
 * removed as soon as their state is known.
 * @param used whether to click them first, and to remove them after their calls have ended
 * @param noted whether to remove failed ones only after author mode has reported them
 */
export const comeAndGo = (
  page: Page,
  visit: Record<'rounds' | 'each', number> & Partial<Record<'used' | 'noted', boolean>>,
) =>
  page.evaluate(
    async ({ markup, rounds, each, used, noted }) => {
      const global = globalThis as unknown as { visits?: Visits };
      const make = () =>
        markup.map(
          (text) => document.createRange().createContextualFragment(text).firstElementChild as Element,
        );
      if (!global.visits) {
        const visits: Visits = { gone: [], kept: make(), place: document.createElement('div'), calls: 0 };
        global.visits = visits;
        document.querySelector('main')?.append(visits.place);
        const { fetch } = globalThis;
        globalThis.fetch = (...request) => {
          visits.calls++;
          return fetch(...request).finally(() => visits.calls--);
        };
      }
      const { visits } = global;
      const { gone, kept, place } = visits;
      // Stacked, since lazy widgets load only while visible; each laid out by itself, since all are many.
      Object.assign(place.style, { position: 'relative', height: '800px' });
      const stacked = { position: 'absolute', inset: '0', contain: 'strict' };
      // Elements that are never busy have no state, those that fail before they are mounted no shadow root.
      const isThere = (element: Element) =>
        element.matches(':state(failed)')
          ? !noted || element.previousElementSibling?.localName === 'vitrine-author-notes'
          : element.shadowRoot?.hasChildNodes() && !element.matches(':state(loading)');
      for (let round = 0; round < rounds; round++) {
        const fresh = Array.from({ length: each }, make).flat();
        const all = [...fresh, ...kept];
        for (const element of all) Object.assign((element as HTMLElement).style, stacked);
        place.append(...all);
        while (!all.every(isThere)) await new Promise(requestAnimationFrame);
        const press = () => new PointerEvent('pointerdown', { bubbles: true });
        if (used) for (const element of all) element.dispatchEvent(press());
        for (let quiet = 0; used && quiet < 3; quiet = visits.calls > 0 ? 0 : quiet + 1)
          await new Promise(requestAnimationFrame);
        for (const element of all) element.remove();
        for (const element of fresh) gone.push([element.localName, new WeakRef(element)]);
        do await new Promise(requestAnimationFrame);
        while (place.hasChildNodes());
      }
    },
    { markup: MARKUP, ...visit },
  );

/** Counts the removed elements of each tag that are still in memory; empty if there are none. */
export async function alive(page: Page): Promise<Record<string, number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.detach();
  return page.evaluate(() => {
    const left: Record<string, number> = {};
    for (const [tag, element] of (globalThis as unknown as { visits: Visits }).visits.gone)
      if (element.deref()) left[tag] = (left[tag] ?? 0) + 1;
    return left;
  });
}

/** Counts the listeners of each event on objects that outlive widgets. */
export async function listeners(page: Page): Promise<Record<string, number>> {
  const devtools = await page.context().newCDPSession(page);
  const count: Record<string, number> = {};
  for (const expression of [
    'window',
    'document',
    'document.documentElement',
    'document.body',
    'visualViewport',
  ]) {
    const { result } = await devtools.send('Runtime.evaluate', { expression });
    const { listeners: all } = await devtools.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId as string,
    });
    for (const { type } of all) count[`${expression} ${type}`] = (count[`${expression} ${type}`] ?? 0) + 1;
  }
  await devtools.detach();
  return count;
}

/** Inserts the kept elements for good; resolves to the tags of those that do not work. */
export const comeBack = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { kept, place } = (globalThis as unknown as { visits: Visits }).visits;
    place.append(...kept);
    const works = (element: Element) =>
      element.shadowRoot?.hasChildNodes() && !element.matches(':state(loading), :state(failed)');
    for (let frame = 0; frame < 300 && !kept.every(works); frame++) await new Promise(requestAnimationFrame);
    return kept.filter((element) => !works(element)).map(({ localName }) => localName);
  });
