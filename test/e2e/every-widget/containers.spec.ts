import { expect, test } from '../lib/test';
import { editPage } from '../lib/test-server';
import { MARKUP } from '../lib/visits';

/** Parents that shrink to fit their content; @ is the widget. */
const CONTAINERS: Readonly<Record<string, string>> = {
  row: '<div style="display:flex">@<p style="width:48px">Ao lado</p></div>',
  'centred column': '<div style="display:flex;flex-direction:column;align-items:center">@</div>',
  'fit-content': '<div style="width:fit-content">@</div>',
  float: '<div style="float:left">@</div>',
  'inline-block': '<div style="display:inline-block">@</div>',
  'table cell': '<table><tbody><tr><td>@</td><td>Ao lado</td></tr></tbody></table>',
  absolute: '<div style="position:relative;height:1700px"><div style="position:absolute">@</div></div>',
  'justify-items: start': '<div style="display:grid;justify-items:start">@</div>',
  dialog: '<dialog open style="position:static">@</dialog>',
};

test('every tag has a width it can work in, in any parent that shrinks to fit', async ({ page, open }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  editPage((html) => html.replace('<head>', '<head><meta name="vitrine:mode" content="author">'));
  await open('/lone/', { wait: false });
  await page.evaluate(
    ([containers, markup]) => {
      const main = document.querySelector('main') as HTMLElement;
      main.innerHTML = Object.entries(containers)
        .flatMap(([name, html]) =>
          markup.map((tag) => `<section data-container="${name}">${html.replace('@', tag)}</section>`),
        )
        .join('');
    },
    [CONTAINERS, MARKUP] as const,
  );
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('[data-container] [load=eager]')].every(
        (element) => element.matches(':state(ready)') || 'updateComplete' in element,
      ),
    undefined,
    // Some hundred widgets at once, on a machine that may be busy.
    { timeout: 60_000 },
  );
  const tooNarrow = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-container]')].flatMap((section) => {
        const element = section.querySelector<HTMLElement>('[load=eager]') as HTMLElement;
        // Elements of text only are as wide as their text.
        const text = ['vt-go-back', 'vt-hub-menu', 'vt-qr-code'].includes(element.localName);
        const least = text ? 1 : Math.min(640, document.documentElement.clientWidth - 120);
        const within = section.scrollWidth <= section.clientWidth + 1;
        return element.offsetWidth >= least && within
          ? []
          : [`${element.localName} in ${section.dataset.container}: ${element.offsetWidth} px`];
      }),
    );
  expect(await tooNarrow()).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await tooNarrow()).toEqual([]);
  await page
    .locator('[data-container=float] > div', { has: page.locator('vt-lead-form') })
    .evaluate((one) => {
      one.style.width = '150px';
    });
  // Author mode starts with the first interaction.
  await page.keyboard.press('Tab');
  // It looks at some hundred widgets, on a machine that may be busy.
  await expect(page.locator('vitrine-author-notes')).toContainText('só 150 px de largura', {
    timeout: 60_000,
  });
  await expect(page.locator('vitrine-author-notes')).toHaveCount(1);
});

test('every tag fits a phone whose visitor has made texts twice as large', async ({ page, open }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/lone/', { wait: false });
  await page.evaluate((markup) => {
    const main = document.querySelector('main') as HTMLElement;
    main.innerHTML = markup.map((tag) => `<section data-large>${tag}</section>`).join('');
    // The visitor's own size is the default of this one.
    main.style.setProperty('--vt-font-size', '32px');
  }, MARKUP);
  await page.waitForFunction(() => {
    for (const element of document.querySelectorAll('[data-large] [load=eager]'))
      if (!element.matches(':state(ready)') && !('updateComplete' in element)) return false;
    return true;
  });
  const tooWide = await page.evaluate(() => {
    const found: string[] = [];
    for (const section of document.querySelectorAll<HTMLElement>('[data-large]')) {
      const element = section.firstElementChild as HTMLElement;
      const view = element.shadowRoot?.querySelector<HTMLElement>('.vt');
      for (const box of [section, view])
        if (box && box.scrollWidth > box.clientWidth + 1)
          found.push(`${element.localName}: ${box.scrollWidth} in ${box.clientWidth} px`);
    }
    return found;
  });
  expect(tooWide).toEqual([]);
});

/** Styles of a parent that hide what is in it, or make it inert; each may be of a closed drawer. */
const HIDING: Readonly<Record<string, string>> = {
  'visibility hidden': 'style="visibility:hidden"',
  'pointer-events none': 'style="pointer-events:none"',
  inert: 'inert',
  'content-visibility hidden': 'style="content-visibility:hidden"',
  'display none': 'style="display:none"',
};

test('what a parent hides is hidden: no tag is seen, takes a click or a focus in a closed drawer', async ({
  page,
  open,
}) => {
  await open('/lone/', { wait: false });
  await page.evaluate((markup) => {
    const main = document.querySelector('main') as HTMLElement;
    main.innerHTML = `<button id="before">Antes</button><div id="drawer">${markup.join('')}</div><button id="after">Depois</button>`;
  }, MARKUP);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('#drawer [load=eager]')].every(
      (element) => element.matches(':state(ready)') || 'updateComplete' in element,
    ),
  );
  /** Names what of the drawer is there: painted, at a point of its own, or focusable. */
  const found = (attributes: string) =>
    page.evaluate((text) => {
      const drawer = document.querySelector('#drawer') as HTMLElement;
      for (const { name } of [...drawer.attributes]) if (name !== 'id') drawer.removeAttribute(name);
      const holder = document.createElement('template');
      holder.innerHTML = `<i ${text}></i>`;
      for (const { name, value } of holder.content.children[0]?.attributes ?? [])
        drawer.setAttribute(name, value);
      const isPainted = !/pointer-events|inert/.test(text);
      return [...drawer.children].flatMap((element) => {
        const inner = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('*') ?? [])];
        const seen = isPainted && inner.some((each) => each.checkVisibility({ visibilityProperty: true }));
        const pressed = inner.some((each) => {
          const { x, y, width, height } = each.getBoundingClientRect();
          if (!width || !height) return false;
          each.scrollIntoView({ block: 'center' });
          const box = each.getBoundingClientRect();
          const point = [box.x + box.width / 2, box.y + box.height / 2] as const;
          return x + y >= 0 && element.shadowRoot?.elementFromPoint(...point) === each;
        });
        const focused =
          !/pointer-events/.test(text) &&
          inner.some((each) => {
            each.focus?.();
            return element.shadowRoot?.activeElement === each;
          });
        return seen || pressed || focused
          ? [`${element.localName}: ${JSON.stringify({ seen, pressed, focused })}`]
          : [];
      });
    }, attributes);
  for (const [name, attributes] of Object.entries(HIDING)) {
    expect([name, ...(await found(attributes))]).toEqual([name]);
  }
  // The test sees what is there.
  expect((await found('data-open')).length).toBeGreaterThan(30);
});
