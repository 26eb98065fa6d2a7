import { chromiumFlags } from '#scripts/system/chromium.mjs';
import { cameraFlags } from '../lib/camera/clip';
import { withCheckedFiles } from '../lib/checked-page';
import { placeAlone } from '../lib/do-main-job';
import { hasSession } from '../lib/main-job';
import { quiet } from '../lib/noise';
import { expect, type Page, test } from '../lib/test';
import { changeAnswers, editPage } from '../lib/test-server';

test.use({
  viewport: { width: 390, height: 700 },
  hasTouch: true,
  launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: [...chromiumFlags, ...cameraFlags()] },
});

const WASM = "script-src 'self' 'wasm-unsafe-eval'";
const TRUSTED = "require-trusted-types-for 'script'; trusted-types lit-html";

/** Places the widget that looks for faces. */
async function place(page: Page, policy: string): Promise<void> {
  placeAlone(
    '<vt-security-photo></vt-security-photo><meta name="vitrine:face-detector" content="/mediapipe/">',
    {
      'content-security-policy': `${policy}; object-src 'none'`,
    },
  );
  await hasSession(page);
}

const openCamera = (page: Page) => page.getByRole('button', { name: 'Abrir a câmera' });

/** Collects the paths of what is asked for to find faces. */
function watchFiles(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/(vision|mediapipe)\/|\/vision_bundle/.test(pathname))
      paths.push(pathname.replace(/-[\w-]{7}\.js$/, ''));
  });
  return paths;
}

const takesPhoto = async (page: Page) => {
  await page.getByRole('button', { name: 'Tirar foto' }).click();
  await expect(page.getByRole('img', { name: 'A foto tirada' })).toBeVisible();
};

test('faces are looked for with the library’s own files once the camera is on', async ({
  page,
  open,
  noise,
}) => {
  const files = watchFiles(page);
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  // No package is known with a model that the task takes: the graph starts, and refuses this one.
  await page.route('**/mediapipe/**', (route) => route.fulfill({ body: 'no model' }));
  await place(page, `${WASM}; ${TRUSTED}`);
  await open('/lone/');
  await expect(openCamera(page)).toBeVisible();
  expect(files).toEqual([]);
  await openCamera(page).click();
  // A busy machine compiles the WebAssembly in its own time.
  test.setTimeout(120_000);
  await expect.poll(() => noise.join(), { timeout: 90_000 }).toMatch(/face-detector.*not a valid Flatbuffer/);
  expect(files.toSorted()).toEqual([
    '/mediapipe/blaze_face_short_range.tflite',
    '/vitrine/chunks/vision_bundle',
    '/vitrine/vision/0.10.35/vision_wasm_module_internal.js',
    '/vitrine/vision/0.10.35/vision_wasm_module_internal.wasm',
  ]);
  expect([...origins]).toEqual([new URL(page.url()).origin]);
  await takesPhoto(page);
  quiet(noise, /Flatbuffer/);
});

test('under a policy without WebAssembly the photo is taken without its files', async ({
  page,
  open,
  noise,
}) => {
  const files = watchFiles(page);
  await place(page, "script-src 'self'");
  await open('/lone/');
  await openCamera(page).click();
  await expect.poll(() => noise.join()).toMatch(/face-detector.*'wasm-unsafe-eval' in script-src/);
  await takesPhoto(page);
  expect(files).toEqual([]);
  quiet(noise, /face-detector/);
});

test('without the WebAssembly the photo is taken, and the author told', async ({ page, open, noise }) => {
  await page.route('**/*.wasm', (route) => route.fulfill({ status: 404 }));
  await place(page, WASM);
  await open('/lone/');
  await openCamera(page).click();
  await expect.poll(() => noise.join()).toMatch(/face-detector.*vision\/ beside the library's chunks\//);
  await takesPhoto(page);
  quiet(noise, /wasm|ArrayBuffer/);
});

test('where the page checks the files a changed loader is refused, and the photo is taken', async ({
  page,
  origin,
  open,
  noise,
}) => {
  const files = watchFiles(page);
  changeAnswers({ isTampered: (address) => address.includes('vision_wasm_module_internal.js') });
  editPage((html) =>
    withCheckedFiles(html, `${origin}/vitrine/`)
      .replace(/<vt-lead-form[\s\S]*<\/vt-lead-form>/, '<vt-security-photo load="eager"></vt-security-photo>')
      .replace('</head>', '<meta name="vitrine:face-detector" content="/mediapipe/"></head>'),
  );
  await hasSession(page);
  await open('/lone/');
  await openCamera(page).click();
  await expect.poll(() => noise.join()).toMatch(/face-detector.*Failed to fetch/);
  await takesPhoto(page);
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
  expect(files.filter((path) => path.endsWith('.wasm'))).toEqual([]);
  quiet(noise, /valid digest|face-detector/);
});
