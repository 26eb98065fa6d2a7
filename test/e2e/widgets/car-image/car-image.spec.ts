import { expect, expectAccessible, layoutShifts, type Page, test } from '../../lib/test';

const PATH = '/images/';
/** The browser says on the console that an image is not there; the page shows what stands in for it. */
const MISSING = /Failed to load resource.*(404|ERR_FAILED)/;

/** Every image asked of the sandbox from now on, as model/version/color/angle/rendition. */
function watch(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, image] = /\/api\/assets\/cars\/[^/]+\/\d+\/(.+)$/.exec(request.url()) ?? [];
    if (image) asked.push(image);
  });
  return asked;
}

const state = (page: Page, id: string, name: string) =>
  page.locator(`#${id}`).evaluate((element, name) => element.matches(`:state(${name})`), name);

async function settled(page: Page, expected: Record<string, string>): Promise<void> {
  for (const [id, name] of Object.entries(expected)) {
    await page.locator(`#${id}`).scrollIntoViewIfNeeded();
    await expect.poll(() => state(page, id, name), id).toBe(true);
  }
}

/** What an element's img took of its srcset. */
const taken = (page: Page, id: string) =>
  page.locator(`#${id} img`).evaluate((image) => (image as HTMLImageElement).currentSrc.split('/').at(-1));

const SIZES = { w48: 'ready', w140: 'ready', w319: 'ready', again: 'ready', large: 'ready' };

test.afterEach(({ noise }) => {
  noise.splice(0, noise.length, ...noise.filter((text) => !MISSING.test(text)));
});

test('each place gets the rendition that fits, and no image is fetched twice', async ({ page, open }) => {
  const asked = watch(page);
  await open(PATH);
  await settled(page, SIZES);
  expect(await Promise.all(Object.keys(SIZES).map((id) => taken(page, id)))).toEqual([
    '48x48',
    '140x100',
    '319x319',
    '319x319',
    '1280x1280',
  ]);
  await settled(page, { side: 'ready', front: 'ready', wheel: 'ready' });
  await page.locator('#codigos').scrollIntoViewIfNeeded();
  expect(asked.filter((image, index) => asked.indexOf(image) !== index)).toEqual([]);
  expect(asked.filter((image) => image.includes('/448/')).sort()).toEqual(
    ['1280x1280', '140x100', '319x319', '48x48'].map((size) => `358/BF3-1/448/side/${size}`),
  );
  expect(await layoutShifts(page)).toEqual([]);
});

test.describe('on a screen of two pixels to the px', () => {
  test.use({ deviceScaleFactor: 2 });

  test('each place gets twice the width', async ({ page, open }) => {
    await open(PATH);
    await settled(page, SIZES);
    expect(await Promise.all(Object.keys(SIZES).map((id) => taken(page, id)))).toEqual([
      '140x100',
      '319x319',
      '1280x1280',
      '1280x1280',
      '1280x1280',
    ]);
  });
});

test('what is far below loads once it comes near', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.route(/\/images\/$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      '<section aria-labelledby="lados">',
      '<section aria-labelledby="lados" class="far">',
    );
    await route.fulfill({ response: answer, body });
  });
  await page.route(/\/images\.css$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()} .far { margin-top: 6000px }` });
  });
  const asked = watch(page);
  await open(PATH);
  await settled(page, { w48: 'ready', w319: 'ready' });
  expect(asked.some((image) => image.includes('/176T/'))).toBe(false);
  await settled(page, { front: 'ready' });
  expect(asked.some((image) => image.includes('/176T/front/'))).toBe(true);
});

test('what is missing has a stand-in, a note, an icon or the children, under a strict policy', async ({
  page,
  open,
}) => {
  await open(PATH);
  await settled(page, {
    'other-color': 'fallback',
    fallback: 'fallback',
    none: 'failed',
    'none-small': 'failed',
    children: 'failed',
  });
  await expect(page.locator('#other-color')).toContainText('Imagem ilustrativa: outra cor');
  await expect(page.locator('#fallback').getByRole('img', { name: 'Desenho de um SUV verde' })).toBeVisible();
  await expect(page.locator('#none').getByText('Imagem indisponível')).toBeVisible();
  await expect(page.getByText('Fotos em breve.')).toBeVisible();
  await expectAccessible(page);
});

test('another colour comes over the one before, and one that comes late is not shown', async ({
  page,
  open,
}) => {
  await open(PATH);
  await settled(page, { side: 'ready' });
  let arrive = () => {};
  const late = new Promise<void>((go) => {
    arrive = go;
  });
  await page.route(/\/176\/side\//, async (route) => {
    await late;
    await route.continue();
  });
  const car = page.locator('#side');
  const color = (code: string) => car.evaluate((element, code) => element.setAttribute('color', code), code);
  const shown = () =>
    car
      .locator('img:not(.coming)')
      .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).currentSrc.split('/').at(-3)));
  await color('176');
  await expect.poll(() => state(page, 'side', 'loading')).toBe(true);
  expect(await shown()).toEqual(['176T']);
  await color('249');
  await expect.poll(shown).toEqual(['249']);
  const answered = page.waitForResponse(/\/176\/side\//);
  arrive();
  await answered;
  await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))));
  expect(await shown()).toEqual(['249']);
  await color('176');
  await expect.poll(shown).toEqual(['176']);
});

test('an image that leaves while it loads asks for nothing more, and begins anew where it is put back', async ({
  page,
  open,
}) => {
  await open(PATH);
  await settled(page, { side: 'ready' });
  let fail = () => {};
  const held = new Promise<void>((go) => {
    fail = go;
  });
  await page.route(/\/XYZ1\/side\//, async (route) => {
    await held;
    await route.abort();
  });
  const car = page.locator('#side');
  await car.evaluate((element) => element.setAttribute('color', 'XYZ1'));
  await expect.poll(() => state(page, 'side', 'loading')).toBe(true);
  const asked = watch(page);
  const handle = await car.elementHandle();
  await handle?.evaluate(async (element, fallback) => {
    element.remove();
    // The first one fails now; another is written while nobody sees it.
    element.setAttribute('fallback', fallback);
  }, '/assets/cars/suv-3f5a2a.svg');
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('XYZ1'));
  fail();
  await failed;
  await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))));
  expect(asked).toEqual([]);
  await page.evaluate((element) => document.querySelector('main')?.prepend(element as Element), handle);
  await expect.poll(() => state(page, 'side', 'fallback')).toBe(true);
});

test('without the address of the images, and without an attribute, the page is told what to write', async ({
  page,
  open,
  noise,
}) => {
  await page.route(/\/images\/$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text())
      .replace(/<meta name="vitrine:services"[^>]*>/, '<meta name="vitrine:mode" content="author">')
      .replace('id="children" model="376"', 'id="children"');
    await route.fulfill({ response: answer, body });
  });
  await open(PATH);
  await settled(page, { children: 'failed' });
  await expect(page.getByText('Fotos em breve.')).toBeVisible();
  await page.mouse.move(10, 10);
  const notes = page.locator('vitrine-author-notes');
  await expect(notes.filter({ hasText: 'model: falta este atributo.' })).toHaveCount(1);
  await expect(notes.filter({ hasText: 'vitrine:service:assets' }).first()).toBeVisible();
  await expect
    .poll(() => noise.filter((text) => text.startsWith('[vitrine] <vt-car-image model>: is missing')))
    .toHaveLength(1);
  expect(noise.filter((text) => text.includes('<meta name="vitrine:service:assets">'))).toHaveLength(1);
  noise.length = 0;
});
