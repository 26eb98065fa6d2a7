import { describe, expect, it } from 'vitest';
import { SANDBOX_BRANDS } from '#demo-pages/sandbox/data/brands';
import { CITIES, nearestCity } from '#demo-pages/sandbox/data/cities';
import { makeDealers } from '#demo-pages/sandbox/data/dealers';
import { addressOfCode, ONLY_PUBLIC, POSTAL_SERVICE, PUBLIC_LOOKUP } from '#demo-pages/sandbox/data/postal';
import { STATES, stateOf } from '#demo-pages/sandbox/data/states';
import { USERS } from '#demo-pages/sandbox/data/users';
import { BRANDS } from '#domain/core/brands';
import { email, fullName, mobilePhone } from '#domain/person/contact';
import { cnpj, cpf, dni } from '#domain/person/documents';
import { distance } from '#domain/place/geo';

const of = (country: string) => CITIES.filter(({ countryCode }) => countryCode === country);
const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('states', () => {
  it('are 27 in Brazil and 24 in Argentina, each once', () => {
    expect(STATES.filter(({ countryCode }) => countryCode === 'BR')).toHaveLength(27);
    expect(STATES.filter(({ countryCode }) => countryCode === 'AR')).toHaveLength(24);
    expect(repeated(STATES.map(({ countryCode, code }) => countryCode + code))).toEqual([]);
    expect(repeated(STATES.map(({ countryCode, number }) => countryCode + number))).toEqual([]);
  });

  it('have a city each', () => {
    const empty = STATES.filter(
      ({ code, countryCode }) => !of(countryCode).some(({ stateCode }) => stateCode === code),
    );
    expect(empty).toEqual([]);
  });
});

describe('cities', () => {
  it('are many, in states that exist, each once', () => {
    expect(of('BR').length).toBeGreaterThanOrEqual(120);
    expect(of('AR').length).toBeGreaterThanOrEqual(40);
    expect(repeated(CITIES.map(({ cityCode }) => cityCode))).toEqual([]);
    for (const { countryCode, stateCode } of CITIES) expect(stateOf(countryCode, stateCode)).toBeDefined();
  });

  it('have IBGE codes: seven digits, the state first, and the last one right', () => {
    for (const { cityCode, stateCode } of of('BR')) {
      expect(cityCode).toMatch(/^\d{7}$/);
      expect(cityCode.slice(0, 2)).toBe(stateOf('BR', stateCode)?.number);
      // Weights 1 and 2 in turn; digits of the products are added; the sum rounds up to a ten.
      const sum = [...cityCode.slice(0, 6)].reduce((total, digit, index) => {
        const product = Number(digit) * ((index % 2) + 1);
        return total + Math.floor(product / 10) + (product % 10);
      }, 0);
      expect([cityCode, Number(cityCode[6])]).toEqual([cityCode, (10 - (sum % 10)) % 10]);
    }
  });

  it('have Argentine codes that open with the province letter of a postal code', () => {
    for (const { cityCode, stateCode, postal } of of('AR')) {
      expect(cityCode).toBe(`${stateCode}${postal[0]?.[0]}`);
    }
  });

  it('lie in their countries', () => {
    for (const { longitude, latitude } of of('BR')) {
      expect(longitude).toBeGreaterThan(-74.1);
      expect(longitude).toBeLessThan(-34.7);
      expect(latitude).toBeGreaterThan(-33.8);
      expect(latitude).toBeLessThan(5.3);
    }
    for (const { longitude, latitude } of of('AR')) {
      expect(longitude).toBeGreaterThan(-73.6);
      expect(longitude).toBeLessThan(-53.6);
      expect(latitude).toBeGreaterThan(-55.1);
      expect(latitude).toBeLessThan(-21.7);
    }
  });

  it('have postal ranges that do not overlap', () => {
    for (const country of ['BR', 'AR']) {
      const ranges = of(country)
        .flatMap(({ cityName, postal }) => postal.map(([from, to]) => ({ cityName, from, to })))
        .sort((a, b) => a.from - b.from);
      for (const [index, range] of ranges.entries()) {
        expect(range.to, range.cityName).toBeGreaterThanOrEqual(range.from);
        const next = ranges[index + 1];
        if (next) expect(next.from, `${range.cityName} and ${next.cityName}`).toBeGreaterThan(range.to);
      }
    }
  });

  it('are found by a point near them', () => {
    expect(nearestCity([-43.94, -19.93], 'BR')?.city.cityName).toBe('Belo Horizonte');
    expect(nearestCity([-43.94, -19.93], 'AR')?.city.countryCode).toBe('AR');
  });
});

describe('postal codes', () => {
  it.each([
    ['01310-100', 'São Paulo', 'SP'],
    ['30130000', 'Belo Horizonte', 'MG'],
    ['70070-000', 'Brasília', 'DF'],
    ['1425', 'Buenos Aires', 'C'],
    ['X5000ABC', 'Córdoba', 'X'],
  ])('%s is in %s', (code, cityName, stateCode) =>
    expect(addressOfCode(code)).toMatchObject({
      cityName,
      stateCode,
      street: expect.stringMatching(/./),
      neighborhood: expect.stringMatching(/./),
    }),
  );

  it.each(['99999-999', '00000000', '123', '12', '', '9999', 'not a code'])('%j is nowhere', (code) =>
    expect(addressOfCode(code)).toBeUndefined(),
  );

  it('of two cities only the public lookup knows', () => {
    expect(ONLY_PUBLIC).toHaveLength(2);
    for (const code of ['69301-000', '9410']) {
      expect(addressOfCode(code, POSTAL_SERVICE)).toBeUndefined();
      expect(addressOfCode(code, PUBLIC_LOOKUP)).toEqual(addressOfCode(code));
    }
  });
});

describe('dealers', () => {
  const dealers = makeDealers(1);

  it('are the same for the same seed and others for another', () => {
    expect(makeDealers(1)).toEqual(dealers);
    expect(makeDealers(2)).not.toEqual(dealers);
    expect(makeDealers(2).map(({ idSiteGeo }) => idSiteGeo)).toEqual(
      dealers.map(({ idSiteGeo }) => idSiteGeo),
    );
  });

  it('are at least 150, of nine brands in both countries, each once', () => {
    expect(dealers.length).toBeGreaterThanOrEqual(150);
    expect(repeated(dealers.map(({ idSiteGeo }) => idSiteGeo))).toEqual([]);
    for (const brand of BRANDS) {
      for (const country of ['BR', 'AR']) {
        const count = dealers.filter(
          (dealer) => dealer.brand === brand && dealer.countryCode === country,
        ).length;
        expect(count, `${brand} ${country}`).toBeGreaterThan(0);
      }
    }
  });

  it('are several of a brand in a large city', () => {
    const count = dealers.filter(({ brand, cityCode }) => brand === 'fiat' && cityCode === '3550308').length;
    expect(count).toBe(SANDBOX_BRANDS.fiat.largest);
  });

  it('lie within 15 km of their city, in its postal range, and have phones that are right', () => {
    for (const dealer of dealers) {
      const city = CITIES.find(({ cityCode }) => cityCode === dealer.cityCode);
      if (!city) throw new Error(`no city ${dealer.cityCode}`);
      const metres = distance([city.longitude, city.latitude], [dealer.longitude, dealer.latitude]);
      expect(metres).toBeLessThan(15_000);
      expect(addressOfCode(dealer.postalCode ?? '')?.cityCode).toBe(city.cityCode);
      expect(mobilePhone(dealer.whatsapp ?? '', { country: dealer.countryCode }), dealer.whatsapp ?? '').toBe(
        true,
      );
      expect(dealer.phone).toMatch(/^\d{10}$/);
    }
  });
});

describe('users', () => {
  it('have documents, phones and addresses that are right', () => {
    for (const [token, user] of Object.entries(USERS)) {
      const country = token === 'sofia' ? 'AR' : 'BR';
      expect((country === 'AR' ? dni : cpf)(user.cpf ?? ''), token).toBe(true);
      if (user.companyCnpj) expect(cnpj(user.companyCnpj)).toBe(true);
      expect(mobilePhone(user.phone ?? '', { country })).toBe(true);
      expect(fullName(user.nickname || user.name || '')).toBe(true);
      for (const entry of user.emails ?? []) expect(email(entry.email ?? '')).toBe(true);
    }
  });
});
