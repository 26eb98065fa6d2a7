import { expect, it } from 'vitest';
import { unpackedSize } from '#domain/files/zip-size';
import { workbook } from '../../lib/workbook';

it('adds up what a zip file says of its contents', () => {
  const small = unpackedSize(workbook({ a: [['a', 1]] }));
  const large = unpackedSize(workbook({ a: [['a'.repeat(1000), 1]] }));
  expect(small).toBeGreaterThan(0);
  expect(large - small).toBe(999);
});
it('is nothing for another file, or for one that ends in the middle', () => {
  expect(unpackedSize(new TextEncoder().encode('PPK;1;2'))).toBe(0);
  expect(unpackedSize(Uint8Array.of(0x50, 0x4b, 0x01, 0x02, 1, 2))).toBe(0);
});
