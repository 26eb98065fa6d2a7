/**
 * How long the decoder takes for a frame at a fourth of the processor's speed, and what memory a camera takes that is
 * read for ten minutes: as many frames as in that time, one after the other, grabbed and read in a worker as in the widget.
 */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { percentile } from '../../../scripts/bench/figures.mjs';
import { chromiumFlags } from '../../../scripts/system/chromium.mjs';
import { root } from '../../../scripts/system/run.mjs';

/** @typedef {import('./page').ScannerPage} ScannerPage */
/** @typedef {import('#widgets/barcode-scanner/decoder/frame').CodeFormat} CodeFormat */

const CPU = 4;
const TIMES = 40;
/** Of the first, which warm everything up, and of ten minutes at five per second. */
const WARM = 300;
const TEN_MINUTES = 3000;
const ORIGIN = 'https://bench.example';
const [WIDTH, HEIGHT] = [768, 216];
/** @type {CodeFormat[]} */
const USUAL = ['code_39', 'codabar', 'code_93'];

/** @returns {Promise<string>} the folder of the built page */
async function buildPage() {
  const { build } = await import('vite');
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-scanner-'));
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      target: 'es2022',
      lib: { entry: { page: join(root, 'test/bench/scanner/page.ts') }, formats: ['es'] },
      rolldownOptions: {
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          codeSplitting: { groups: [{ name: 'decoder', test: /barcode-scanner\/decoder\/(?!matrix)/ }] },
        },
      },
    },
  });
  return folder;
}

/** @returns {Promise<{ version: string, times: { what: string, p50: number, p95: number, readings: number }[], memory: { frames: number, heap: number, perSecond: number }[] }>} heap in bytes; needs the packages */
export async function framesOfScanner() {
  const { chromium } = await import('@playwright/test');
  const { register } = await import('tsx/esm/api');
  const unregister = register();
  const { draw } = await import('../../unit/lib/barcodes/scene.ts');
  const { TEXTS } = await import('../../unit/lib/barcodes/hard-set.ts');
  const { cameraFlags, writeGreyClip } = await import('../../e2e/lib/camera/clip.ts');
  await unregister();
  const size = { width: WIDTH, height: HEIGHT };
  const vin = (/** @type {import('../../unit/lib/barcodes/scene').Disturbance} */ more) =>
    draw({ format: 'code_39', text: TEXTS.code_39, module: 1.8, ...size, ...more });
  // To the usual kinds it is print without a code, which is as hard to give up as a code.
  const print = draw({ format: 'qr_code', text: 'x', module: 9, rotation: 5, noise: 6, ...size });
  const whole = draw({
    format: 'qr_code',
    text: 'x',
    module: 9,
    rotation: 5,
    noise: 6,
    width: 1280,
    height: 720,
  });
  const blank = { ...size, pixels: new Uint8Array(WIDTH * HEIGHT).fill(120) };
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: [...chromiumFlags, ...cameraFlags(writeGreyClip(whole))],
  });
  try {
    const folder = await buildPage();
    const page = await browser.newPage();
    await page.route(`${ORIGIN}/**`, (route) => {
      const name = new URL(route.request().url()).pathname.slice(1);
      if (!name)
        return route.fulfill({
          contentType: 'text/html',
          body: '<script type=module src=/page.js></script>',
        });
      return route.fulfill({ contentType: 'text/javascript', body: readFileSync(join(folder, name)) });
    });
    await page.goto(ORIGIN);
    await page.waitForFunction(() => 'bench' in globalThis);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    const times = [];
    /** @type {[what: string, frame: { pixels: Uint8Array }, formats: CodeFormat[]][]} */
    const readings = [
      ['a VIN, held well', vin({ rotation: 3, blur: 0.4, noise: 3 }), USUAL],
      [
        'a VIN, blurred, dim, oblique',
        vin({ rotation: 10, blur: 0.9, noise: 6, dim: 0.5, module: 1.7 }),
        USUAL,
      ],
      ['a QR code, not looked for', print, USUAL],
      [
        'a QR code, among every kind',
        print,
        [...USUAL, 'code_128', 'itf', 'qr_code', 'data_matrix', 'pdf417'],
      ],
      ['nothing', blank, USUAL],
    ];
    for (const [what, frame, formats] of readings) {
      const base64 = Buffer.from(frame.pixels).toString('base64');
      const found = await page.evaluate(
        ({ pixels, width, height, kinds, count }) =>
          /** @type {ScannerPage} */ (globalThis).bench.timeFrames(pixels, width, height, kinds, count),
        { pixels: base64, width: WIDTH, height: HEIGHT, kinds: formats, count: TIMES },
      );
      // The first ones compile.
      const sorted = found
        .slice(5)
        .map(({ ms }) => ms)
        .sort((one, other) => one - other);
      times.push({
        what,
        p50: percentile(sorted, 0.5),
        p95: percentile(sorted, 0.95),
        readings: found[0]?.readings ?? 0,
      });
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.evaluate(
      (formats) => /** @type {ScannerPage} */ (globalThis).bench.openCamera(formats),
      USUAL,
    );
    const memory = [];
    let frames = 0;
    for (const count of [WARM, TEN_MINUTES / 2, TEN_MINUTES / 2]) {
      const ms = await page.evaluate(
        (each) => /** @type {ScannerPage} */ (globalThis).bench.readFrames(each),
        count,
      );
      frames += count;
      await session.send('HeapProfiler.collectGarbage');
      const { usedSize, backingStorageSize = 0 } = await session.send('Runtime.getHeapUsage');
      memory.push({ frames, heap: usedSize + backingStorageSize, perSecond: (count / ms) * 1000 });
    }
    return { version: browser.version(), times, memory };
  } finally {
    await browser.close();
  }
}

/** @param {Awaited<ReturnType<typeof framesOfScanner>>} found */
export function framesTable({ version, times, memory }) {
  return [
    `Chromium ${version}: milliseconds of a frame of ${WIDTH}x${HEIGHT}, CPU ${CPU} times slower`,
    ...times.map(
      ({ what, p50, p95, readings }) =>
        `  ${what.padEnd(32)} p50 ${p50.toFixed(1).padStart(6)}  p95 ${p95.toFixed(1).padStart(6)}  codes ${readings}`,
    ),
    'a camera without a code, read in a worker one frame after the other (ten minutes are 3,000 frames), CPU not slowed:',
    ...memory.map(
      ({ frames, heap, perSecond }) =>
        `  after ${String(frames).padStart(4)} frames: heap and buffers of the page ${(heap / 1024).toFixed(0)} kB, ${perSecond.toFixed(0)} frames per second`,
    ),
  ].join('\n');
}
