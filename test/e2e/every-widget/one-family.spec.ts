import { expect, type Page, test } from '../lib/test';
import { MARKUP } from '../lib/visits';

/** What a page's designer measures of a widget, in px. */
interface Measures {
  tag: string;
  /** From the element's left edge to the first text, field or button. */
  inset: number;
  /** Font size of its title; null without one. */
  title: number | null;
  /** What each main button of a row or a form lacks to the width of its row. */
  buttons: number[];
}

/** Elements that are no block of the page: a word, a picture, a bar of their own. */
const OWN_SHAPE = ['vt-go-back', 'vt-hub-menu', 'vt-qr-code', 'vt-car-image'];

/** Places every tag on a page; resolves when they show what they show without a press. */
async function placeAll(page: Page, attributes = ''): Promise<void> {
  await page.evaluate(
    ([markup, added]) => {
      const main = document.querySelector('main') as HTMLElement;
      main.innerHTML = markup
        // Without what the demo's pages say of the look.
        .map((tag) => tag.replaceAll(/ (surface|heading-level)="[^"]*"/g, ''))
        .map((tag) => `<section data-family>${tag.replace(' load=', ` ${added} load=`)}</section>`)
        .join('');
    },
    [MARKUP, attributes] as const,
  );
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('[data-family] [load=eager]')].every(
        (element) =>
          (element.matches(':state(ready)') && !element.shadowRoot?.querySelector('[aria-busy=true]')) ||
          'updateComplete' in element,
      ),
    undefined,
    // Some forty widgets at once, on a machine that may be busy.
    { timeout: 60_000 },
  );
}

const measure = async (page: Page): Promise<Measures[]> => {
  const all = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-family] > [load=eager]')].map((element) => {
      const root = element.shadowRoot as ShadowRoot;
      const shown = [
        ...root.querySelectorAll<HTMLElement>('h2,h3,p,label,legend,.button,.input,.sign-in'),
      ].filter((one) => {
        const { width, height } = one.getBoundingClientRect();
        return width > 1 && height > 1 && one.checkVisibility({ visibilityProperty: true });
      });
      const title = shown.find((one) => one.localName === 'h2');
      /** What the row of a button leaves free, which others may share with it: the saving of an offer. */
      const lackOf = (button: Element) => {
        const parent = button.parentElement as Element;
        const { top, bottom } = button.getBoundingClientRect();
        const row = [...parent.children]
          .map((one) => one.getBoundingClientRect())
          .filter((one) => one.width > 0 && one.top < bottom && one.bottom > top);
        const taken = Math.max(...row.map(({ right }) => right)) - Math.min(...row.map(({ left }) => left));
        return Math.round(parent.getBoundingClientRect().width - taken);
      };
      return {
        tag: element.localName,
        inset: Math.round(
          Math.min(...shown.map((one) => one.getBoundingClientRect().left)) -
            element.getBoundingClientRect().left,
        ),
        title: title ? Number.parseFloat(getComputedStyle(title).fontSize) : null,
        buttons: shown.filter((one) => one.matches(':is(.actions, form) > .button:not(.plain)')).map(lackOf),
      };
    }),
  );
  return all.filter(({ tag }) => !OWN_SHAPE.includes(tag));
};

for (const width of [390, 1440]) {
  test(`all widgets share the page's left edge and one size of title at ${width} px`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open('/lone/', { wait: false });
    await placeAll(page);
    const all = await measure(page);
    expect(all.length).toBeGreaterThan(30);
    expect(all.filter(({ inset }) => inset !== 0)).toEqual([]);
    expect(new Set(all.flatMap(({ title }) => title ?? []))).toEqual(new Set([22]));
    if (width < 480) expect(all.filter(({ buttons }) => buttons.some((lack) => lack !== 0))).toEqual([]);
  });
}

test('a card has one inset and one title, or none; of several gates the first is whole', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open('/lone/', { wait: false });
  await placeAll(page, 'surface="card" heading-level="none"');
  const insets = await page.evaluate(() =>
    [...document.querySelectorAll('[data-family] > [load=eager]')].flatMap((element) => {
      const view = element.shadowRoot?.querySelector('.vt');
      return view ? getComputedStyle(view).paddingInlineStart : [];
    }),
  );
  expect(insets.length).toBeGreaterThan(30);
  expect(new Set(insets)).toEqual(new Set(['32px']));
  const all = await measure(page);
  // The summary's title is an author's text; a view that replaces the first one has a title of its own.
  expect(all.filter(({ title }) => title !== null)).toEqual([]);
  const gates = page.locator('[part=sign-in]');
  expect(await gates.count()).toBeGreaterThan(8);
  await expect(page.locator('.whole')).toHaveCount(1);
  await expect(gates.first()).toHaveClass(/whole/);
  for (const gate of await gates.all()) await expect(gate.locator('a, button')).toHaveCount(1);
});
