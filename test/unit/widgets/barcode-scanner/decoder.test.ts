import { describe, expect, it } from 'vitest';
import { decodeFrame, finish, loadReaders } from '#widgets/barcode-scanner/decoder/decoder';
import {
  type CodeFormat,
  type Frame,
  LINEAR_FORMATS,
  MATRIX_FORMATS,
} from '#widgets/barcode-scanner/decoder/frame';
import { MODULES, TEXTS } from '../../lib/barcodes/hard-set';
import { readPlain } from '../../lib/barcodes/plain-zxing';
import { draw, randomOf, type Scene } from '../../lib/barcodes/scene';

const SIZE = { width: 560, height: 200 };
const scene = (format: CodeFormat, more: Partial<Scene> = {}): Frame =>
  draw({ format, text: TEXTS[format], module: MODULES[format] * 0.9, ...SIZE, ...more });
const texts = (frame: Frame, formats: readonly CodeFormat[] = LINEAR_FORMATS, pattern = '') =>
  finish(decodeFrame(frame, { formats, pattern })).map(({ format, text }) => `${format} ${text}`);

describe('a linear code', () => {
  it.each(LINEAR_FORMATS)('%s is read, and taken for no other', (format) => {
    expect(texts(scene(format))).toEqual([`${format} ${TEXTS[format]}`]);
  });
  it.each(LINEAR_FORMATS)('%s is read upside down', (format) => {
    expect(texts(scene(format, { rotation: 180 }))).toEqual([`${format} ${TEXTS[format]}`]);
  });
  it.each([
    ['oblique', { rotation: 17, height: 260 }],
    ['upright', { rotation: 90, width: 200, height: 560 }],
    ['out of focus', { blur: 0.8 }],
    ['in the dark', { dim: 0.85, noise: 3 }],
    ['with noise', { noise: 20 }],
    ['under a reflection', { glare: 0.35 }],
    ['in a shadow', { shadow: 0.8, noise: 3 }],
    ['that leans back', { perspective: 0.2 }],
    ['that is scratched', { scratch: 0.25 }],
  ])('%s is read', (_name, disturbance) => {
    expect(texts(scene('code_39', disturbance))).toEqual([`code_39 ${TEXTS.code_39}`]);
  });
  it('of signs and of one digit is read', () => {
    expect(texts(scene('code_39', { text: '$A/B+C%D', module: 2 }))).toEqual(['code_39 $A/B+C%D']);
    expect(texts(scene('codabar', { text: '12$34:5/6.7+8-9', module: 2 }))).toEqual([
      'codabar 12$34:5/6.7+8-9',
    ]);
    expect(texts(scene('code_128', { text: 'ab{C} 7', module: 2 }))).toEqual(['code_128 ab{C} 7']);
  });
  it('ends the search only if it is of the pattern; others are returned at the end', () => {
    expect(texts(scene('code_128', { text: '71775432-A' }), LINEAR_FORMATS, '^.{17}$')).toEqual([
      'code_128 71775432-A',
    ]);
  });
  it('is not looked for in another kind', () => {
    expect(texts(scene('code_39'), ['code_93', 'codabar'])).toEqual([]);
  });
});

describe('a matrix code', () => {
  it.each(MATRIX_FORMATS)('%s is read, also oblique', async (format) => {
    const read = await loadReaders([format]);
    const frame = (rotation: number) =>
      draw({
        format,
        text: TEXTS[format],
        module: format === 'pdf417' ? 2 : 5,
        rotation,
        width: 360,
        height: 300,
      });
    for (const rotation of [0, 30]) {
      const found = finish(decodeFrame(frame(rotation), { formats: [format] }, read));
      expect(found.map(({ text }) => text)).toEqual([TEXTS[format]]);
    }
  });
  it('loads nothing for linear codes', async () => {
    expect(await loadReaders(LINEAR_FORMATS)).toBeUndefined();
  });
});

it('the pictures are codes: the library’s own readers agree on those without disturbance', () => {
  // Its Codabar takes all that is dark in a row for the code.
  for (const format of ['code_39', 'code_93', 'code_128', ...MATRIX_FORMATS] as const) {
    const frame = draw({ format, text: TEXTS[format], module: MODULES[format] });
    expect(readPlain(frame, format), format).toBe(TEXTS[format]);
  }
});

it('nothing is read where there is no code', () => {
  const random = randomOf(7);
  const frames: Frame[] = [
    { pixels: new Uint8Array(400 * 150), width: 400, height: 150 },
    { pixels: Uint8Array.from({ length: 400 * 150 }, () => random() * 255), width: 400, height: 150 },
    // Stripes of any widths, and print.
    ...[1, 2, 3].map((seed) => {
      const lots = randomOf(seed);
      const row = Array.from({ length: 400 }, () => 0);
      for (let at = 0, isDark = false; at < 400; isDark = !isDark) {
        const width = 1 + Math.floor(lots() * 6);
        row.fill(isDark ? 30 : 220, at, at + width);
        at += width;
      }
      return {
        pixels: Uint8Array.from({ length: 400 * 150 }, (_, at) => row[at % 400] ?? 0),
        width: 400,
        height: 150,
      };
    }),
    { pixels: new Uint8Array(4), width: 2, height: 2 },
  ];
  for (const frame of frames) {
    expect(finish(decodeFrame(frame, { formats: LINEAR_FORMATS, isThorough: true }))).toEqual([]);
  }
});

it('two lines across a code have to agree: one misreads now and then', () => {
  const codes = Array.from({ length: 16 }, (_, at) =>
    draw({ format: 'code_39', text: `9BD358AF6R12345${at + 10}`, module: 1.5, ...SIZE }),
  );
  /** A label whose codes change every so many rows: fewer than lie between two lines. */
  const label = (rows: number): Frame => {
    const [{ width, pixels: first } = { width: 0, pixels: new Uint8Array() }] = codes;
    const pixels = first.slice();
    for (let y = 0; y < 80; y++) {
      const code = codes[Math.floor(y / rows)];
      if (code) pixels.set(code.pixels.subarray(100 * width, 101 * width), (60 + y) * width);
    }
    return { pixels, width, height: SIZE.height };
  };
  expect(texts(label(80))).toHaveLength(1);
  expect(texts(label(5))).toEqual([]);
});
