import { beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '#demo-pages/sandbox/app';
import { VERSIONS } from '#demo-pages/sandbox/data/cars';
import { plateFor, vehicleOf } from '#demo-pages/sandbox/data/cars/vehicles';
import { withKindLists } from './requests';

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = withKindLists(createSandbox({ seed: 1, now: () => Date.UTC(2026, 10, 20, 12) }));
});
const get = (path: string) => sandbox.app.request(`/api/${path}`);
const put = (path: string, body: object) =>
  sandbox.app.request(`/api/${path}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: 'Bearer sistemas' },
    body: JSON.stringify(body),
  });
const json = async (answer: Response | Promise<Response>) => (await answer).json();

describe('cars on the road', () => {
  it('are the same by plate and by chassis, old plates and new, and Argentine ones', () => {
    for (const plate of ['JEE1B23', 'ABC1234', 'XYZ9Z99', 'AB123CD', 'AAA0A00', 'ABC123']) {
      const vehicle = vehicleOf(plate);
      expect(vehicle?.chassis).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/);
      expect(vehicleOf(vehicle?.chassis ?? '')).toEqual(vehicle);
    }
    expect(vehicleOf('abc-1234')).toEqual(vehicleOf('ABC1234'));
    for (const wrong of ['', 'ABC12', '1234567', 'ABCDEFG']) expect(vehicleOf(wrong)).toBeUndefined();
  });

  it('are of any version that somebody has the plate of', () => {
    for (const version of VERSIONS) {
      for (const n of [0, 1]) expect(vehicleOf(plateFor(version, n))?.version.code).toBe(version.code);
    }
  });

  it('are refused where neither plate nor chassis is said', async () => {
    expect((await get('car/car')).status).toBe(400);
    expect((await get('car/car?plate=ABC12')).status).toBe(404);
  });
});

describe('recalls', () => {
  it('are open, done or none, as the plate says', async () => {
    const open = await json(get('recall/car?plate=FIA1A01'));
    expect(open.hasRecall).toBe(true);
    const none = await json(get('recall/car?plate=FIA1A05'));
    expect(none).toMatchObject({ hasRecall: false, campaigns: [] });
    const done = await json(get('recall/car?plate=FIA1A04'));
    expect(done.hasRecall).toBe(false);
    expect(done.campaigns[0].status).toBe('DONE');
  });

  it('are found by plate of 7 or chassis of 17 characters only, and by brand', async () => {
    expect((await get('recall/car?plate=FIA1A0')).status).toBe(400);
    expect((await get(`recall/car?chassis=${vehicleOf('FIA1A01')?.chassis}`)).status).toBe(200);
    expect((await get('recall/recall/fiat/FIA1A01/true')).status).toBe(200);
    expect((await get('recall/recall/jeep/FIA1A01/true')).status).toBe(404);
  });

  it('are of Argentine cars too, by old plates and new', async () => {
    for (const plate of ['AB121CD', 'ABC121']) {
      const car = await json(get(`recall/car?plate=${plate}`));
      expect(car).toMatchObject({ plateNumber: plate, hasRecall: true });
      expect((await get(`recall/recall/${car.brand}/${plate}/false`)).status).toBe(200);
      expect(await json(get(`recall/car?chassis=${car.chassis}`))).toEqual(car);
    }
    expect(await json(get('recall/car?plate=ABC125'))).toMatchObject({ hasRecall: false, campaigns: [] });
  });

  it('are done as service SV03', async () => {
    const campaigns = await json(get('recall/recall-campaign/jeep/pt-BR'));
    for (const { serviceType, serviceCode } of campaigns) {
      expect([serviceType, serviceCode]).toEqual(['RECALL', 'SV03']);
    }
    const [spanish] = await json(get('recall/recall-campaign/jeep/es-AR'));
    expect(spanish.solution).toContain('El servicio es gratuito');
  });

  it('are in Spanish for a caller in Spanish, at each call and in any market', async () => {
    const inSpanish = (path: string, init: RequestInit = {}) =>
      json(
        sandbox.app.request(`/api/recall/${path}`, {
          ...init,
          headers: {
            'accept-language': 'es-AR',
            'content-type': 'application/json',
            authorization: 'Bearer sistemas',
          },
        }),
      );
    for (const market of ['es-AR', 'pt-BR']) {
      const [campaign] = await inSpanish(`recall-campaign/peugeot/${market}`);
      expect(campaign.title).toBe('Módulo del airbag del acompañante');
      expect(await inSpanish(`recall/peugeot/${campaign.id}`)).toEqual(campaign);
    }
    const { chassis, campaigns } = await inSpanish('car?plate=AB121CD');
    expect(campaigns[0].title).toBe('Módulo del airbag del acompañante');
    const body = JSON.stringify({ chassis, campaignId: campaigns[0].id });
    const { errors } = await inSpanish('updateRecall', { method: 'PUT', body });
    expect(errors).toEqual({ campaignId: 'Este vehículo no necesita esta actualización' });
  });

  it('repaired by software are created, then validated, and done then', async () => {
    const { chassis } = await json(get('recall/car?plate=FIA1A02'));
    const [campaign] = (await json(get('recall/car?plate=FIA1A02'))).campaigns;
    const asked = { chassis, campaignId: campaign.id };
    const { id, status } = await json(put('recall/updateRecall', asked));
    expect(status).toBe('CREATED');
    expect(campaign.updateId).toBe('');
    const [updated] = (await json(get('recall/car?plate=FIA1A02'))).campaigns;
    expect(updated).toMatchObject({ status: 'OPEN', updateId: id });
    expect((await put('recall/updateRecall', asked)).status).toBe(409);
    sandbox.world.advance(120_000);
    // Nobody but staff validates it.
    expect((await json(get(`recall/updateRecall/${id}`))).status).toBe('CREATED');
    expect((await put('recall/updateRecall', { ...asked, id, status: 'DONE' })).status).toBe(422);
    expect((await put('recall/updateRecall', { ...asked, id: 'SW-9', status: 'VALIDATED' })).status).toBe(
      404,
    );
    const validation = { ...asked, id, status: 'VALIDATED' };
    const validated = { status: 'VALIDATED', validatedAt: '2026-11-20T12:02:00.000Z' };
    expect(await json(put('recall/updateRecall', validation))).toMatchObject(validated);
    sandbox.world.advance(1000);
    expect(await json(put('recall/updateRecall', validation))).toMatchObject(validated);
    expect(await json(get(`recall/updateRecall/${id}`))).toMatchObject(validated);
    expect((await json(get(`recall/updateSoftware/${id}`))).status).toBe('VALIDATED');
    expect((await json(get('recall/car?plate=FIA1A02'))).hasRecall).toBe(false);
    const voucher = `recall/recall/voucher?chassis=${chassis}&campaignId=${campaign.id}`;
    expect((await get(voucher)).status).toBe(409);
  });

  it('are updated by nobody without a token, and by no customer', async () => {
    const { chassis, campaigns } = await json(get('recall/car?plate=FIA1A02'));
    const body = JSON.stringify({ chassis, campaignId: campaigns[0].id });
    const send = (authorization: string) =>
      sandbox.app.request('/api/recall/updateRecall', {
        method: 'PUT',
        headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
        body,
      });
    expect((await send('')).status).toBe(401);
    expect((await send('Bearer ana')).status).toBe(403);
  });

  it('that no software repairs are no updates', async () => {
    const { chassis, campaigns } = await json(get('recall/car?plate=FIA1A01'));
    const answer = await put('recall/updateRecall', { chassis, campaignId: campaigns[0].id });
    expect(answer.status).toBe(422);
  });

  it('give a voucher whose table of objects points at them', async () => {
    const { chassis, campaigns } = await json(get('recall/car?plate=FIA1A01'));
    const answer = await get(`recall/recall/voucher?chassis=${chassis}&campaignId=${campaigns[0].id}`);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const file = await answer.text();
    const [, start = ''] = /startxref\n(\d+)/.exec(file) ?? [];
    expect(file.slice(Number(start))).toMatch(/^xref/);
    const places = [...file.matchAll(/^(\d{10}) 00000 n/gm)].map(([, place]) => Number(place));
    expect(places).toHaveLength(5);
    for (const [i, place] of places.entries()) {
      expect(file.slice(place, place + 7)).toBe(`${i + 1} 0 obj`);
    }
  });
});

describe('valuations', () => {
  it('are missing for some plates, with the specified text', async () => {
    for (const path of ['confiat/confiat?plate=FIA1A00', 'evaluate/v1/evaluate/plate/FIA1A00']) {
      const answer = await get(path);
      expect(answer.status).toBe(422);
      expect((await answer.json()).error).toBe('A avaliação não está disponível para este veículo');
    }
    expect((await get('evaluate/v1/evaluate?brand=fiat&modelName=Uno&modelYear=2015')).status).toBe(422);
  });

  it('go down with age and with kilometres', async () => {
    const value = async (query: string) =>
      (await json(get(`evaluate/v1/evaluate?brand=fiat&modelName=Argo&${query}`))).value;
    expect(await value('modelYear=2019')).toBeLessThan(await value('modelYear=2024'));
    expect(await value('modelYear=2019&mileage=160000')).toBeLessThan(await value('modelYear=2019'));
  });
});

describe('maintenance', () => {
  const plan = (code: string, brand: string) =>
    json(get(`maintenance/v2/maintenance/${code}?brand=${brand}&countryCode=BR`));

  it('is every 10,000 km or 12 months, and its price is that of its items', async () => {
    const { revisions } = await plan('358AF11', 'FIAT');
    for (const [i, revision] of revisions.entries()) {
      expect([revision.mileage, revision.months]).toEqual([(i + 1) * 10_000, (i + 1) * 12]);
      const sum = revision.items.reduce((all: number, { price }: { price: number }) => all + price, 0);
      expect(revision.price).toBe(sum);
    }
  });

  it('changes no oil in an electric car', async () => {
    const { code } = VERSIONS.find(({ fuel }) => fuel === 'Electric') as (typeof VERSIONS)[number];
    const { revisions } = await plan(code, 'FIAT-ABARTH');
    const codes = revisions.flatMap(({ items }: { items: { code: string }[] }) =>
      items.map((item) => item.code),
    );
    expect(codes).not.toContain('M01');
    expect(codes).toContain('M12');
  });

  it('suggests the next one, by kilometres or by months', async () => {
    const suggested = (query: string) =>
      json(get(`maintenance/v1/maintenance/suggestion?brand=FIAT&country=BR&mvsCode=358AF11&${query}`));
    expect(await suggested('mileage=17300')).toMatchObject({
      revision: { number: 2 },
      kilometersLeft: 2700,
      monthsLeft: 24,
    });
    expect(await suggested('mileage=17300&months=30')).toMatchObject({ revision: { number: 3 } });
    expect(await suggested('mileage=0')).toMatchObject({ revision: { number: 1 } });
  });

  it('has the prices of a state, always the same, and none of an unknown one', async () => {
    const priceIn = async (state: string, country = 'BR') => {
      const query = `brand=FIAT&countryCode=${country}${state && `&state=${state}`}`;
      const { revisions, ...named } = await json(get(`maintenance/v2/maintenance/358AF11?${query}`));
      expect(named).toMatchObject({ state, fuel: 'Flex' });
      return revisions[0].price;
    };
    const states = ['', 'SP', 'RJ', 'AM', 'RS', 'BA'];
    const prices = await Promise.all(states.map((state) => priceIn(state)));
    expect(new Set(prices).size).toBeGreaterThan(2);
    expect(await priceIn('SP')).toBe(prices[1]);
    expect(await priceIn('B', 'AR')).toBeGreaterThan(100_000);
    for (const query of ['countryCode=BR&state=XX', 'countryCode=AR&state=SP'])
      expect((await get(`maintenance/v2/maintenance/358AF11?brand=FIAT&${query}`)).status).toBe(404);
  });

  it('is booked as a service that takes its time, at the price of the dealer’s state', async () => {
    const schedule = (query: string) =>
      get(`maintenance/v1/scheduleRevision?brand=FIAT&country=BR&mvsCode=358AF11&${query}`);
    expect(await json(schedule('number=2'))).toMatchObject({ minutes: 120, services: [{ id: 'SV01' }] });
    expect(await json(schedule('number=13'))).toMatchObject({ revision: { number: 13, mileage: 130_000 } });
    expect((await schedule('number=0')).status).toBe(404);
    expect((await schedule('number=1&dealerCode=1')).status).toBe(404);
  });

  it('is the brand’s own', async () => {
    expect((await get('maintenance/v2/maintenance/358AF11?brand=JEEP&countryCode=BR')).status).toBe(404);
  });
});
