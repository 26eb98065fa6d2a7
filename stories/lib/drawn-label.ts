/** Nine elements of each character of Code 39, as far as the stories' labels need them; w: wide. */
const PATTERNS: Readonly<Record<string, string>> = {
  '*': 'nwnnwnwnn',
  '0': 'nnnwwnwnn',
  '1': 'wnnwnnnnw',
  '2': 'nnwwnnnnw',
  '3': 'wnwwnnnnn',
  '4': 'nnnwwnnnw',
  '5': 'wnnwwnnnn',
  '6': 'nnwwwnnnn',
  '7': 'nnnwnnwnw',
  '8': 'wnnwnnwnn',
  '9': 'nnwwnnwnn',
  A: 'wnnnnwnnw',
  B: 'nnwnnwnnw',
  D: 'nnnnwwnnw',
  F: 'nnwnwwnnn',
  R: 'wnnnnnwwn',
};

/** A VIN with its check digit, and the number of a part. */
export const LABEL_VIN = '9BD358AF6R1234567';
export const LABEL_PART = 'A71775432';

/** Draws a label with a Code 39 into the marked part of a camera's picture of 640 by 480; empty: a table without one. */
export const drawLabel = (text: string) => (canvas: HTMLCanvasElement) => {
  Object.assign(canvas, { width: 640, height: 480 });
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.fillStyle = '#7d8890';
  pen.fillRect(0, 0, 640, 480);
  if (!text) return;
  pen.translate(320, 168);
  pen.rotate(0.05);
  pen.fillStyle = '#f4f4f0';
  pen.fillRect(-270, -62, 540, 124);
  pen.fillStyle = '#1d1f22';
  const widths = [...`*${text}*`].flatMap((character) => [
    ...[...(PATTERNS[character] ?? '')].map((width) => (width === 'w' ? 3 : 1)),
    1,
  ]);
  const module = 480 / widths.reduce((sum, width) => sum + width, 0);
  let x = -240;
  widths.forEach((width, at) => {
    // Nine elements and a gap: bars are at the even places of both.
    if (at % 10 < 9 && (at % 10) % 2 === 0) pen.fillRect(x, -44, width * module, 66);
    x += width * module;
  });
  pen.font = '20px monospace';
  pen.textAlign = 'center';
  pen.fillText(text, 0, 48);
};

/** A photo of that label. */
export async function labelPhoto(text: string): Promise<File> {
  const canvas = document.createElement('canvas');
  drawLabel(text)(canvas);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return new File(blob ? [blob] : [], 'label.png', { type: 'image/png' });
}
