// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { nearestDealers } from '#widgets/reservation/deferred/hold/dealers';
import { page } from '../../lib/answers';

beforeEach(() => page({ brand: 'fiat', country: 'BR' }));

const dealer = (id: string, stateCode: string, degrees?: number) =>
  ({
    idSiteGeo: id,
    name: id,
    stateCode,
    ...(degrees && { latitude: degrees, longitude: degrees }),
  }) as never;
const ids = (place: object | null, ...dealers: never[]) =>
  nearestDealers(dealers, place as never).map(({ idSiteGeo }) => idSiteGeo);

it("begins with the dealers of the visitor's state, whatever order they come in", () => {
  const place = { countryCode: 'BR', stateCode: 'MG', cityName: 'Betim', cityCode: '1' };
  expect(ids(place, dealer('a', 'BA'), dealer('m', 'MG'), dealer('n', 'MG'))).toEqual(['m', 'n', 'a']);
});

it('begins with the nearest dealer where the place has coordinates', () => {
  const place = { countryCode: 'BR', stateCode: 'MG', cityName: 'Betim', latitude: -20, longitude: -20 };
  expect(ids(place, dealer('far', 'MG', -30), dealer('near', 'SP', -20.1))).toEqual(['near', 'far']);
});
