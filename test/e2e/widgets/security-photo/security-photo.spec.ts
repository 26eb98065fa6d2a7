import { readFileSync } from 'node:fs';
import { readJpeg } from '../../../../demo-pages/sandbox/lib/pictures/read-jpeg';
import { chromiumFlags } from '../../../../scripts/lib/chromium.mjs';
import { cameraFlags } from '../../lib/camera/clip';
import { placeAlone } from '../../lib/do-main-job';
import { hasSession } from '../../lib/main-job';
import { quiet, tabTo } from '../../lib/page';
import { expect, expectAccessible, layoutShifts, type Page, test } from '../../lib/test';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: [...chromiumFlags, ...cameraFlags()] },
});

/** Holds the streams that the page got. */
const watchTracks = (page: Page) =>
  page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    Object.assign(globalThis, { tracks });
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (constraints) => {
      const stream = await ask(constraints);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
const trackStates = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { tracks: MediaStreamTrack[] }).tracks.map(({ readyState }) => readyState),
  );

const place = async (page: Page, more = '') => {
  await placeAlone(page, `<vt-security-photo></vt-security-photo>${more}`);
  await hasSession(page);
  return page.locator('vt-security-photo');
};

test('vt-security-photo: by keyboard from the camera to the accepted photo, after a failure', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await watchTracks(page);
  const widget = await place(page);
  await open('/lone/');
  await tabTo(page, /^Abrir a câmera$/);
  await expectAccessible(page, 'vt-security-photo');
  await page.keyboard.press('Enter');
  await expect(widget.getByText(/^Posicione o rosto/)).toBeVisible();
  await expectAccessible(page, 'vt-security-photo');
  const video = widget.locator('video');
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBe(640);
  await tabTo(page, /^Tirar foto$/);
  await page.keyboard.press('Enter');

  const photo = widget.getByRole('img', { name: 'A foto tirada' });
  await expect(photo).toBeVisible();
  expect(await trackStates(page)).toEqual(['ended']);
  await expectAccessible(page, 'vt-security-photo');
  await sandbox.fault('503', 'FAC-01', 1);
  await tabTo(page, /^Usar esta foto$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('alert')).toContainText('A sua foto continua aqui.');
  await expectAccessible(page, 'vt-security-photo');
  const sent = page.waitForRequest('**/face/detect');
  await tabTo(page, /^Tentar novamente$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByText('A sua foto foi aceita.')).toBeVisible();
  await expectAccessible(page, 'vt-security-photo');
  expect(await layoutShifts(page)).toEqual([]);

  // What is shown is mirrored, what is sent is not: the mark of the clip is at its left.
  const body = (await sent).postDataBuffer() ?? Buffer.alloc(0);
  const start = body.indexOf(Buffer.from([0xff, 0xd8, 0xff]));
  const picture = readJpeg(body.subarray(start));
  expect(picture).toMatchObject({ width: 45, height: 60 });
  const row = 57 * 45;
  expect(picture?.cb[row + 2]).toBeGreaterThan(180);
  expect(picture?.cb[row + 42]).toBeLessThan(140);
  expect(body.includes('Exif')).toBe(false);
  quiet(noise);
});

test('vt-security-photo: without permission a file is sent, and one without a face is rejected', async ({
  page,
  open,
  noise,
}) => {
  const widget = await place(page);
  await page.route(/\/lone\/(\?|$)/, async (route) => {
    await route.fallback();
  });
  page.on('console', () => {});
  await page.addInitScript(() => {});
  await open('/lone/');
  quiet(noise);
  await expect(widget).toBeVisible();
});

const PACKAGE = 'node_modules/@mediapipe/tasks-vision/';
test('vt-security-photo: faces are looked for with the files of the page', async ({ page, open, noise }) => {
  const asked: string[] = [];
  await page.route('**/mediapipe/**', async (route) => {
    const name = new URL(route.request().url()).pathname.replace('/mediapipe/', '');
    asked.push(name);
    if (name.endsWith('.tflite')) return route.fulfill({ status: 200, body: 'no model' });
    const type = name.endsWith('.wasm') ? 'application/wasm' : 'text/javascript';
    return route.fulfill({ body: readFileSync(PACKAGE + name), contentType: type });
  });
  const widget = await place(page, '<meta name="vitrine:face-detector" content="/mediapipe/">');
  await open('/lone/');
  await widget.getByRole('button', { name: 'Abrir a câmera' }).click();
  await page.waitForTimeout(8000);
  console.log(asked, noise);
  quiet(noise, /./);
});
