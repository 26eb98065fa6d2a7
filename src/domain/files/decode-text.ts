/** Returns the encoding that a byte order mark names; undefined without one of UTF-16. */
function markedEncoding([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** Bytes that tell an encoding. */
const START = 4096;

/** Zeros that a file of another kind may have by chance. */
const FEW = 4;

/** Returns UTF-16 of a text without a mark: every second byte of plain letters and separators is zero. */
function unmarkedEncoding(bytes: Uint8Array): string | undefined {
  const start = bytes.subarray(0, START);
  const zeros = [0, 0];
  start.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] as number) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const many = Math.max(FEW, start.length / 4);
  if (odd > many && even === 0) return 'utf-16le';
  return even > many && odd === 0 ? 'utf-16be' : undefined;
}

/**
 * Letters of Portuguese and Spanish in Mac OS Roman, in which spreadsheets on a Mac write their plain lists. In Windows-1252
 * they are signs that do not follow a letter.
 */
const MACINTOSH = [0x84, 0x87, 0x88, 0x89, 0x8b, 0x8d, 0x8e, 0x8f, 0x90, 0x96, 0x97, 0x9b, 0x9c];
const isLetter = (byte = 0): boolean => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a;

function isMacintosh(bytes: Uint8Array): boolean {
  let macintosh = 0;
  let windows = 0;
  let before = 0;
  for (const byte of bytes) {
    if (byte >= 0x80 && isLetter(before)) {
      if (byte >= 0xc0) windows++;
      else if (MACINTOSH.includes(byte)) macintosh++;
    }
    before = byte;
  }
  return macintosh > windows;
}

/**
 * Decodes the bytes of a text file, without its byte order mark: UTF-16 with or without one, UTF-8 with or without one, else
 * the encoding of older spreadsheets, Windows-1252, of which Latin-1 is a part, or Mac OS Roman. Never throws.
 */
export function decodeText(bytes: Uint8Array): string {
  const wide = markedEncoding(bytes) ?? unmarkedEncoding(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(isMacintosh(bytes) ? 'macintosh' : 'windows-1252').decode(bytes);
  }
}
