/** A picture in grey as a file that browsers read: a BMP with a palette of greys. */
export function greyBitmap({
  pixels,
  width,
  height,
}: {
  pixels: ArrayLike<number>;
  width: number;
  height: number;
}): Buffer {
  const stride = Math.ceil(width / 4) * 4;
  const start = 54 + 256 * 4;
  const file = Buffer.alloc(start + stride * height);
  file.write('BM');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(start, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  // From the top down.
  file.writeInt32LE(-height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(8, 28);
  for (let grey = 0; grey < 256; grey++) file.writeUInt32LE(grey * 0x010101, 54 + grey * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) file[start + y * stride + x] = pixels[y * width + x] ?? 0;
  }
  return file;
}
