import { describe, expect, it } from 'vitest';
import { decodeText } from '#domain/files/decode-text';

describe('the bytes of a text file', () => {
  it.each([
    ['UTF-8', [0x4a, 0x6f, 0xc3, 0xa3, 0x6f]],
    ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, 0x4a, 0x6f, 0xc3, 0xa3, 0x6f]],
    ['Latin-1', [0x4a, 0x6f, 0xe3, 0x6f]],
    ['UTF-16, little end first', [0xff, 0xfe, 0x4a, 0, 0x6f, 0, 0xe3, 0, 0x6f, 0]],
    ['UTF-16, big end first', [0xfe, 0xff, 0, 0x4a, 0, 0x6f, 0, 0xe3, 0, 0x6f]],
  ])('are read as %s', (_, bytes) => {
    expect(decodeText(Uint8Array.from(bytes))).toBe('João');
  });
  it('are nothing where there are none, and never fail', () => {
    expect(decodeText(new Uint8Array())).toBe('');
    expect(decodeText(Uint8Array.of(0xfe))).toBe('þ');
  });
});
