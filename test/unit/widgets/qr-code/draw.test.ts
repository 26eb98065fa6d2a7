import {
  BinaryBitmap,
  DecodeHintType,
  GlobalHistogramBinarizer,
  QRCodeDecoderFormatInformation,
  QRCodeReader,
  RGBLuminanceSource,
} from '@zxing/library';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { QR_ERROR_CORRECTION } from '#domain/scanner/qr-code';
import type { Attribute, BoundedData } from '#element/attributes/attributes';
import { attributes } from '#widgets/qr-code/attributes';
import { type CodeOptions, type DrawnCode, drawCode, QUIET_ZONE } from '#widgets/qr-code/draw';
import { attributeValue } from '../../lib/attribute-value';

/** Whether each module is black, row by row: what the path fills, which are closed lines along the modules' edges. */
function filled({ modules, path }: DrawnCode): boolean[][] {
  /** By row and x, whether an upright edge stands left of the module. */
  const edges = Array.from({ length: modules }, () => new Array<boolean>(modules + 1).fill(false));
  for (const ring of path.split('Z').filter(Boolean)) {
    const points = [...ring.matchAll(/(\d+) (\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
    points.forEach(([x, y], index) => {
      const [nextX, nextY] = points[(index + 1) % points.length] as readonly [number, number];
      if (x !== nextX) return;
      for (let row = Math.min(y, nextY); row < Math.max(y, nextY); row++) {
        const line = edges[row] as boolean[];
        line[x] = !line[x];
      }
    });
  }
  return edges.map((line) => {
    let black = false;
    return line.slice(0, modules).map((edge) => {
      black = edge ? !black : black;
      return black;
    });
  });
}

/** Pixels of each module's edge. */
const SCALE = 2;

/** What a reader takes from the drawing, with its white room. */
function read(code: DrawnCode): string {
  const black = filled(code);
  const edge = (code.modules + 2 * QUIET_ZONE) * SCALE;
  const at = (pixel: number) => Math.floor(pixel / SCALE) - QUIET_ZONE;
  const light = Uint8ClampedArray.from({ length: edge * edge }, (_, index) =>
    black[at(Math.floor(index / edge))]?.[at(index % edge)] ? 0 : 255,
  );
  const picture = new BinaryBitmap(new GlobalHistogramBinarizer(new RGBLuminanceSource(light, edge, edge)));
  return new QRCodeReader().decode(picture, new Map([[DecodeHintType.PURE_BARCODE, true]])).getText();
}

/** Level and mask as the code itself says, in both of the places around its corners' marks. */
function format(code: DrawnCode) {
  const black = filled(code);
  const bits = (places: (readonly [x: number, y: number])[]) =>
    places.reduce((sum, [x, y]) => sum * 2 + (black[y]?.[x] ? 1 : 0), 0);
  const last = code.modules - 1;
  const first = bits([
    ...[0, 1, 2, 3, 4, 5, 7, 8].map((x) => [x, 8] as const),
    ...[7, 5, 4, 3, 2, 1, 0].map((y) => [8, y] as const),
  ]);
  const second = bits([
    ...[0, 1, 2, 3, 4, 5, 6].map((each) => [8, last - each] as const),
    ...[7, 6, 5, 4, 3, 2, 1, 0].map((each) => [last - each, 8] as const),
  ]);
  const info = QRCodeDecoderFormatInformation.decodeFormatInformation(first, second);
  return { level: info.getErrorCorrectionLevel().toString(), mask: info.getDataMask() };
}

const drawn = (text: string, options: CodeOptions): DrawnCode => {
  const code = drawCode(text, options);
  if (!code) throw new Error('nothing was drawn');
  return code;
};
/** As the specification says (test/unit/domain/constants.tsv). */
const boundsOf = (attribute: Attribute) => {
  const { min = 0, max = 0 } = (attribute as BoundedData).bounds;
  return { min, max };
};
const QR_VERSION = boundsOf(attributes.version);
const QR_MASK_PATTERN = boundsOf(attributes.mask);
const range = ({ min, max }: { min: number; max: number }) =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index);
const versionOf = ({ modules }: DrawnCode) => (modules - 17) / 4;
const ADDRESS = 'https://www.fiat.example/pulse/monte-o-seu';

describe('what is drawn can be read', () => {
  it.each(range(QR_VERSION))('version %i', (version) => {
    const code = drawn(ADDRESS, { level: 'L', version });
    expect(versionOf(code)).toBe(Math.max(version, 3));
    expect(read(code)).toBe(ADDRESS);
  });

  it.each(range(QR_MASK_PATTERN))('mask %i', (mask) => {
    const code = drawn(ADDRESS, { level: 'M', mask });
    expect(format(code)).toEqual({ level: 'M', mask });
    expect(read(code)).toBe(ADDRESS);
  });

  it.each(QR_ERROR_CORRECTION)('level %s', (level) => {
    const code = drawn(ADDRESS, { level });
    expect(format(code).level).toBe(level);
    expect(read(code)).toBe(ADDRESS);
  });

  it('a single character whose Latin-1 byte is ambiguous', () => {
    for (const text of ['\u00a0', 'ã', 'É', 'ÿ', '\u00a4'])
      expect(read(drawn(text, { level: 'L' }))).toBe(text);
  });

  it('any text, at any level, mask and version', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }),
          fc.stringMatching(/^[0-9]{1,200}$/),
          fc.webUrl(),
        ),
        fc.constantFrom(...QR_ERROR_CORRECTION),
        fc.integer(QR_MASK_PATTERN),
        // Each larger one is read above.
        fc.integer({ ...QR_VERSION, max: 12 }),
        (text, level, mask, version) => {
          const code = drawn(text, { level, mask, version });
          expect(versionOf(code)).toBeGreaterThanOrEqual(version);
          expect(format(code)).toEqual({ level, mask });
          expect(read(code)).toBe(text);
        },
      ),
      { numRuns: 80 },
    );
  }, 20_000);
});

it('what is out of range is as if it were not said', () => {
  const usual = drawn(ADDRESS, { level: 'M' });
  for (const mask of [0, 8, -1, 1.5, Number.NaN])
    expect(drawn(ADDRESS, { level: 'M', mask: attributeValue(attributes.mask, mask) })).toEqual(usual);
  expect(drawn(ADDRESS, { level: 'M', version: attributeValue(attributes.version, -3) })).toEqual(usual);
  expect(versionOf(drawn(ADDRESS, { level: 'M', version: attributeValue(attributes.version, 99) }))).toBe(40);
});

it('the largest code holds 2,953 bytes at level L, and one more is too long', () => {
  expect(read(drawn('a'.repeat(2953), { level: 'L' }))).toHaveLength(2953);
  expect(drawCode('a'.repeat(2954), { level: 'L' })).toBeUndefined();
  expect(drawCode('a'.repeat(1274), { level: 'H' })).toBeUndefined();
});
