/** What the drawings of the index's pictures are made of. */

export interface Colors {
  primary: string;
  onPrimary: string;
  accent: string;
}

export interface Block {
  height: number;
  draw(colors: Colors): string;
}

export const LINE = '#d4d6dc';
export const SOFT = '#f0f1f4';
export const INK = '#9a9da8';

export const box = (x: number, y: number, width: number, height: number, fill = '#fff', stroke = LINE) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" fill="${fill}" stroke="${stroke}"/>`;
/** A line of text. */
export const bar = (x: number, y: number, width: number, fill = INK, height = 4) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${fill}"/>`;
export const button = (x: number, y: number, width: number, { primary, onPrimary }: Colors) =>
  `<rect x="${x}" y="${y}" width="${width}" height="14" rx="4" fill="${primary}"/>${bar(x + width / 4, y + 5.5, width / 2, onPrimary, 3)}`;
export const car = (x: number, y: number, width: number) =>
  `<use href="#car" x="${x}" y="${y}" width="${width}" height="${width * 0.375}"/>`;
export const field = (x: number, y: number, width: number) =>
  bar(x, y, width / 3, INK, 3) + box(x, y + 6, width, 14);
export const pin = (x: number, y: number, fill: string) =>
  `<path d="M${x} ${y}c-5-6-6-8-6-11a6 6 0 1 1 12 0c0 3-1 5-6 11z" fill="${fill}"/>`;
export const columns = (count: number, draw: (x: number, width: number) => string) => {
  const width = (288 - (count - 1) * 8) / count;
  return Array.from({ length: count }, (_, n) => draw(16 + n * (width + 8), width)).join('');
};

/** Words that a visitor reads in the widget. */
export const words = (x: number, y: number, text: string, size = 9, fill = '#2a2c33') =>
  `<text x="${x}" y="${y}" font-family="sans-serif" font-size="${size}" font-weight="700" fill="${fill}">${text}</text>`;
