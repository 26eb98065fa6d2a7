import { beforeEach, describe, expect, it } from 'vitest';
import { modelsOf, versionOf } from '#demo-pages/sandbox/data/cars';
import { STORY, storyCarsOf } from '#demo-pages/sandbox/data/story';
import { open } from '#demo-pages/sandbox/rules/accounts';
import { BRANDS, type Brand } from '#domain/core/brands';
import { makeRequests, withKindLists } from './requests';

let made: ReturnType<typeof makeRequests>;
beforeEach(() => {
  made = makeRequests();
  withKindLists(made.sandbox);
});

/** A brand's page, in Argentina for the two whose pages are there. */
const pageOf = (brand: Brand, spanish = brand === 'peugeot' || brand === 'citroen') => ({
  referer: `https://demo.example/${brand}/conta/?a=1`,
  ...(spanish && { 'accept-language': 'es-AR' }),
});
const get = async (path: string, brand?: Brand, as = 'ana') => {
  const { body } = await made.ask('GET', path, undefined, { as, headers: brand ? pageOf(brand) : {} });
  return body;
};

/** Typed by visitors and tests besides the cars of the story: of each brand, of none, and of Argentina. */
const PLATES = ['FIA1A02', 'JEE1B23', 'XYZ9Z99', 'ABC1234', 'AB123CD', 'ABC123'];

interface Car {
  brand: string;
  modelName: string;
  versionName: string;
  year?: number;
  modelYear?: number;
}
const nameOf = ({ brand, modelName, versionName, year, modelYear }: Car) =>
  [brand, modelName, versionName, modelYear ?? year].join(' ');

/** A plate's car at every service that answers for it by the plate, and by the chassis. */
async function namesOf(plate: string): Promise<string[]> {
  const car = await get(`car/car?plate=${plate}`);
  const { mvs, modelYear } = await get(`car/v2/car?plate=${plate}`);
  const cars = [
    car,
    { ...mvs, modelYear },
    await get(`car/car?chassis=${car.chassis}`),
    await get(`recall/car?plate=${plate}`),
    await get(`recall/car?chassis=${car.chassis}`),
    await get(`recall/recall/${car.brand}/${plate}/false`),
    await get(`evaluate/v1/evaluate/plate/${plate}`),
    await get(`evaluate/v1/evaluate/plate?plate=${plate}`),
    await get(`confiat/confiat?plate=${plate}`),
  ];
  return cars.map(nameOf);
}

describe('a plate', () => {
  const typed = [...new Set(STORY.map(({ plate }) => plate))];
  it('belongs to one car of the story, of a version that its year has', () => {
    expect(typed).toHaveLength(STORY.length);
    for (const { version } of STORY) expect(versionOf(version.code, version.year)).toBe(version);
  });

  it.each([...PLATES, 'ABC1D23', 'FIA2A15', 'FIA1A41', 'AA215PE', 'AA141CI'])(
    '%s is the same car at every service',
    async (plate) => expect(new Set(await namesOf(plate)).size).toBe(1),
  );

  it('is the same car in the garage that it is put into, by itself or with a version', async () => {
    const headers = pageOf('fiat');
    const add = (version: string, body: object) =>
      made.ask('POST', `garage/${version}/owned`, body, { as: 'ana', headers });
    const known = nameOf((await add('v1', { plateNumber: 'ABC1D23' })).body);
    expect(new Set(await namesOf('ABC1D23'))).toEqual(new Set([known]));
    const { code: mvsCode } = modelsOf('fiat')[3]?.versions[0] ?? { code: '' };
    const named = nameOf((await add('v2', { plateNumber: 'XYZ1A23', mvsCode })).body);
    expect(named).toContain('fiat Fastback');
    expect(new Set(await namesOf('XYZ1A23'))).toEqual(new Set([named]));
  });
});

describe.each(BRANDS)('what %s knows of a customer', (brand) => {
  it('is about its own cars', async () => {
    const owned = await get('garage/v1/owned', brand);
    const lists = [owned, await get('garage/v1/visited', brand), await get('garage/v1/wanted', brand)].flat();
    expect(lists).toHaveLength(7);
    const orders = await get('reservation/v2/reservations/user-reserves', brand);
    const drives = await get('visitor-schedule/test-drives', brand);
    expect(orders.length * drives.length).toBeGreaterThan(0);
    for (const car of [...lists, ...orders, ...drives, await get('garage/v1/owned/car', brand)]) {
      expect(car.brand).toBe(brand);
    }
    for (const { plateNumber, chassis, purchasedAt, dealerCode, modelName, year } of owned) {
      const recall = await get(`recall/car?plate=${plateNumber}&brand=${brand}`, brand);
      expect(recall).toMatchObject({ brand, chassis, modelName, year });
      expect((await get(`benefits/warranty?vin=${chassis}`, brand)).plans[0].startsAt).toBe(purchasedAt);
      const { dealerCode: seller } = await get(`benefits/invoice?vin=${chassis}`, brand);
      expect(seller).toBe(dealerCode);
      expect(made.world.dealers.find(({ idSiteGeo }) => idSiteGeo === seller)?.brand).toBe(brand);
    }
    const visits = await get('dealer-scheduler/appointments/web', brand);
    expect(visits[0]).toMatchObject({ plateNumber: owned[0].plateNumber, chassis: owned[0].chassis });
  });

  it('has recalls of its models only, and none of a fuel hose for an electric car', async () => {
    const campaigns = await get(`recall/recall-campaign/${brand}/pt-BR`, brand);
    const models = modelsOf(brand);
    const electric = models.filter(({ versions }) => versions.every(({ fuel }) => fuel === 'Electric'));
    for (const campaign of campaigns) {
      const named = campaign.models.map(({ modelName }: { modelName: string }) => modelName);
      expect(named.filter((name: string) => !models.some(({ modelName }) => modelName === name))).toEqual([]);
      if (/combustível/.test(campaign.title))
        for (const { modelName } of electric) expect(named).not.toContain(modelName);
    }
    for (const { plate, version } of storyCarsOf('user-ana', brand, 'BR')) {
      const hose = plate.replace(/\d$/, '6');
      const car = await get(`recall/car?plate=${hose}`);
      const titles = car.campaigns.map(({ title }: { title: string }) => title);
      const { fuel } = versionOf(car.mvsCode) ?? version;
      expect(titles.includes('Mangueira de combustível'), car.modelName).toBe(fuel !== 'Electric');
    }
  });
});

describe('an account that was opened here', () => {
  it.each(['fiat', 'peugeot'] as const)('has nothing yet on a page of %s', async (brand) => {
    const { token } = open(made.world, 'nova@correio.example', 'Vitrine#2026', { name: 'Nina Ramos' });
    const lists = [
      ...['garage/v1/owned', 'garage/v1/visited', 'garage/v1/wanted'],
      ...['reservation/v2/reservations/user-reserves', 'rating/reviews/own', 'financing/v1/proposal'],
      ...['dealer-scheduler/appointments/web', 'visitor-schedule/test-drives'],
      ...['payment-security/v2', 'payment-security/card-management', 'payment-security/contracts'],
      ...[`rental-offer/v2/timeline/rental?brand=${brand}`, 'rental-offer/timeline/rental/preview'],
      ...['voucher-hub/vouchers/fidelity/available', 'voucher-hub/vouchers/fidelity/redeemed'],
      'benefits/v1/benefits-user/redeemed',
    ];
    for (const path of lists) expect([path, await get(path, brand, token)]).toEqual([path, []]);
    const main = await made.ask('GET', 'garage/v1/owned/car', undefined, { as: token });
    expect(main.status).toBe(204);
    const loyalty = brand === 'peugeot' ? 'peugeot-loyalty' : 'loyalties';
    expect(await get(`loyalty/${loyalty}/self`, brand, token)).toEqual({
      error: 'the user is in no program',
    });
  });
});
