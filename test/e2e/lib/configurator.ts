import { expect, type Locator, type Page, type Sandbox } from './test';

/** The page of the configurator's tests. */
export const MONTE = '/fiat/monte/';
/** A car with a choice of every kind, as a link and as displayed. */
export const FULL_LINK = '358BF31~2026~679~C02~PCO.A01~358BF31-V01';
export const FULL_CAR = {
  mvsCode: '358BF31',
  year: 2026,
  color: '679',
  coating: 'C02',
  parts: ['PCO', 'ARD', 'SEN'],
  accessories: ['A01'],
  services: ['358BF31-V01'],
};

/** Codes of a configured car, and the page's language. */
export interface ChosenCar {
  mvsCode: string;
  year: number;
  color?: string;
  coating?: string;
  /** Codes of optionals, then of accessories. */
  parts?: readonly string[];
  accessories?: readonly string[];
  /** Ids, as services have no other code. */
  services?: readonly string[];
}

/** The page's current car, in codes and amounts. */
export interface PageCar {
  status: string;
  mvsCode: string | undefined;
  year: number | undefined;
  color: string | undefined;
  coating: string | undefined;
  parts: string[];
  services: string[];
  total: number | null;
  loadedFromLocalStorage: boolean;
  waiting: boolean;
  prices: number | null | undefined;
  configured: number | null | undefined;
}

interface Store {
  $car?: { get(): Record<string, never> };
}

export const configurator = (page: Page): Locator => page.locator('vt-configurator').first();
export const compact = (page: Page): Locator => page.locator('vt-configurator-summary').first();
export const total = (page: Page): Locator => configurator(page).locator('.bar-total [aria-hidden]');
export const heading = (page: Page, name: string): Locator =>
  configurator(page).getByRole('heading', { name, exact: true, level: 3 });
export const notice = (page: Page): Locator => configurator(page).locator('.change');
export const alerts = (page: Page): Locator => configurator(page).getByRole('alert').filter({ hasText: /./ });

/** A visible optional, accessory or service. */
export const item = (page: Page, name: string): Locator =>
  configurator(page)
    .locator('.item')
    .filter({ has: page.locator('.item-name').getByText(name, { exact: true }) });
export const box = (page: Page, name: string): Locator => item(page, name).getByRole('checkbox');
export const paint = (page: Page, name: string): Locator =>
  configurator(page)
    .locator('.paint')
    .filter({ has: page.locator('.paint-name').getByText(name, { exact: true }) });
/** The button to the next step. */
export const onward = (page: Page): Locator =>
  configurator(page).getByRole('button', { name: /^(Continuar|Seguir)/ });

/** Reads the page's current car. */
export const carOf = (page: Page): Promise<PageCar> =>
  page.evaluate(() => {
    const store = (globalThis as unknown as Record<symbol, Store>)[Symbol.for('vitrine')]?.$car;
    // biome-ignore lint/suspicious/noExplicitAny: the store's own type is the library's
    const car = (store?.get() ?? {}) as any;
    const codes = (all: { code: string }[] = []) => all.map(({ code }) => code);
    return {
      status: car.status,
      mvsCode: car.mvs?.code,
      year: car.mvs?.year,
      color: car.color?.code,
      coating: car.coating?.code,
      parts: codes(car.parts),
      services: (car.services ?? []).map(({ id }: { id: string }) => id),
      total: car.total ?? null,
      loadedFromLocalStorage: car.loadedFromLocalStorage,
      waiting: car.updatePrice,
      prices: car.prices?.price,
      configured: car.configured?.total,
    };
  });

/** Resolves when the page has a car and each of its prices is known or missing. */
export async function priced(page: Page): Promise<void> {
  const state = async () => {
    const { status, waiting } = await carOf(page);
    return waiting ? 'waiting' : status;
  };
  await expect.poll(state, { timeout: 15_000 }).toBe('ready');
}

interface Priced {
  id: string;
  code: string;
  price: number;
}
interface WebCar {
  parts: Priced[];
  accessories: Priced[];
  services: Priced[];
}

/** The services' cost of a car: the configured price, with accessories and services. */
export async function costOf({ origin }: Sandbox, car: ChosenCar, country = 'BR'): Promise<number> {
  const get = async (path: string, query: Record<string, string | undefined>) => {
    const url = new URL(path, origin);
    for (const [name, value] of Object.entries({ country, ...query }))
      if (value) url.searchParams.set(name, value);
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    return answer.json();
  };
  const version = { mvsCode: car.mvsCode, year: String(car.year) };
  const offered: WebCar = await get('/api/car/v2/car/web', version);
  const configured: { total: number } = await get('/api/price/price/reservation', {
    ...version,
    colorCode: car.color,
    coatingCode: car.coating,
    optionalCode: car.parts?.join(','),
  });
  const find = (all: Priced[], wanted: string) => {
    const found = all.find(({ id, code }) => id === wanted || code === wanted);
    if (!found) throw new Error(`the sandbox sells no ${wanted}`);
    return found.price;
  };
  const more = [
    ...(car.accessories ?? []).map((code) => find(offered.accessories, code)),
    ...(car.services ?? []).map((id) => find(offered.services, id)),
  ];
  return more.reduce((sum, price) => sum + price, configured.total);
}

export const money = (amount: number, country = 'BR'): string =>
  new Intl.NumberFormat(country === 'BR' ? 'pt-BR' : 'es-AR', {
    style: 'currency',
    currency: country === 'BR' ? 'BRL' : 'ARS',
  })
    .format(amount)
    .replace(/\s/g, ' ');

/** Expects that the page's car is this one, and that store and bar show the services' cost. */
export async function expectCar(page: Page, sandbox: Sandbox, car: ChosenCar, country = 'BR'): Promise<void> {
  await priced(page);
  const shown = await carOf(page);
  expect(shown).toMatchObject({ status: 'ready', mvsCode: car.mvsCode, year: car.year });
  if (car.color) expect(shown.color).toBe(car.color);
  if (car.coating) expect(shown.coating).toBe(car.coating);
  expect([...shown.parts].sort()).toEqual([...(car.parts ?? []), ...(car.accessories ?? [])].sort());
  expect([...shown.services].sort()).toEqual([...(car.services ?? [])].sort());
  const cost = await costOf(sandbox, car, country);
  // A reloaded price may not have been requested yet.
  await expect.poll(async () => (await carOf(page)).total).toBe(cost);
  await expect(total(page)).toHaveText(money(cost, country));
}

/** Records the analytics events and DOM events about the car. */
export const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const own = globalThis as unknown as { dataLayer: unknown[] };
    own.dataLayer = [];
  });
export const dataLayer = (page: Page): Promise<Record<string, unknown>[]> =>
  page.evaluate(() => (globalThis as unknown as { dataLayer: Record<string, unknown>[] }).dataLayer);

/** Counts the writes to the browser's storage from the page's start. */
export const watchWrites = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const own = globalThis as unknown as { writes: string[] };
    own.writes = [];
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
      if (key.startsWith('vitrine:car')) own.writes.push(key);
      setItem.call(this, key, value);
    };
  });
export const writes = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { writes: string[] }).writes);
