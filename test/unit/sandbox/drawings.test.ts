import { describe, expect, it } from 'vitest';
import { carImage } from '#demo-pages/sandbox/drawings/car-image';
import { type CarShape, SHAPES } from '#demo-pages/sandbox/drawings/silhouettes';
import { ANGLES, RENDITIONS } from '#domain/standalone/car-image';

const shapes = Object.keys(SHAPES) as CarShape[];

describe('drawn cars', () => {
  it('have the size of their rendition and the colour asked for, from every angle', () => {
    for (const shape of shapes) {
      for (const angle of ANGLES) {
        for (const rendition of RENDITIONS) {
          const [width, height] = rendition.split('x');
          const image = carImage({ shape, color: '#1e4f8a', angle, rendition });
          expect(image).toMatch(new RegExp(`^<svg [^>]*width="${width}" height="${height}">`));
          expect(image).toContain('fill="#1e4f8a"');
        }
      }
    }
  });

  it('look different for every kind of car', () => {
    for (const angle of ANGLES) {
      const images = shapes.map((shape) =>
        carImage({ shape, color: '#1e4f8a', angle, rendition: '319x319' }),
      );
      expect(new Set(images).size).toBe(shapes.length);
    }
  });

  it('take a roof of another colour, and no markup for a colour', () => {
    const view = { shape: 'suv', color: '#ffffff', angle: 'side', rendition: '48x48' } as const;
    expect(carImage({ ...view, roof: '#15161a' })).toContain('#15161a');
    const image = carImage({ ...view, color: '"/><script>', roof: '#15161a"/>' });
    expect(image).not.toContain('<script>');
    expect(image).not.toContain('#15161a');
  });
});
