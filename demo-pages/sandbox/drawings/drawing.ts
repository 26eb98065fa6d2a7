/** A drawing without its frame: content for a canvas of this size. */
export interface Drawing {
  width: number;
  height: number;
  content: string;
}

/** Returns a drawing as SVG text, centred in the given size in pixels, in its own size by default. */
export function framed(
  { width, height, content }: Drawing,
  size: { width: number; height: number } = { width, height },
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${size.width}" height="${size.height}">
${content}
</svg>`;
}
