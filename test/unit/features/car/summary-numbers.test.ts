// @vitest-environment happy-dom
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { $car, $carOptions, type CurrentCar, carOf } from '#features/car/car-store';
import { carWith, chosenNow } from '#features/car/choices/choices';
import { refreshPrices } from '#features/car/prices';
import { summaryOf } from '#features/car/summary/summary';
import { chooseDealer } from '#features/dealer/dealer-store';
import * as cars from '#services/car';
import type { Call, Definition } from '#services/http/types';
import * as price from '#services/price';
import { getReservationPrice } from '#services/reservation-price';
import * as stock from '#services/stock';
import { carPage, openLink } from '../../lib/car-page';
import { startFakeClock } from '../../lib/clock';
import { corruptAnswers } from '../../lib/hostile-answers';
import { corrupted, expectFinite, HOSTILE, numbersIn } from '../../lib/hostile-numbers';
import { stubFetch } from '../../lib/stub-fetch';

/** A colour, two optionals, an accessory and a service. */
const FULL = '358AF11~2026~679~C01~MUL.CAM.A02~358AF11-V01';

/** What each call answers about the car, by a part of its address. */
const answers = new Map<string, unknown>();

beforeAll(async () => {
  startFakeClock();
  carPage();
  const send = globalThis.fetch;
  stubFetch(async (request: Request) => {
    const response = await send(request);
    answers.set(new URL(request.url).pathname, await response.clone().json());
    return response;
  });
  await openLink(FULL);
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The car with what a call answered. */
type Into = (answer: never) => Partial<CurrentCar>;
const CALLS: [path: string, call: Call<Definition>, into: Into][] = [
  ['/api/price/price', price.getPrice as never, (prices) => ({ prices, ecommerce: prices })],
  ['/api/price/price/reservation', getReservationPrice as never, (configured) => ({ configured })],
  ['/api/price/price/specialDiscount', price.getSpecialDiscount as never, (discount) => ({ discount })],
  [
    '/api/price/price/batchCustomPrice',
    price.getBatchCustomPrice as never,
    ([custom]: CurrentCar['custom'][]) => ({ custom: custom ?? null }),
  ],
  ['/api/stock/available', stock.getAvailableStock as never, (found) => ({ stock: found })],
];

const summary = (changes: Partial<CurrentCar>) => {
  const next = { ...$car.get(), ...changes };
  const { serialItems = [] } = $carOptions.get() ?? {};
  return summaryOf(carOf(next), { language: 'pt-BR', serialItems, now: 0 });
};

/** Each number of an answer in turn as each number that cannot be, read as the call reads it. */
function* eachCorruption(path: string, { definition }: Call<Definition>) {
  const answer = answers.get(path);
  for (let at = 0; at < numbersIn(answer); at++) {
    for (const by of HOSTILE) {
      const text = corrupted(answer, by, at);
      yield definition.returns && parse(definition.returns, JSON.parse(text));
    }
  }
}

describe('a summary has no amount that is none, whichever number of an answer is', () => {
  it.each(CALLS)('%s', (path, call, into) => {
    expect(numbersIn(answers.get(path))).toBeGreaterThan(0);
    for (const answer of eachCorruption(path, call)) {
      const data = summary(into(answer as never));
      expectFinite(data);
      expect(data.total.value ?? 0).toBeGreaterThanOrEqual(0);
    }
  });
  it('/api/car/v2/car/web', () => {
    const [path, call] = ['/api/car/v2/car/web', cars.getCarForWeb as never as Call<Definition>];
    const [offered, chosen] = [$carOptions.get(), chosenNow()];
    if (!offered || !chosen) throw new Error('no car');
    expect(numbersIn(answers.get(path))).toBeGreaterThan(20);
    for (const answer of eachCorruption(path, call)) {
      const changed = { ...offered, ...(answer as object) };
      const data = summary({ ...carWith($car.get(), changed, chosen), mvs: changed.mvs });
      expectFinite(data);
      expect(data.total.value ?? 0).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('what is asked about a car', () => {
  it.each(HOSTILE)('is not known where it is %s: a bonus, and what it is by the month', async (by) => {
    const send = globalThis.fetch;
    const { sandbox } = carPage();
    const dealer = sandbox.world.dealers.find(({ brand }) => brand === 'fiat')?.idSiteGeo ?? '';
    corruptAnswers(/dealers\/price|batchSimulating/, by);
    await openLink(FULL);
    chooseDealer({ id: dealer, name: '', cityName: '', cityCode: '', stateCode: '', phone: '' });
    await refreshPrices();
    const { bonus, funding, priceStatus, total } = $car.get();
    expect([funding, priceStatus.funding]).toEqual([null, 'failed']);
    expect([bonus, priceStatus.bonus]).toEqual([null, 'failed']);
    expect(total).toBe(103_770);
    stubFetch(send);
  });
});
