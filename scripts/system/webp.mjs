/**
 * Returns a picture as WebP of a size, converted by the browser.
 * @param {import('@playwright/test').Page} page is left empty
 * @param {Buffer} picture PNG @param {readonly [width: number, height: number]} size @param {number} quality from 0 to 1
 */
export async function toWebp(page, picture, size, quality) {
  await page.goto('about:blank');
  const webp = await page.evaluate(
    async ({ png, size: [width, height], quality }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d');
      if (!context) return '';
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, width, height);
      return canvas.toDataURL('image/webp', quality);
    },
    { png: picture.toString('base64'), size, quality },
  );
  return Buffer.from(webp.slice(webp.indexOf(',') + 1), 'base64');
}
