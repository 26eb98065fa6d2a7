import { expect, it } from 'vitest';
import { type CarImage, carPath, carSource } from '#domain/car/car-image';

const car: CarImage = { brand: 'fiat', model: '341', version: '1A2', series: '', year: 2026 };

it.each<[Partial<CarImage>, string]>([
  [{}, 'cars/fiat/2026/341/1A2/standard/side/319x319'],
  [{ series: '1' }, 'cars/fiat/2026/341/1A2-1/standard/side/319x319'],
  [{ color: '249T', angle: 'wheel', rendition: '48x48' }, 'cars/fiat/2026/341/1A2/249T/wheel/48x48'],
  [{ color: '' }, 'cars/fiat/2026/341/1A2/standard/side/319x319'],
  [{ color: '../x y,z' }, 'cars/fiat/2026/341/1A2/..%2Fx%20y%2Cz/side/319x319'],
])('%j lies at %s', (more, path) => expect(carPath({ ...car, ...more })).toBe(path));

it.each([
  { model: '' },
  { version: '' },
  { series: null as never },
  { series: undefined as never },
  { year: 0 },
])('without what it needs it lies nowhere: %j', (lack) => {
  expect(carPath({ ...car, ...lack })).toBeUndefined();
  expect(carSource('https://a.example', { ...car, ...lack })).toBeUndefined();
});

it('every rendition is offered with its width', () => {
  expect(carSource('https://a.example', { ...car, color: '7' })).toEqual({
    address: 'https://a.example/cars/fiat/2026/341/1A2/7/side/319x319',
    srcset: ['48x48 48w', '140x100 140w', '319x319 319w', '1280x1280 1280w']
      .map((size) => `https://a.example/cars/fiat/2026/341/1A2/7/side/${size}`)
      .join(', '),
  });
});

it('what cannot be part of an address lies nowhere', () => {
  expect(carPath({ ...car, color: '\ud800' })).toBeUndefined();
});
