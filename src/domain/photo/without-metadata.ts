/** Markers of a JPEG (ITU-T T.81, annex B). */
const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const APP1 = 0xe1;
const APP2 = 0xe2;
const COMMENT = 0xfe;
/** What decoding needs: JFIF, and Adobe's kind of colours. */
const NEEDED = new Set([0xe0, 0xee]);
const ORIENTATION = 0x0112;

const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** Returns the orientation of an Exif segment's content, 1 to 8 (Exif 2.3, 4.6.4); undefined if it has none. */
function orientationOf(content: Uint8Array): number | undefined {
  if (textAt(content, 0, 4) !== 'Exif' || content.length < 14) return undefined;
  const tiff = new DataView(content.buffer, content.byteOffset + 6, content.byteLength - 6);
  const isLittle = tiff.getUint16(0) === 0x4949;
  const directory = tiff.getUint32(4, isLittle);
  if (directory + 2 > tiff.byteLength) return undefined;
  const count = tiff.getUint16(directory, isLittle);
  for (let n = 0; n < count; n++) {
    const entry = directory + 2 + 12 * n;
    if (entry + 12 > tiff.byteLength) return undefined;
    if (tiff.getUint16(entry, isLittle) !== ORIENTATION) continue;
    const value = tiff.getUint16(entry + 8, isLittle);
    return value >= 1 && value <= 8 ? value : undefined;
  }
  return undefined;
}

/** An Exif segment that says the orientation and nothing else. */
const exifOf = (orientation: number): number[] => [
  ...[0xff, APP1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0],
  ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1],
  ...[ORIENTATION >> 8, ORIENTATION & 255, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
  ...[0, 0, 0, 0],
];

/** Returns where the scan that begins at a place ends: at the next marker that is neither stuffing nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at++) {
    const next = bytes[at + 1] as number;
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

/** Whether a segment is of the picture: not of the camera, the place, an editor, nor a second picture. */
function isOfPicture(marker: number, content: Uint8Array): boolean {
  if (marker === APP2) return textAt(content, 0, 11) === 'ICC_PROFILE';
  return marker !== COMMENT && (marker < 0xe0 || marker > 0xef || NEEDED.has(marker));
}

/**
 * Returns a JPEG without what a camera or an editor wrote into it (time, place, device, small pictures, what follows the picture):
 * the picture itself byte by byte, its colour profile, and how it is turned. Undefined if it is no whole JPEG.
 */
export function withoutMetadata(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== START) return undefined;
  const parts: Uint8Array[] = [];
  let orientation: number | undefined;
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] as number;
    const end = at + 2 + (((bytes[at + 2] as number) << 8) | (bytes[at + 3] as number));
    if (end > bytes.length) return undefined;
    const content = bytes.subarray(at + 4, end);
    if (marker === APP1) orientation ??= orientationOf(content);
    const next = marker === SCAN ? endOfScan(bytes, end) : end;
    if (isOfPicture(marker, content)) parts.push(bytes.subarray(at, next));
    at = next;
    if (bytes[at] === 0xff && bytes[at + 1] === END) {
      const exif = orientation === undefined || orientation === 1 ? [] : exifOf(orientation);
      return joined([Uint8Array.of(0xff, START, ...exif), ...parts, Uint8Array.of(0xff, END)]);
    }
  }
  return undefined;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
