import { chromiumFlags } from '#scripts/system/chromium.mjs';
import { draw } from '#test/unit/lib/barcodes/scene';
import { builtFile } from '../../lib/built-file';
import { cameraFlags, writeGreyClip } from '../../lib/camera/clip';
import { placeAlone } from '../../lib/do-main-job';
import { quiet } from '../../lib/noise';
import { focused, tabTo } from '../../lib/page';
import { expect, layoutShifts, type Page, test } from '../../lib/test';

const VIN = '9BD358AF6R1234567';

/** A label held a little askew, in the upper part of the picture, where the mark is. */
function clip(): string {
  const label = draw({
    format: 'code_39',
    text: VIN,
    module: 1.5,
    width: 640,
    height: 240,
    rotation: 4,
    blur: 0.5,
  });
  const pixels = new Uint8Array(640 * 480).fill(110);
  // The middle of the marked part is at 35 % of the height.
  pixels.set(label.pixels, (168 - 120) * 640);
  return writeGreyClip({ pixels, width: 640, height: 480 });
}

test.use({
  viewport: { width: 390, height: 800 },
  hasTouch: true,
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: [...chromiumFlags, ...cameraFlags(clip())],
  },
});

/** Notes the page's streams and what the widget reports. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const notes = { tracks: [] as MediaStreamTrack[], codes: [] as unknown[] };
    Object.assign(globalThis, { notes, dataLayer: [] });
    const { mediaDevices } = navigator;
    const ask = mediaDevices?.getUserMedia.bind(mediaDevices);
    if (ask) {
      mediaDevices.getUserMedia = async (constraints) => {
        const stream = await ask(constraints);
        notes.tracks.push(...stream.getTracks());
        return stream;
      };
    }
    addEventListener('new-barcode', (event) => notes.codes.push((event as CustomEvent).detail));
  });
const notes = (page: Page) =>
  page.evaluate(() => {
    const { tracks, codes } = (
      globalThis as unknown as { notes: { tracks: MediaStreamTrack[]; codes: object[] } }
    ).notes;
    return { tracks: tracks.map(({ readyState }) => readyState), codes };
  });

test('vt-barcode-scanner: by keyboard from the camera to the code, in a worker, after a failure', async ({
  page,
  open,
  noise,
}) => {
  await watch(page);
  placeAlone('<vt-barcode-scanner></vt-barcode-scanner>', {
    'content-security-policy': "script-src 'self'; worker-src 'self'; img-src 'self'; object-src 'none'",
  });
  let fails = true;
  const reading = builtFile('widgets/barcode-scanner/deferred/reading/reading.ts');
  await page.route(reading, (route) => (fails ? route.abort() : route.continue()));
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(new URL(worker.url()).pathname));
  await open('/lone/');
  const widget = page.locator('vt-barcode-scanner');
  await tabTo(page, /^Abrir a câmera$/);
  await page.keyboard.press('Enter');
  // What reads pictures does not load: the camera is not left on.
  await expect(widget.getByRole('alert')).toBeVisible();
  await expect.poll(async () => (await notes(page)).tracks).not.toContain('live');
  fails = false;
  await tabTo(page, /^Tentar novamente$/);
  await page.keyboard.press('Enter');
  await expect(widget.getByText(VIN)).toBeVisible();
  expect(await focused(page)).toBe('Chassi lido');
  await expect(widget.getByRole('img', { name: 'Imagem do código' })).toBeVisible();
  const { tracks, codes } = await notes(page);
  expect(tracks).not.toContain('live');
  expect(codes).toEqual([{ code: VIN, format: 'code_39', hasCheckDigit: true }]);
  expect(workers).toEqual([expect.stringMatching(/\/chunks\/decoder-[\w-]+\.js$/)]);
  // A VIN is personal data.
  expect(
    await page.evaluate(() => JSON.stringify(Object.assign({}, localStorage, sessionStorage))),
  ).not.toContain(VIN);
  expect(
    await page.evaluate(() => JSON.stringify((globalThis as unknown as { dataLayer: object }).dataLayer)),
  ).not.toContain(VIN);
  expect(await layoutShifts(page)).toEqual([]);
  quiet(noise, /Failed to fetch dynamically imported module/);
});

test('vt-barcode-scanner: without workers the page reads, without a camera a code is typed', async ({
  page,
  open,
  noise,
}) => {
  await watch(page);
  placeAlone('<vt-barcode-scanner></vt-barcode-scanner>', {
    'content-security-policy': "script-src 'self'; worker-src 'none'",
  });
  await open('/lone/');
  const widget = page.locator('vt-barcode-scanner');
  await widget.getByRole('button', { name: 'Abrir a câmera' }).click();
  await expect(widget.getByText(VIN)).toBeVisible();
  quiet(noise, /worker-src/);

  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.reload();
  await widget.getByRole('button', { name: 'Abrir a câmera' }).click();
  await expect(widget.getByText(/^(O uso da câmera foi negado|A câmera não foi permitida)/)).toBeVisible();
  await widget.getByLabel('Ou digite o chassi').fill('9BD358AF1R123456');
  await page.keyboard.press('Enter');
  await expect(widget.getByText(/^Faltam ou sobram caracteres/)).toBeVisible();
  await widget.getByLabel('Ou digite o chassi').fill('9BD358AF1R1234567');
  await page.keyboard.press('Enter');
  await expect(widget.getByText(/^O dígito verificador não confere/)).toBeVisible();
  await widget.getByRole('button', { name: 'Está certo: usar este código' }).click();
  await expect(widget.getByRole('heading', { name: 'Chassi lido' })).toBeFocused();
  expect((await notes(page)).codes).toEqual([
    { code: '9BD358AF1R1234567', format: 'typed', hasCheckDigit: false },
  ]);
  quiet(noise);
});
