// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { brandName, otherBrandName } from '#features/owner/car-brand';
import { metas } from '../../lib/requests';

beforeEach(() => metas('<meta name="vitrine:brand" content="fiat">'));

it.each([
  ['citroen', 'Citroën'],
  ['FIAT-ABARTH', 'Abarth'],
  ['Lancia', 'Lancia'],
  ['constructor', 'constructor'],
])('the brand %s is written %s', (code, name) => {
  expect(brandName(code)).toBe(name);
});

it.each([
  ['JEEP', 'Jeep'],
  ['fiat-abarth', 'Abarth'],
  ['fiat', undefined],
  ['FIAT', undefined],
  ['lancia', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('a car of %j is of another brand than the page: %s', (code, name) => {
  expect(otherBrandName(code)).toBe(name);
});
