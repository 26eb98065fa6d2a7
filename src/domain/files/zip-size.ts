/** Entry of a zip file's directory, and where it says how large its file is unpacked (APPNOTE.TXT, 4.3.12). */
const ENTRY = [0x50, 0x4b, 0x01, 0x02];
const SIZE_AT = 24;

/** Returns the bytes of a zip file's contents as its directory names them; 0 for another file. */
export function unpackedSize(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size = 0;
  for (let at = bytes.indexOf(ENTRY[0] as number); at >= 0; at = bytes.indexOf(ENTRY[0] as number, at + 1)) {
    const isEntry = ENTRY.every((byte, index) => bytes[at + index] === byte);
    if (isEntry && at + SIZE_AT + 4 <= bytes.length) size += view.getUint32(at + SIZE_AT, true);
  }
  return size;
}
