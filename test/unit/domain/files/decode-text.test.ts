import { describe, expect, it } from 'vitest';
import { decodeText } from '#domain/files/decode-text';

describe('the bytes of a text file', () => {
  it.each([
    ['UTF-8', [0x4a, 0x6f, 0xc3, 0xa3, 0x6f]],
    ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, 0x4a, 0x6f, 0xc3, 0xa3, 0x6f]],
    ['Latin-1', [0x4a, 0x6f, 0xe3, 0x6f]],
    ['UTF-16, little end first', [0xff, 0xfe, 0x4a, 0, 0x6f, 0, 0xe3, 0, 0x6f, 0]],
    ['UTF-16, big end first', [0xfe, 0xff, 0, 0x4a, 0, 0x6f, 0, 0xe3, 0, 0x6f]],
    ['Mac OS Roman', [0x4a, 0x6f, 0x8b, 0x6f]],
  ])('are read as %s', (_, bytes) => {
    expect(decodeText(Uint8Array.from(bytes))).toBe('João');
  });
  it.each([
    [
      'Rodríguez, Ñuñez, López',
      [
        0x52, 0x6f, 0x64, 0x72, 0x92, 0x67, 0x75, 0x65, 0x7a, 0x2c, 0x20, 0x84, 0x75, 0x96, 0x65, 0x7a, 0x2c,
        0x20, 0x4c, 0x97, 0x70, 0x65, 0x7a,
      ],
    ],
  ])('tell a Mac’s letters: %s', (text, bytes) => expect(decodeText(Uint8Array.from(bytes))).toBe(text));
  it('tell the signs of Windows from a Mac’s letters', () => {
    const water = [0x64, 0x92, 0xc1, 0x67, 0x75, 0x61, 0x20, 0x96, 0x20, 0x53, 0xe3, 0x6f];
    expect(decodeText(Uint8Array.from(water))).toMatch(/^d.Água . São$/);
    const joan = [0x4a, 0x6f, 0x61, 0x6e, 0x61, 0x20, 0x64, 0x92, 0x41, 0x72, 0x63];
    expect(decodeText(Uint8Array.from(joan))).not.toContain('í');
  });
  it.each([
    ['little', (code: number) => [code & 255, code >> 8]],
    ['big', (code: number) => [code >> 8, code & 255]],
  ] as const)('are UTF-16 without a mark, %s end first', (_, bytesOf) => {
    const text = 'CPF;Preço\n529;1,50';
    const bytes = [...text].flatMap((sign) => bytesOf(sign.charCodeAt(0)));
    expect(decodeText(Uint8Array.from(bytes))).toBe(text);
  });
  it('are nothing where there are none, and never fail', () => {
    expect(decodeText(new Uint8Array())).toBe('');
    expect(decodeText(Uint8Array.of(0xfe))).toBe('þ');
  });
});
