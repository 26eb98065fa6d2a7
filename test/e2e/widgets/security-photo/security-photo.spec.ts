import { readJpeg } from '#demo-pages/sandbox/lib/pictures/read-jpeg';
import { chromiumFlags } from '#scripts/system/chromium.mjs';
import { COLORS, drawnFace, drawnJpeg } from '#test/unit/lib/drawn-jpeg';
import { cameraFlags } from '../../lib/camera/clip';
import { placeAlone } from '../../lib/do-main-job';
import { hasSession } from '../../lib/main-job';
import { quiet } from '../../lib/noise';
import { seeBodies, tabTo } from '../../lib/page';
import { expect, layoutShifts, type Page, test } from '../../lib/test';

test.use({
  viewport: { width: 390, height: 700 },
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

const place = async (page: Page, more = '', headers: Record<string, string> = {}) => {
  placeAlone(`<vt-security-photo></vt-security-photo>${more}`, headers);
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
  await page.keyboard.press('Enter');
  await expect(widget.getByText(/^Posicione o rosto/)).toBeVisible();
  await expect(widget.getByRole('button', { name: 'Tirar foto' })).toBeInViewport({ ratio: 1 });
  const video = widget.locator('video');
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBe(640);
  await tabTo(page, /^Tirar foto$/);
  await page.keyboard.press('Enter');

  const photo = widget.getByRole('img', { name: 'A foto tirada' });
  await expect(photo).toBeVisible();
  expect(await trackStates(page)).toEqual(['ended']);
  await sandbox.fault('503', 'FAC-01', 1);
  await tabTo(page, /^Usar esta foto$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('alert')).toContainText('A sua foto continua aqui.');
  await seeBodies(page);
  const sent = page.waitForRequest('**/face/detect');
  await tabTo(page, /^Tentar novamente$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByText('A sua foto foi aceita.')).toBeVisible();
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

test('vt-security-photo: without the camera a file is sent, and one without a face is rejected', async ({
  page,
  open,
  noise,
}) => {
  const widget = await place(page, '', { 'permissions-policy': 'camera=()' });
  await open('/lone/');
  await widget.getByRole('button', { name: 'Abrir a câmera' }).click();
  await expect(widget.getByText(/^O uso da câmera foi negado/)).toBeVisible();
  const choose = async (name: string, picture: Uint8Array) => {
    const chooser = page.waitForEvent('filechooser');
    await widget.getByRole('button', { name }).click();
    await (await chooser).setFiles({ name: 'IMG.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(picture) });
    await widget.getByRole('button', { name: 'Usar esta foto' }).click();
  };
  await choose(
    'Enviar uma foto',
    drawnJpeg(30, 40, () => COLORS.wall),
  );
  await expect(widget.getByRole('alert')).toHaveText('Face não encontrada');
  await expect(page.getByText(/^Não reconhecemos a foto/)).toBeVisible();
  await choose('Tirar outra foto', drawnFace());
  await expect(widget.getByText('A sua foto foi aceita.')).toBeVisible();
  quiet(noise, /Permissions policy violation/);
});

/** What the widget uses of the package, with the faces that the test names. */
const STAND_IN = `
export const FaceDetector = {
  createFromOptions: async (files, options) => {
    globalThis.created = { ...files, ...options, factory: typeof globalThis.ModuleFactory };
    return { detectForVideo: () => ({ detections: globalThis.faces }) };
  },
};`;

test('vt-security-photo: the guide follows the faces', async ({ page, open, noise }) => {
  await page.route('**/chunks/vision_bundle*', (route) =>
    route.fulfill({ body: STAND_IN, contentType: 'text/javascript' }),
  );
  const widget = await place(page, '<meta name="vitrine:face-detector" content="/mediapipe/">', {
    'content-security-policy': "script-src 'self' 'wasm-unsafe-eval'; img-src 'self'; object-src 'none'",
  });
  const show = (...faces: [x: number, size: number][]) =>
    page.evaluate((list) => {
      const detections = list.map(([originX, size]) => ({
        boundingBox: { originX, originY: 100, width: size * 0.8, height: size },
      }));
      Object.assign(globalThis, { faces: detections });
    }, faces);
  await open('/lone/');
  await show();
  await widget.getByRole('button', { name: 'Abrir a câmera' }).click();
  await expect(widget.getByText('Posicione o rosto dentro da marca.', { exact: true })).toBeVisible();
  const address = (path: string) => `${new URL(path, page.url())}`;
  expect(await page.evaluate(() => (globalThis as unknown as { created: object }).created)).toEqual({
    wasmLoaderPath: '',
    wasmBinaryPath: address('/vitrine/vision/0.10.35/vision_wasm_module_internal.wasm'),
    factory: 'function',
    baseOptions: { modelAssetPath: address('/mediapipe/blaze_face_short_range.tflite'), delegate: 'CPU' },
    runningMode: 'VIDEO',
  });
  await show([220, 240], [360, 120]);
  await expect(widget.getByText('Só uma pessoa deve aparecer.')).toBeVisible();
  // Who stands beside what is seen is not in the photo.
  await show([220, 240], [20, 120]);
  await expect(widget.getByText(/^Muito bem/)).toBeVisible();
  quiet(noise);
});
