import { expect, vi } from 'vitest';
import { ADAPTERS, adapterOf } from '#domain/financing/adapter';
import { next } from '#domain/financing/next';
import { imageOr } from '#features/car/image-address';
import { onlinePriceOf, pricesOf, stockOf } from '#features/car/price-queries';
import { dealersAround, dealersOfArea, dealersOfRegional } from '#features/dealer/dealer-queries';
import type { Location } from '#features/place/location-store';
import { detailsOfPlace, suggestPlaces } from '#features/place/lookup/place-lookup';
import { placeOfPostalCode } from '#features/place/places';
import { addressForLead } from '#features/place/postal-code';
import * as assets from '#services/assets';
import * as dealers from '#services/dealer';
import * as dictionary from '#services/dictionary';
import * as financing from '#services/financing';
import { GET } from '#services/http/call';
import * as mvs from '#services/mvs';
import * as offerSearch from '#services/offer-search';
import { locationProvider } from '#services/providers/choose';
import * as rentalUser from '#services/rental-user';
import { whileLoading } from '#ui/hooks/while-loading';
import { answers, failure, json, metas } from '../lib/requests';
import { stubFetch } from '../lib/stub-fetch';

/** Runs what a row of the table is about, holds what becomes of it, and gives the text it said, if any. */
type Proof = () => string | undefined | Promise<string | undefined>;

const ping = GET('T-00', 'things', '/', { auth: 'public' });
const nowhere = { countryCode: 'BR', influenceAreas: [], regionals: [] } as unknown as Location;
const here = [-46.6, -23.5] as const;
const aws = '<meta name="vitrine:aws-key" content="k"><meta name="vitrine:aws-region" content="r">';

/** Nobody is asked: refused with these words. */
async function refused(make: () => Promise<unknown>): Promise<string> {
  const fetch = answers();
  const { kind, message } = await failure(make());
  expect(kind).toBe('input');
  expect(fetch).not.toHaveBeenCalled();
  return message;
}
/** The network fails; what the console is told, once, if anything. */
async function told(make: () => Promise<unknown>, result: unknown): Promise<string | undefined> {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  answers(...Array.from({ length: 6 }, () => json({}, 400)));
  expect(await make()).toEqual(result);
  const [first] = log.mock.calls[0] ?? [];
  expect(log).toHaveBeenCalledTimes(first === undefined ? 0 : 1);
  return first === undefined ? undefined : String(first);
}
/** NEXT's figures of 36 installments and a final one of 50 %, of an answer that has these percentages of 36, or no simulation. */
function nextFigures(residuals: readonly number[]) {
  const values = residuals.map((residual) => ({
    ...{ residual, installmentsValue: 900, forwardPrice: 40_000, residualValue: 40_000 },
  }));
  const simulations = residuals.length ? [{ installmentsQuantity: 36, entranceValue: 30_000, values }] : [];
  const terms = { mvs: 'x', year: 2026, price: 100_000, entrancePercent: 30, numberOfInstallments: 36 };
  return next.figures({ simulations }, { ...terms, finalInstallmentPercentage: 50 });
}
const thrown = (make: () => unknown): string => {
  try {
    make();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('nothing was thrown');
};
async function amazon(answer: Response, path: 'route' | 'place' | 'text' | 'typed' | 'position') {
  metas(aws);
  answers(answer);
  const provider = await locationProvider('AWS');
  const asked = {
    route: () => provider.routeMatrix([here], [here]),
    place: () => provider.placeDetails('x', 'BR'),
    text: () => provider.geocode('x', 'BR'),
    typed: () => provider.autocomplete('x', 'BR'),
    position: () => provider.reverseGeocode(here, 'BR'),
  }[path];
  return (await failure(asked())).message;
}
async function google(answer: unknown, status: string, path: 'route' | 'text' | 'typed') {
  const reply = (_query: unknown, done: (a: unknown, s: string) => void) => done(answer, status);
  class Sdk {
    geocode = reply;
    getPlacePredictions = reply;
    getDistanceMatrix = reply;
  }
  vi.stubGlobal('google', {
    maps: { Geocoder: Sdk, places: { AutocompleteService: Sdk }, DistanceMatrixService: Sdk },
  });
  const provider = await locationProvider('GCP');
  const asked = {
    route: () => provider.routeMatrix([here], [here]),
    text: () => provider.geocode('x', 'AR'),
    typed: () => provider.autocomplete('x', 'AR'),
  }[path];
  return (await failure(asked())).message;
}
const status = (code: number): Proof => {
  return async () => {
    answers(new Response(code === 204 ? null : '{}', { status: code }), json({}, code), json({}, code));
    if (code < 300) expect(await ping({})).toBeUndefined();
    else expect(await failure(ping({}))).toMatchObject({ kind: 'http', status: code });
    return undefined;
  };
};
const none = () => json({ ResultItems: [] });

/** By the table's condition. */
export const PROOFS: Record<string, Proof> = {
  'online sale price failure': async () => {
    const signal = AbortSignal.abort();
    const aborted = () => onlinePriceOf({ mvsCode: '3411A21', year: 2026 }, { signal });
    expect(await told(aborted, null)).toBeUndefined();
    vi.restoreAllMocks();
    return told(() => onlinePriceOf({ mvsCode: '3411A21', year: 2026 }), null);
  },
  'prices failure (any)': () => told(() => pricesOf({ mvsCode: '3411A21', year: 2026 }), null),
  'stock call failure': () => told(() => stockOf({ mvsCode: '3411A21' }), null),
  'HTTP 200': status(200),
  'HTTP 201': status(201),
  'HTTP 204': status(204),
  'HTTP 206': status(206),
  'HTTP 400': status(400),
  'HTTP 401': status(401),
  'HTTP 403': status(403),
  'HTTP 404': status(404),
  'HTTP 409': status(409),
  'HTTP 422': status(422),
  'HTTP 500': status(500),
  'client-library code: bad request': async () => {
    expect((await failure(dealers.getDealer({ id: '..' }))).kind).toBe('input');
    return undefined;
  },
  'client-library code: bad response': async () => {
    answers(new Response('<html>'));
    expect((await failure(dealers.getDealer({ id: '1' }))).kind).toBe('shape');
    return undefined;
  },
  'client-library code: network error': async () => {
    answers(new TypeError('failed'), new TypeError('failed'), new TypeError('failed'));
    expect((await failure(ping({}))).kind).toBe('network');
    return undefined;
  },
  'client-library code: timeout': async () => {
    stubFetch(({ signal }: Request) => {
      return new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason)));
    });
    expect((await failure(ping({}, { timeout: 5 }))).kind).toBe('timeout');
    return undefined;
  },
  'client-library code: canceled': async () => {
    const { signal } = AbortSignal.abort() ? { signal: AbortSignal.abort() } : {};
    answers(new DOMException('aborted', 'AbortError'));
    expect((await failure(ping({}, signal ? { signal } : {}))).kind).toBe('canceled');
    return undefined;
  },
  'client-library code: invalid URL': async () => {
    metas('<meta name="vitrine:service:things" content="javascript:alert(1)">');
    expect((await failure(ping({}))).kind).toBe('config');
    return undefined;
  },
  'NEXT: no simulation has the requested installment count': () => thrown(() => nextFigures([])),
  'NEXT: no value has the requested residual percentage': () => thrown(() => nextFigures([40])),
  'unknown financing type': () => {
    for (const name of ADAPTERS) expect(() => adapterOf(name)).not.toThrow();
    return thrown(() => adapterOf('ZFLOW'));
  },
  'offer-simulation update lacks offerId or simulationId': async () => {
    const [call] = Object.values(financing).filter(({ definition }) => definition.id === 'FIN-01');
    const update = call as unknown as (input: object) => Promise<unknown>;
    await refused(() => update({ simulationId: '1' }));
    return refused(() => update({ offerId: '1' }));
  },
  'reverse geocode is empty': () => amazon(none(), 'position'),
  'place details are empty': () => amazon(json({}), 'place'),
  'geocode is empty': () => amazon(none(), 'text'),
  'autocomplete is empty': () => amazon(none(), 'typed'),
  'route matrix has no data': () => amazon(new Response(''), 'route'),
  'route matrix structure unexpected': () => amazon(json({}), 'route'),
  'route matrix row not one entry per destination': () => amazon(json({ RouteMatrix: [[]] }), 'route'),
  'distance matrix has no rows': () => google({ rows: [] }, 'OK', 'route'),
  'distance matrix call failed': () => google(null, 'DENIED', 'route'),
  'predictions call failed': () => google(null, 'DENIED', 'typed'),
  'no results (developer text; condition not stated)': () => google([], 'OK', 'text'),
  'geocoding failed': () => google(null, 'DENIED', 'text'),
  'geocoding result not parsed': () => google([{}], 'OK', 'text'),
  'provider not supported': async () => (await failure(locationProvider('OSM'))).message,
  'AWS provider lacks API key or region': async () => {
    metas();
    return (await failure((await locationProvider('AWS')).geocode('x', 'BR'))).message;
  },
  'Google Maps SDK absent': async () => {
    vi.unstubAllGlobals();
    return (await failure((await locationProvider('GCP')).geocode('x', 'BR'))).message;
  },
  'zone lookup without provinceId': async () => {
    await refused(() => dealers.listZones({ provinceId: '' }));
    return refused(() => dealers.listAllZones({ provinceId: '' }));
  },
  'radius missing (condition not stated; a radius search requires latitude and longitude)': async () => {
    const query = { brand: 'fiat' } as never;
    expect(await refused(() => dealers.findDealersByRadius({ query }))).toContain('referenceLatitude');
    return refused(() => dealersAround(here, undefined));
  },
  'influence area missing (condition not stated)': () => refused(() => dealersOfArea(nowhere)),
  'regional missing (condition not stated)': () => refused(() => dealersOfRegional(nowhere)),
  'location details failure': () => told(() => detailsOfPlace('BR', 'x'), null),
  'postal-code city lookup: status not 200 or data empty': async () => {
    answers(json({}, 404));
    expect(await placeOfPostalCode('BR', '00000-001')).toBeNull();
    answers(new Response(null, { status: 204 }));
    expect(await placeOfPostalCode('BR', '00000-002')).toBeNull();
    answers(json({}));
    expect(await placeOfPostalCode('BR', '00000-003')).toBeNull();
    return undefined;
  },
  'postal-code city lookup: exception': async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    answers(json({}, 400));
    await expect(placeOfPostalCode('BR', '00000-004')).rejects.toMatchObject({ status: 400 });
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
    // Logged by the fields of the address (test/unit/features/place/address-fields.test.tsx).
    answers(json({}, 400));
    await expect(addressForLead('00000-000')).rejects.toMatchObject({ cause: { name: 'ServiceError' } });
    return undefined;
  },
  'geocode suggestion failure': () => told(() => suggestPlaces('BR', 'bet'), []),
  'postal lookup failure in the lead form': async () => {
    answers(json({}, 400));
    const error = (await addressForLead('01310100').catch((reason) => reason)) as Error;
    expect(error).toBeInstanceOf(Error);
    return error.message || undefined;
  },
  'data-dictionary value missing': async () => {
    const [call] = Object.values(dictionary).filter(({ definition }) => definition.id === 'DIC-03');
    return refused(() => (call as (input: object) => Promise<unknown>)({ body: { value: '' } }));
  },
  'rental user without body (first text)': async () => {
    const [call] = Object.values(rentalUser).filter(({ definition }) => definition.id === 'RUS-04');
    return refused(() => (call as unknown as (input: object) => Promise<unknown>)({ body: {} }));
  },
  'rental user without body (second text)': async () => {
    const [call] = Object.values(rentalUser).filter(({ definition }) => definition.id === 'EXT-06');
    return refused(() => (call as unknown as (input: object) => Promise<unknown>)({ body: {} }));
  },
  'offers search non-ok response': async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    answers(json({}, 503));
    const [call] = Object.values(offerSearch).filter(({ definition }) => definition.id === 'OSR-01');
    const search = call as unknown as (input: object) => Promise<unknown>;
    const { message } = await failure(search({ body: { brand: 'FIAT', market: 'pt-BR' } }));
    expect(log.mock.calls).toEqual([[message]]);
    return message;
  },
  'car image address lacks model, version, series (null) or year': () => {
    const car = { brand: 'fiat', model: '341', version: '1A2', series: '', year: 2026 };
    expect(assets.carImagePath(car)).toBe('cars/fiat/2026/341/1A2/standard/side/319x319');
    const lacking = [{ model: '' }, { version: '' }, { series: null as never }, { year: 0 }];
    for (const each of lacking.slice(1)) expect(() => assets.carImagePath({ ...car, ...each })).toThrow();
    return thrown(() => assets.carImagePath({ ...car, ...lacking[0] }));
  },
  'car image fallback missing': async () => {
    answers(json({}, 404));
    expect(await imageOr('cars/no', 'https://a.example/fallback.svg')).toBe('https://a.example/fallback.svg');
    answers(json({}, 404));
    return (await failure(imageOr('cars/none'))).message;
  },
  'timeline load error': async () => {
    const flags: boolean[] = [];
    const end = new Error('no timeline');
    const loading = whileLoading(
      (flag) => flags.push(flag),
      () => Promise.reject(end),
    );
    await expect(loading).rejects.toBe(end);
    expect(flags).toEqual([true, false]);
    return undefined;
  },
  'MVS search code not 7 or 16 characters': async () => {
    for (const code of ['', '341', '3411A212']) await refused(() => mvs.getMvs({ query: { code } }));
    return undefined;
  },
};
