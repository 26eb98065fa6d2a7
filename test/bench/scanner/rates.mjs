/**
 * How many of our drawn pictures of codes are read: each kind with each disturbance, and 43 with several at once; by our
 * decoder as it reads a camera's frames, and by the library's own readers on the same pictures. Also what is read where
 * there is no code.
 */

/** Pictures of each kind and disturbance. */
const EACH = 5;
/** Pictures without a code. */
const EMPTY = 300;

/** @typedef {{ format: string, disturbance: string, ours: number, plain: number, of: number }} Rate */

/** @returns {Promise<{ rates: Rate[], hard: { ours: number, thorough: number, plain: number, of: number }, wrong: number, empty: { read: number, of: number } }>} needs the packages */
export async function rateOfReading() {
  const { register } = await import('tsx/esm/api');
  const unregister = register();
  const { draw, randomOf } = await import('../../unit/lib/barcodes/scene.ts');
  const { DISTURBANCES, FORMATS, hardScenes, MODULES, TEXTS } = await import(
    '../../unit/lib/barcodes/hard-set.ts'
  );
  const { readPlain } = await import('../../unit/lib/barcodes/plain-zxing.ts');
  const { decodeFrame, finish, loadReaders } = await import(
    '../../../widgets/barcode-scanner/decoder/decoder.ts'
  );
  // As the worker does it.
  Error.stackTraceLimit = 0;
  const linear = FORMATS.slice(0, 5);
  const matrix = new Map();
  for (const format of FORMATS) matrix.set(format, await loadReaders([format]));
  await unregister();

  let wrong = 0;
  /**
   * Linear kinds are told apart as well; a matrix is looked for by its own reader.
   * @param {import('#widgets/barcode-scanner/decoder/frame').Frame} frame
   * @param {import('#widgets/barcode-scanner/decoder/frame').CodeFormat} format
   * @param {string} text @param {boolean} [isThorough]
   */
  const isRead = (frame, format, text, isThorough = false) => {
    const formats = linear.includes(format) ? linear : [format];
    const found = finish(decodeFrame(frame, { formats, isThorough }, matrix.get(format)));
    if (found.some((each) => each.text !== text)) wrong++;
    return found.some((each) => each.text === text);
  };
  /** @type {Rate[]} */
  const rates = [];
  for (const format of FORMATS) {
    for (const [disturbance, how] of Object.entries(DISTURBANCES)) {
      const rate = { format, disturbance, ours: 0, plain: 0, of: EACH };
      for (let seed = 1; seed <= EACH; seed++) {
        const text = TEXTS[format];
        const frame = draw({ format, text, module: MODULES[format], seed, ...how });
        if (isRead(frame, format, text)) rate.ours++;
        if (readPlain(frame, format) === text) rate.plain++;
      }
      rates.push(rate);
    }
  }
  const hard = { ours: 0, thorough: 0, plain: 0, of: 0 };
  for (const scene of hardScenes()) {
    const frame = draw(scene);
    hard.of++;
    if (isRead(frame, scene.format, scene.text)) hard.ours++;
    if (isRead(frame, scene.format, scene.text, true)) hard.thorough++;
    if (readPlain(frame, scene.format) === scene.text) hard.plain++;
  }
  const empty = { read: 0, of: EMPTY };
  for (let seed = 1; seed <= EMPTY; seed++) {
    const random = randomOf(seed);
    const [width, height] = [512, 144];
    // Stripes of any widths at any angle, some with noise: as like a code as what is none can be.
    const row = Array.from({ length: 1024 }, () => 0);
    for (let at = 0, isDark = false; at < row.length; isDark = !isDark) {
      const wide = 1 + Math.floor(random() * (2 + (seed % 5)));
      row.fill(isDark ? 30 : 220, at, at + wide);
      at += wide;
    }
    const slope = (random() - 0.5) * 0.6;
    const noise = random() * 40;
    const pixels = Uint8Array.from({ length: width * height }, (_, at) => {
      const place = Math.floor((at % width) + Math.floor(at / width) * slope + 200);
      return Math.max(0, Math.min(255, (row[place] ?? 0) + (random() - 0.5) * noise));
    });
    if (finish(decodeFrame({ pixels, width, height }, { formats: linear })).length > 0) empty.read++;
  }
  return { rates, hard, wrong, empty };
}

/** @param {Awaited<ReturnType<typeof rateOfReading>>} found */
export function ratesTable({ rates, hard, wrong, empty }) {
  const disturbances = [...new Set(rates.map(({ disturbance }) => disturbance))];
  const lines = [...new Set(rates.map(({ format }) => format))].map((format) => {
    const cells = disturbances.map((disturbance) => {
      const rate = rates.find((each) => each.format === format && each.disturbance === disturbance);
      return rate ? `${rate.ours}/${rate.plain}` : '';
    });
    return `${format.padEnd(12)}${cells.map((cell) => cell.padStart(11)).join('')}`;
  });
  return [
    `codes read of ${EACH}: ours/library alone (drawn pictures of 640x480)`,
    `${''.padEnd(12)}${disturbances.map((each) => each.padStart(11)).join('')}`,
    ...lines,
    `${hard.of} linear codes with several disturbances: ours ${hard.ours}, as a photo ${hard.thorough}, library alone ${hard.plain}`,
    `read as another text: ${wrong}; read in ${empty.of} pictures without a code: ${empty.read}`,
  ].join('\n');
}
