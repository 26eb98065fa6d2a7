import { expect, test } from '../lib/test';
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
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route(/\/lone\//, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('<head>', '<head><meta name="vitrine:mode" content="author">');
    await route.fulfill({ response: answer, body });
  });
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
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-container] [load=eager]')].every(
      (element) => element.matches(':state(ready)') || 'updateComplete' in element,
    ),
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
  await expect(page.locator('vitrine-author-notes')).toContainText('só 150 px de largura');
  await expect(page.locator('vitrine-author-notes')).toHaveCount(1);
});
