import { expect, layoutShifts, type Page, test } from '../../lib/test';

const PATH = '/images/';
/** The browser reports a missing image on the console, and the widget one without a fallback. */
const MISSING = /Failed to load resource.*(404|ERR_FAILED)|^Not Found Fallback Icon$/;

/** Records every image requested from the sandbox, as model/version/color/angle/rendition. */
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

/** The source that an element's img chose from its srcset. */
const taken = (page: Page, id: string) =>
  page.locator(`#${id} img`).evaluate((image) => (image as HTMLImageElement).currentSrc.split('/').at(-1));

const SIZES = { w48: 'ready', w140: 'ready', w319: 'ready', again: 'ready', large: 'ready' };

test.afterEach(({ noise }) => {
  noise.splice(0, noise.length, ...noise.filter((text) => !MISSING.test(text)));
});

/** Moves the three views of a car far below everything else. */
async function moveSidesAway(page: Page): Promise<void> {
  const rewrite = (address: RegExp, change: (body: string) => string) =>
    page.route(address, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    });
  await rewrite(/\/images\/$/, (body) =>
    body.replace('<section aria-labelledby="lados">', '<section aria-labelledby="lados" class="far">'),
  );
  await rewrite(/\/images\.css$/, (body) => `${body} .far { margin-top: 6000px }`);
}

test('each image loads in the rendition that fits when it is near, and none is requested twice', async ({
  page,
  open,
}) => {
  await moveSidesAway(page);
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
  expect(asked.filter((image) => image.includes('/176T/'))).toEqual([]);
  await settled(page, { side: 'ready', front: 'ready', wheel: 'ready' });
  expect(asked.some((image) => image.includes('/176T/front/'))).toBe(true);
  await page.locator('#codigos').scrollIntoViewIfNeeded();
  expect(asked.filter((image, index) => asked.indexOf(image) !== index)).toEqual([]);
  expect(asked.filter((image) => image.includes('/448/')).sort()).toEqual(
    ['1280x1280', '140x100', '319x319', '48x48'].map((size) => `358/BF3-1/448/side/${size}`),
  );
  expect(await layoutShifts(page)).toEqual([]);
});

test.describe('on a screen with a device pixel ratio of 2', () => {
  test.use({ deviceScaleFactor: 2 });

  test('each image has twice the width', async ({ page, open }) => {
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

test('a missing image has a fallback, a note, an icon or the children, under a strict policy', async ({
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
});
