/** A picture in grey: a byte per pixel, row by row. */
export interface Frame {
  pixels: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
}

/** Names of the BarcodeDetector API. */
export const LINEAR_FORMATS = ['code_39', 'code_93', 'codabar', 'code_128', 'itf'] as const;
export const MATRIX_FORMATS = ['qr_code', 'data_matrix', 'pdf417'] as const;
export type LinearFormat = (typeof LINEAR_FORMATS)[number];
export type MatrixFormat = (typeof MATRIX_FORMATS)[number];
export type CodeFormat = LinearFormat | MatrixFormat;

/** A code that was read. */
export interface Reading {
  text: string;
  format: CodeFormat;
  /** Lines across the code that agree on it; those of a matrix have error correction instead. */
  lines: number;
}

/** Grey of a point between pixels, which lies within the frame. */
export function greyAt({ pixels, width }: Frame, x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const right = x - left;
  const down = y - top;
  const at = top * width + left;
  const first = pixels[at] ?? 0;
  const second = pixels[at + 1] ?? first;
  const third = pixels[at + width] ?? first;
  const fourth = pixels[at + width + 1] ?? third;
  const upper = first + (second - first) * right;
  return upper + (third + (fourth - third) * right - upper) * down;
}

/** The frame turned around its middle, so that lines at that angle become level; what is outside of it is white. */
export function turnFrame(frame: Frame, angle: number): Frame {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const width = Math.ceil(Math.abs(frame.width * cos) + Math.abs(frame.height * sin));
  const height = Math.ceil(Math.abs(frame.width * sin) + Math.abs(frame.height * cos));
  const pixels = new Uint8ClampedArray(width * height);
  for (let row = 0, at = 0; row < height; row++) {
    const down = row - height / 2;
    for (let column = 0; column < width; column++, at++) {
      const right = column - width / 2;
      const x = right * cos - down * sin + frame.width / 2;
      const y = right * sin + down * cos + frame.height / 2;
      pixels[at] =
        x < 0 || y < 0 || x > frame.width - 1 || y > frame.height - 1 ? 255 : greyAt(frame, x, y) + 0.5;
    }
  }
  return { pixels, width, height };
}

/** A part of the frame, magnified. */
export function cropFrame(
  frame: Frame,
  area: { x: number; y: number; width: number; height: number },
  scale = 1,
): Frame {
  const width = Math.max(1, Math.round(area.width * scale));
  const height = Math.max(1, Math.round(area.height * scale));
  const pixels = new Uint8ClampedArray(width * height);
  for (let row = 0, at = 0; row < height; row++) {
    const y = Math.min(Math.max(area.y + (row + 0.5) / scale - 0.5, 0), frame.height - 1);
    for (let column = 0; column < width; column++, at++) {
      const x = Math.min(Math.max(area.x + (column + 0.5) / scale - 0.5, 0), frame.width - 1);
      pixels[at] = greyAt(frame, x, y) + 0.5;
    }
  }
  return { pixels, width, height };
}

/** Stronger edges against blur: each pixel is moved away from the mean of those around it. */
export function sharpenFrame({ pixels, width, height }: Frame, radius: number, amount: number): Frame {
  const sharp = new Uint8ClampedArray(pixels);
  for (let y = radius; y < height - radius; y++) {
    for (let x = radius; x < width - radius; x++) {
      const at = y * width + x;
      const own = pixels[at] ?? 0;
      const around =
        ((pixels[at - radius] ?? 0) +
          (pixels[at + radius] ?? 0) +
          (pixels[at - radius * width] ?? 0) +
          (pixels[at + radius * width] ?? 0)) /
        4;
      sharp[at] = own + amount * (own - around);
    }
  }
  return { pixels: sharp, width, height };
}
