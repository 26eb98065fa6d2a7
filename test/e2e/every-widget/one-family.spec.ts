import { expect, test } from '../lib/test';
import { MARKUP } from '../lib/visits';

/** What a page's designer measures of a widget, in px. */
interface Measures {
  tag: string;
  /** From the element's left edge to the first text, field or button. */
  inset: number;
  /** Font size of its title, if it has one. */
  title?: number;
  /** What each primary button lacks to the element's width. */
  buttons: number[];
}

/** Elements that are no block of the page: a word, a picture, a bar of their own. */
const OWN_SHAPE = ['vt-go-back', 'vt-hub-menu', 'vt-qr-code', 'vt-car-image'];

/** Places every tag on a page; resolves when they show what they show without a press. */
async function placeAll(page: import('@playwright/test').Page, surface = ''): Promise<void> {
  await page.evaluate(
    ([markup, attribute]) => {
      const main = document.querySelector('main') as HTMLElement;
      main.innerHTML = markup
        .map((tag) => `<section data-family>${tag.replace(' load=', ` ${attribute} load=`)}</section>`)
        .join('');
    },
    [MARKUP, surface] as const,
  );
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('[data-family] [load=eager]')].every(
        (element) =>
          (element.matches(':state(ready)') && !element.shadowRoot?.querySelector('[aria-busy=true]')) ||
          'updateComplete' in element,
      ),
    undefined,
    { timeout: 60_000 },
  );
}

const measure = (page: import('@playwright/test').Page): Promise<Measures[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-family] > [load=eager]')].map((element) => {
      const root = element.shadowRoot as ShadowRoot;
      const host = element.getBoundingClientRect();
      const isSeen = (one: Element) => {
        const { width, height } = one.getBoundingClientRect();
        return width > 1 && height > 1 && one.checkVisibility({ visibilityProperty: true });
      };
      const shown = [...root.querySelectorAll<HTMLElement>('h2,h3,p,label,legend,.button,.input,a')].filter(
        isSeen,
      );
      const left = Math.min(...shown.map((one) => one.getBoundingClientRect().left));
      const title = shown.find((one) => one.localName === 'h2');
      return {
        tag: element.localName,
        inset: Math.round(left - host.left),
        title: title && Number.parseFloat(getComputedStyle(title).fontSize),
        buttons: shown
          .filter((one) => one.matches('.button:not(.plain)'))
          .map((one) => Math.round(host.width - one.getBoundingClientRect().width)),
      };
    }),
  );

for (const width of [390, 1440]) {
  test(`all widgets share one left edge and one title at ${width} px`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 900 });
    await open('/lone/', { wait: false });
    await placeAll(page);
    const all = (await measure(page)).filter(({ tag }) => !OWN_SHAPE.includes(tag));
    console.log(JSON.stringify(all).replaceAll('},', '},\n'));
    expect(all.filter(({ inset }) => inset !== 0)).toEqual([]);
  });
}
