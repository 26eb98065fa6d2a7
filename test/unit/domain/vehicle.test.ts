import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weakLogin } from '#domain/access/weak-login';
import { isUsable, SAVED_CAR_LIFETIME } from '#domain/car/saved-car';
import { couponAvailable, couponSuits, includesCoupon } from '#domain/offers/coupon';
import { mvsCode, parseMvs } from '#domain/vehicle/mvs';
import {
  bareVehicle,
  carPlate,
  isRecallKey,
  recallChassis,
  recallPlate,
  recallQuery,
} from '#domain/vehicle/vehicle';

describe('plates', () => {
  it.each(['ABC1234', 'abc-1234', 'ABC1D23', ' abc 1d23 '])('of Brazil: %j', (value) =>
    expect([carPlate(value), carPlate(value, { country: 'BR' })]).toEqual([true, true]),
  );
  it.each(['', 'ABC123', 'AB12345', 'ABCD123', 'ABC12D4', 'ABC12345', 'AA000AA'])(
    'not of Brazil: %j',
    (value) => expect(carPlate(value)).toBe(false),
  );
  it.each(['AAA000', 'aa 000 aa', 'AA-000-AA'])('of Argentina: %j', (value) =>
    expect(carPlate(value, { country: 'AR' })).toBe(true),
  );
  it.each(['ABC1234', 'ABC1D23', 'A000AA', ''])('not of Argentina: %j', (value) =>
    expect(carPlate(value, { country: 'AR' })).toBe(false),
  );
  it('are stored upper case, without a hyphen', () => expect(bareVehicle('abc-1d23')).toBe('ABC1D23'));
  it('a recall is searched by 7 characters', () => {
    expect(['ABC1D23', 'abc-1234', '1234567'].map((value) => recallPlate(value))).toEqual([true, true, true]);
    expect(['', 'ABC123', 'ABC12345', 'ABC*123'].map((value) => recallPlate(value))).toEqual(
      Array(4).fill(false),
    );
    expect(recallPlate('AAA000', { country: 'AR' })).toBe(true);
  });
  it('or by a chassis of 17', () => {
    expect(['9BD19240S12345678', '9bd19240s12345678'].map(recallChassis)).toEqual([true, true]);
    expect(['', '9BD19240S1234567', '9BD19240S12345678X', '9BD19240S1234567Ç'].map(recallChassis)).toEqual(
      Array(4).fill(false),
    );
  });
  it('or, at the service, by a plate of either country or a chassis, as stored', () => {
    expect(['ABC1D23', 'AA000AA', 'AAA000', '9BD19240S12345678'].map(isRecallKey)).toEqual(
      Array(4).fill(true),
    );
    expect(['', 'ABC12', 'ABC-1234', 'AAA 000', 'AAA0000A'].map(isRecallKey)).toEqual(Array(5).fill(false));
  });
});

describe('MVS codes', () => {
  it('of 7 and of 16 characters fall into model, version and series', () => {
    expect(parseMvs('3411A21')).toEqual({ model: '341', version: '1A2', series: '1' });
    expect(parseMvs('1PBDC7QA1B2C3D45')).toEqual({ model: '1PBD', version: 'C7QA1B2C3D4', series: '5' });
  });
  it('of any other length are rejected', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (code) => {
        const parts = parseMvs(code);
        expect(mvsCode(code)).toBe(code.length === 7 || code.length === 16);
        expect(parts && parts.model + parts.version + parts.series).toBe(mvsCode(code) ? code : null);
      }),
    );
  });
});

describe('a saved configuration', () => {
  const now = new Date(2026, 10, 20, 12);
  const car = {
    savedAt: now.getTime() - SAVED_CAR_LIFETIME + 1,
    mvs: { code: '3411A21' },
    location: { countryCode: 'BR' },
  };
  it('is usable with a code and a country, under four hours', () => {
    expect(isUsable(car, { now })).toBe(true);
    const broken = [
      { mvs: null },
      { mvs: { code: '' } },
      { location: undefined },
      { location: { countryCode: null } },
      { savedAt: car.savedAt - 1 },
      { savedAt: now.getTime() + 1 },
    ];
    for (const change of broken) expect(isUsable({ ...car, ...change }, { now })).toBe(false);
    expect(isUsable({ ...car, savedAt: Date.now() })).toBe(true);
    const at = (stateCode?: string, cityCode?: string) => ({ countryCode: 'BR', stateCode, cityCode });
    const saved = { ...car, location: at('SP', '3550308') };
    for (const place of [null, at(), at('SP'), at('SP', '3550308')])
      expect(isUsable(saved, { now, place })).toBe(true);
    for (const place of [at('MG'), at('SP', '3509502'), { countryCode: 'AR' }])
      expect(isUsable(saved, { now, place })).toBe(false);
    // A car without more than its country is of any place in it.
    expect(isUsable(car, { now, place: at('MG', '3106200') })).toBe(true);
  });
});

describe('coupons', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  it('are available until they are used up or over', () => {
    expect(couponAvailable({}, { now })).toBe(true);
    expect(couponAvailable({ remaining: 1, validUntil: '2026-11-20T12:00:00Z' }, { now })).toBe(true);
    expect(couponAvailable({ remaining: 0 }, { now })).toBe(false);
    expect(couponAvailable({ remaining: null, validUntil: '2026-11-20T11:59:59Z' }, { now })).toBe(false);
    expect(couponAvailable({ validUntil: '2000-01-01' })).toBe(false);
    // Until the end of that day, on the visitor's clock.
    const lastHour = new Date(2026, 10, 20, 23);
    expect(couponAvailable({ validUntil: '2026-11-20' }, { now: lastHour })).toBe(true);
    expect(couponAvailable({ validUntil: '2026-11-19' }, { now: lastHour })).toBe(false);
  });
  it('is part of an answer that names it, however it was typed', () => {
    expect(includesCoupon({ couponName: 'NATAL10' }, ' natal10 ')).toBe(true);
    expect(includesCoupon({ couponName: 'NATAL10' }, 'OUTRO')).toBe(false);
    expect(includesCoupon({ couponName: '' }, '')).toBe(false);
    expect(includesCoupon({ couponName: null }, 'NATAL10')).toBe(false);
    expect(includesCoupon({}, null)).toBe(false);
  });
  it('may want a down payment', () => {
    expect(couponSuits({}, { downPayment: 0 })).toBe(true);
    expect(couponSuits({ needsDownPayment: true }, { downPayment: 0 })).toBe(false);
    expect(couponSuits({ needsDownPayment: true }, { downPayment: 1 })).toBe(true);
  });
});

describe('weakLogin', () => {
  it('keeps the query of an address that has both marks', () => {
    const query = 'brand=CJDR&loginType=WEAK&user=1';
    expect(weakLogin(`https://jeep.example/entrar?${query}#topo`)).toBe(query);
  });
  it.each([
    'https://jeep.example',
    'https://jeep.example?brand=CJDR',
    'https://x.example?loginType=WEAK&brand=JEEP',
  ])('leaves %s alone', (address) => expect(weakLogin(address)).toBeNull());
});

describe('the query of a car', () => {
  it.each([
    ['abc-1d23', { plate: 'ABC1D23' }],
    ['9bd19240s12345678', { chassis: '9BD19240S12345678' }],
  ])('by %s', (typed, query) => expect(recallQuery(typed)).toEqual(query));
});
