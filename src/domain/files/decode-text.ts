/** Returns the encoding that a byte order mark names; undefined without one of UTF-16. */
function markedEncoding([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/**
 * Decodes the bytes of a text file, without its byte order mark: UTF-16 with one, UTF-8 with or without one, else
 * Windows-1252, the encoding of older spreadsheets, of which Latin-1 is a part. Never throws.
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = markedEncoding(bytes);
  if (marked) return new TextDecoder(marked).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
