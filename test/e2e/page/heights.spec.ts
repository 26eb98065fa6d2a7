import { builtFile } from '../lib/built-file';
import { expect, layoutShifts, test } from '../lib/test';
import { editPage } from '../lib/test-server';

const TABLE = builtFile('src/element/heights.ts');

/** The demo's page with a lone lead form, without the snippet's CSS, and with another element in its place. */
const lonePage = (markup: string, style = '') => ({
  markup: (html: string) =>
    html
      .replace(/<style>:where\(vt-[\s\S]*?<\/style>/, style)
      .replace(/<vt-lead-form[\s\S]*<\/vt-lead-form>/, markup),
});

test.use({ viewport: { width: 1000, height: 700 } });

const CASES = [
  ['a page without the snippet’s CSS', lonePage('<vt-lead-form></vt-lead-form>'), 639, 1],
  [
    'a page with a height of its own',
    lonePage('<vt-lead-form></vt-lead-form>', '<style>vt-lead-form{min-height:900px}</style>'),
    900,
    0,
  ],
  ['a page of links only', lonePage('<vt-go-back></vt-go-back>'), 0, 0],
] as const;

for (const [name, { markup }, height, requests] of CASES) {
  test(`${name} reserves ${height} px and loads the table of heights ${requests} times`, async ({
    page,
    open,
  }) => {
    let tables = 0;
    await page.route(TABLE, (route) => {
      tables++;
      return route.continue();
    });
    editPage((html) => markup(html));
    await open('/lone/');
    const read = () =>
      page
        .locator('main > :is(vt-lead-form, vt-go-back)')
        .evaluate((tag) => Number.parseInt(getComputedStyle(tag).minHeight, 10) || 0);
    await expect.poll(read).toBe(height);
    expect(tables).toBe(requests);
  });
}

for (const { it, table, height } of [
  { it: 'moves nothing', table: 'arrives', height: 639 },
  { it: 'reserves nothing for good', table: 'fails', height: 0 },
]) {
  test(`a page that is painted after the script ${it} when the table of heights ${table}`, async ({
    page,
    open,
    noise,
  }) => {
    await page.route(TABLE, (route) => (table === 'fails' ? route.abort() : route.continue()));
    editPage((html) =>
      CASES[0][1]
        .markup(html)
        .replace('<script async', '<script type="module" async blocking="render"')
        .replace('</main>', '<p>Fim</p></main>'),
    );
    await open('/lone/');
    const tag = page.locator('main > vt-lead-form');
    await expect
      .poll(() => tag.evaluate((form) => Number.parseInt(getComputedStyle(form).minHeight, 10) || 0))
      .toBe(height);
    if (table === 'fails') noise.length = 0;
    else expect(await layoutShifts(page)).toEqual([]);
  });
}

test('a linked reserve.css that arrives after the script holds the height, not a screen', async ({
  page,
  open,
}) => {
  const tableRequested = page.waitForRequest((request) => TABLE(new URL(request.url())));
  await page.route(/\/reserve\.css$/, async (route) => {
    await tableRequested;
    await route.continue();
  });
  // The table comes when the page has been painted without it.
  await page.route(TABLE, async (route) => {
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    await route.continue();
  });
  const tableArrived = page.waitForResponse((response) => TABLE(new URL(response.url())));
  editPage((html) => {
    const link = '<link rel="stylesheet" href="/vitrine/reserve.css">';
    const { markup } = lonePage('<vt-whatsapp></vt-whatsapp><p>Fim</p>', link);
    return markup(html);
  });
  await open('/lone/');
  await (await tableArrived).finished();
  expect(await layoutShifts(page)).toEqual([]);
});

test('an unknown tag and one with another sign in its name are told, and lead to no other folder', async ({
  page,
  open,
  noise,
}) => {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(globalThis, { told });
    addEventListener('vt-widget-failed', (event) => {
      told.push(`${event.detail.tag} ${event.detail.phase}`);
      event.preventDefault();
    });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  editPage((html) =>
    html.replace(
      /<vt-lead-form[\s\S]*<\/vt-lead-form>/,
      '<vt-lead-from>a</vt-lead-from><vt-..\\..\\other>b</vt-..\\..\\other>',
    ),
  );
  await open('/lone/', { wait: false });
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { told: string[] }).told))
    .toEqual(['vt-lead-from unknown']);
  expect(asked.filter((path) => path.includes('other'))).toEqual([]);
  noise.length = 0;
});

for (const outcome of ['arrives', 'fails'] as const) {
  test(`a placeholder stands below the author’s children until the widget ${outcome}, and moves nothing`, async ({
    page,
    open,
    noise,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/widgets\/lead-form\.js/, async (route) => {
      await held;
      return outcome === 'fails' ? route.abort() : route.continue();
    });
    // Children that are taller than what it leaves free.
    editPage((html) => {
      const tall = '<style>vt-lead-form > * { display: block; height: 300px }</style></head>';
      return html.replace('</head>', tall);
    });
    await open('/lone/', { wait: false });
    const tag = page.locator('main > vt-lead-form');
    const read = () =>
      tag.evaluate((form) => {
        const { content, height, backgroundImage } = getComputedStyle(form, '::after');
        return content === 'none' ? 'none' : `${height} ${/gradient/.test(backgroundImage)}`;
      });
    // The reserved 639 px without the room of the children; a card has 66 px more.
    await expect.poll(read).toBe('543px true');
    expect(await tag.evaluate((form) => form.getBoundingClientRect().height)).toBe(639 + 66);
    release();
    await expect.poll(read).toBe('none');
    if (outcome === 'fails') noise.length = 0;
    else await expect(tag.getByRole('button').first()).toBeVisible();
    expect(await layoutShifts(page)).toEqual([]);
  });
}
