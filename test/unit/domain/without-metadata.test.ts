import { describe, expect, it } from 'vitest';
import { withoutMetadata } from '#domain/photo/without-metadata';
import { COLORS, drawnJpeg } from '../lib/drawn-jpeg';

const bytesOf = (text: string) => [...text].map((sign) => sign.charCodeAt(0));
const segment = (marker: number, content: readonly number[]) => [
  ...[0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255],
  ...content,
];
const u16 = (value: number, little: boolean) =>
  little ? [value & 255, value >> 8] : [value >> 8, value & 255];
const u32 = (value: number, little: boolean) =>
  little ? [...u16(value, true), 0, 0] : [0, 0, ...u16(value, false)];

/** An Exif segment with a device's name and, maybe, an orientation. */
function exif(
  orientation?: number,
  little = false,
  { count, directory = 8 }: { count?: number; directory?: number } = {},
) {
  const entries = [[0x010f, 2, 4, 0x4e4f]];
  if (orientation !== undefined) entries.push([0x0112, 3, 1, orientation]);
  return segment(0xe1, [
    ...bytesOf('Exif\0\0'),
    ...(little ? bytesOf('II') : bytesOf('MM')),
    ...u16(42, little),
    ...u32(directory, little),
    ...u16(count ?? entries.length, little),
    ...entries.flatMap(([tag = 0, type = 0, length = 0, value = 0]) => [
      ...u16(tag, little),
      ...u16(type, little),
      ...u32(length, little),
      ...u16(value, little),
      ...[0, 0],
    ]),
    ...u32(0, little),
  ]);
}
const PICTURE = [...drawnJpeg(2, 2, () => COLORS.skin)];
/** The picture with these segments before it, and this after it. */
const jpeg = (segments: readonly (readonly number[])[], after: readonly number[] = []) =>
  Uint8Array.from([...PICTURE.slice(0, 2), ...segments.flat(), ...PICTURE.slice(2), ...after]);
const kept = (bytes: Uint8Array) => {
  const result = withoutMetadata(bytes);
  return result && [...result];
};

const JFIF = segment(0xe0, bytesOf('JFIF\0'));
const ADOBE = segment(0xee, bytesOf('Adobe'));
const ICC = segment(0xe2, bytesOf('ICC_PROFILE\0\x01\x01'));

describe('a photo without what a camera wrote into it', () => {
  it.each<[string, number[]]>([
    ['the device and the time', exif()],
    ['an upright turn', exif(1)],
    ['XMP', segment(0xe1, bytesOf('http://ns.adobe.com/xap/1.0/\0<x:xmpmeta/>'))],
    ['a short Exif', segment(0xe1, bytesOf('Exif\0\0MM'))],
    ['a turn that is none', exif(9)],
    ['a turn of 0', exif(0)],
    ['an Exif whose directory is elsewhere', exif(6, false, { directory: 4000 })],
    ['an Exif with fewer entries than it says', exif(undefined, true, { count: 40 })],
    ['a second picture', segment(0xe2, bytesOf('MPF\0'))],
    ['IPTC', segment(0xed, bytesOf('Photoshop 3.0\0'))],
    ['a comment', segment(0xfe, bytesOf('Ana'))],
  ])('loses %s', (_, metadata) => {
    expect(kept(jpeg([metadata]))).toEqual(PICTURE);
  });
  it('keeps what belongs to the picture, byte by byte', () => {
    const bytes = jpeg([JFIF, ADOBE, ICC]);
    expect(kept(bytes)).toEqual([...bytes]);
  });
  it('loses what follows the picture: a short film, a second one', () => {
    expect(kept(jpeg([], [...bytesOf('ftypmp42'), ...PICTURE]))).toEqual(PICTURE);
  });
  it.each([
    [2, false],
    [6, false],
    [6, true],
    [8, true],
  ])('keeps that it is turned: %s', (orientation, little) => {
    const result = kept(jpeg([exif(orientation, little), exif(3)])) ?? [];
    const turned = result.slice(2, result.length - PICTURE.length + 2);
    // As the first says it, and nothing of the device.
    expect(turned).toEqual(kept(jpeg([turned]))?.slice(2, 2 + turned.length));
    expect(turned.slice(4, 8)).toEqual(bytesOf('Exif'));
    expect(turned).toContain(orientation);
    expect(turned.join()).not.toContain(bytesOf('ON').join());
    expect(result.slice(turned.length + 2)).toEqual(PICTURE.slice(2));
  });
  it('keeps a picture of several scans, its restarts and its stuffing', () => {
    const scan = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 1, 0xff, 0, 0xff, 0xff, 0xd3, 2];
    const bytes = [0xff, 0xd8, ...scan, ...segment(0xc4, [1]), ...scan, 0xff, 0xd9];
    expect(kept(Uint8Array.from(bytes))).toEqual(bytes);
  });
  it.each<[string, number[]]>([
    ['no file', []],
    ['a PNG', [0x89, ...bytesOf('PNG')]],
    ['half a marker', [0xff]],
    ['a JPEG that ends in its head', PICTURE.slice(0, 40)],
    ['a JPEG that ends in its picture', PICTURE.slice(0, -2)],
    ['a JPEG with a hole', [0xff, 0xd8, 1, 2, 3, 4, 5]],
    ['a JPEG of nothing', [0xff, 0xd8, 0xff, 0xd9]],
  ])('is none of %s', (_, bytes) => {
    expect(withoutMetadata(Uint8Array.from(bytes))).toBeUndefined();
  });
});
