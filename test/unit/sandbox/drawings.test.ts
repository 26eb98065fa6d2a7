import { describe, expect, it } from 'vitest';
import { MODELS } from '#demo-pages/sandbox/data/cars';
import { carImage } from '#demo-pages/sandbox/drawings/car-image';
import { FORMS, type Form, formFor, SHAPES } from '#demo-pages/sandbox/drawings/forms';
import { Frame, outline, windows } from '#demo-pages/sandbox/drawings/outline';
import { ANGLES, type Angle, RENDITIONS } from '#domain/car/car-image';

const VIEWS: readonly Angle[] = [...ANGLES, 'rear', 'interior'];
const SUV = formFor('suv') as Form;

/** Whether a drawing's tags are closed in their order, and its attributes are quoted. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?: [a-zA-Z0-9-]+="[^"<>]*")*)(\/?)>/g,
    (_, end, name, __, single) => {
      if (single) return '';
      if (!end) open.push(name);
      else if (open.pop() !== name) open.push('wrong');
      return '';
    },
  );
  return open.length === 0 && rest.trim() === '';
}

describe('drawn cars', () => {
  it('have proportions for every model of the catalogue, and for every kind of car', () => {
    expect(MODELS.filter(({ modelCode }) => !FORMS.has(modelCode))).toEqual([]);
    expect(FORMS.size).toBe(MODELS.length);
    expect(SHAPES.every(formFor)).toBe(true);
  });

  it('differ in outline and in windows from every other model', () => {
    const frames = [...FORMS.values()].map((form) => new Frame(form));
    expect(new Set(frames.map((frame) => frame.path(outline(frame)))).size).toBe(frames.length);
    expect(new Set(frames.map((frame) => frame.path(windows(frame)))).size).toBe(frames.length);
  });

  it.each([...FORMS])('of model %s are small, well-formed and of the colour asked for', (_, form) => {
    for (const angle of VIEWS) {
      const image = carImage({ form, color: '#1e4f8a', angle, rendition: '319x319' });
      expect(isWellFormed(image), `${angle} ${image}`).toBe(true);
      expect(image).toContain('fill="#1e4f8a"');
      expect(image).not.toMatch(/NaN|undefined|Infinity/);
      expect(image.length).toBeLessThan(6_000);
    }
  });

  it('have the size of their rendition, and look different for every kind of car', () => {
    for (const angle of ANGLES) {
      const images = SHAPES.map((shape) =>
        RENDITIONS.map((rendition) =>
          carImage({ form: formFor(shape) as Form, color: '#1e4f8a', angle, rendition }),
        ),
      );
      expect(new Set(images.map(([image]) => image)).size).toBe(SHAPES.length);
      RENDITIONS.forEach((rendition, i) => {
        const [width, height] = rendition.split('x');
        expect(images[0]?.[i]).toMatch(new RegExp(`^<svg [^>]*width="${width}" height="${height}">`));
      });
    }
  });

  it('take a roof of another colour, and no markup for a colour', () => {
    const view = { form: SUV, color: '#ffffff', angle: 'side', rendition: '48x48' } as const;
    expect(carImage({ ...view, roof: '#15161a' })).toContain('#15161a');
    const image = carImage({ ...view, color: '"/><script>', roof: '#15161a"/>' });
    expect(image).not.toContain('<script>');
    expect(image).not.toContain('#15161a');
  });
});
