import { expect, it } from 'vitest';
import { carFolder, listedViews } from '#domain/car/image-folder';

const CAR = { brand: 'fiat', model: '358', version: 'BF3', series: '1', year: 2026 };
const wanted = [
  { angle: 'rear', code: '249' },
  { angle: 'interior', code: 'C02' },
] as const;

it('the folder of a version has no colour, and none without what an image needs', () => {
  expect(carFolder({ ...CAR, color: '249' })).toBe('cars/fiat/2026/358/BF3-1');
  expect(carFolder({ ...CAR, model: '' })).toBeUndefined();
});

it.each([
  ['of the chosen colour and upholstery', ['249/rear/48x48', 'C02/interior/48x48'], [wanted[0], wanted[1]]],
  ['of the standard colour else', ['standard/rear/48x48', 'C01/interior/48x48'], [{ angle: 'rear' }]],
  ['that the folder lists only', ['249/side/48x48', 'rear', 'index.json', ''], []],
])('the further views are those %s', (_, names, expected) => {
  expect(listedViews(names, wanted)).toEqual(expected);
});

it('without a chosen upholstery the interior is the standard one', () => {
  expect(listedViews(['standard/interior/48x48'], [{ angle: 'interior', code: '' }])).toEqual([
    { angle: 'interior' },
  ]);
});
