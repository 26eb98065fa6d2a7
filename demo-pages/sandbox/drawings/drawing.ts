/** A drawing without its frame: content for a canvas of this size. */
export interface Drawing {
  width: number;
  height: number;
  content: string;
}

/** A drawing as SVG text: fitted into the middle of so many pixels, its own size where none is given. */
export function framed(
  { width, height, content }: Drawing,
  size: { width: number; height: number } = { width, height },
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${size.width}" height="${size.height}">
${content}
</svg>`;
}
