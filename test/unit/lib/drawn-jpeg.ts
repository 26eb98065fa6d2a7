/** The smallest JPEGs: each block of 8 by 8 px has one colour. */

/** Brightness and colour differences of one block. */
export type BlockColor = readonly [y: number, cb: number, cr: number];

/** Of a wall, of skin, and of a dark room. */
export const COLORS = { wall: [170, 132, 122], skin: [170, 110, 150], dark: [12, 128, 128] } as const;

const segment = (marker: number, ...bytes: number[]) => [
  0xff,
  marker,
  (bytes.length + 2) >> 8,
  (bytes.length + 2) & 255,
  ...bytes,
];
/** Twelve means by codes of four bits each, and the end of a block by one of one bit. */
const DC_CODES = [0x00, 0, 0, 0, 12, ...Array(12).fill(0), ...Array.from({ length: 12 }, (_, n) => n)];
const AC_CODES = [0x10, 1, ...Array(15).fill(0), 0];

/** Writes a picture of blocks, in 4:4:4. */
export function drawnJpeg(
  columns: number,
  rows: number,
  colorAt: (column: number, row: number) => BlockColor,
): Uint8Array<ArrayBuffer> {
  const [width, height] = [columns * 8, rows * 8];
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let n = length - 1; n >= 0; n--) bits.push((value >> n) & 1);
  };
  const last = [0, 0, 0];
  for (let at = 0; at < columns * rows; at++) {
    const color = colorAt(at % columns, Math.floor(at / columns));
    color.forEach((value, n) => {
      // Steps of 8 make a mean of its own value.
      const mean = value - 128;
      const change = mean - (last[n] ?? 0);
      last[n] = mean;
      const length = change === 0 ? 0 : Math.floor(Math.log2(Math.abs(change))) + 1;
      put(length, 4);
      put(change < 0 ? change + (1 << length) - 1 : change, length);
      put(0, 1);
    });
  }
  while (bits.length % 8) bits.push(1);
  const scan: number[] = [];
  for (let at = 0; at < bits.length; at += 8) {
    const byte = Number.parseInt(bits.slice(at, at + 8).join(''), 2);
    scan.push(byte);
    if (byte === 0xff) scan.push(0);
  }
  const component = (id: number) => [id, 0x11, 0];
  return Uint8Array.from([
    ...[0xff, 0xd8],
    ...segment(0xdb, 0, ...Array(64).fill(8)),
    ...segment(
      0xc0,
      8,
      height >> 8,
      height & 255,
      width >> 8,
      width & 255,
      3,
      ...[1, 2, 3].flatMap(component),
    ),
    ...segment(0xc4, ...DC_CODES, ...AC_CODES),
    ...segment(0xda, 3, 1, 0, 2, 0, 3, 0, 0, 63, 0),
    ...scan,
    ...[0xff, 0xd9],
  ]);
}

/** An oval of skin before a wall: what the sandbox takes for a face. */
export const drawnFace = (centres: readonly number[] = [0.5], skin: BlockColor = COLORS.skin) =>
  drawnJpeg(30, 40, (column, row) =>
    centres.some((centre) => ((column / 30 - centre) / 0.22) ** 2 + ((row / 40 - 0.45) / 0.22) ** 2 <= 1)
      ? skin
      : COLORS.wall,
  );
