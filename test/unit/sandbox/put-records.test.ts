import { beforeEach, describe, expect, it } from 'vitest';
import { OPEN_PROMOTION } from '#demo-pages/sandbox/data/promotions';
import { putRecord } from '#demo-pages/sandbox/rules/put-record';
import { serviceManners } from '#demo-pages/sandbox/rules/service-manners';
import { makeRequests } from './requests';

let requests: ReturnType<typeof makeRequests>;
beforeEach(() => {
  requests = makeRequests();
});
const set = (manners: { replacesRecords?: boolean; comparesVersions?: boolean }) =>
  Object.assign(serviceManners(requests.world), manners);

/** Records that have a PUT: what is sent, what is not sent, and what the service keeps in any case. */
const RECORDS = [
  {
    call: 'OFR-03',
    path: 'offer-admin/offer/of-fiat-2',
    as: 'ofertas',
    body: { title: 'Outra', coverage: 'NATIONAL', type: 'FCA' },
    gone: ['description', 'legalText'],
    kept: ['id', 'status', 'ordering', 'mvsCode'],
  },
  {
    call: 'PRM-02',
    path: `promotion/promotions/${OPEN_PROMOTION}`,
    as: 'id-nation',
    body: {
      name: 'Outra',
      brand: 'fiat',
      startsAt: '2026-01-01T00:00:00Z',
      endsAt: '2027-01-01T00:00:00Z',
      attributionTypes: ['QR_CODE'],
    },
    gone: ['promoter', 'authorization', 'regulationUrl', 'drawAt', 'drawMethod', 'resultsUrl', 'rules'],
    kept: ['id', 'status'],
  },
  {
    call: 'MAN-04',
    path: 'manual/fiat-358-owner-2026-pt',
    as: 'sistemas',
    body: { title: 'Outro', brand: 'fiat', status: 'PUBLISHED' },
    gone: ['modelName', 'modelCode', 'year'],
    kept: ['id'],
  },
] as const;

const read = async ({ path, as }: { path: string; as: string }) => {
  const { body } = await requests.ask('GET', path, undefined, { as });
  return body as Record<string, unknown>;
};

describe('a PUT', () => {
  it.each(RECORDS)('replaces the record of $call, except what is the service’s own', async (record) => {
    const before = await read(record);
    for (const name of record.gone) expect(before[name], name).toBeTruthy();
    const { status, body } = await requests.ask('PUT', record.path, record.body, { as: record.as });
    expect(status).toBe(200);
    for (const name of record.gone) expect(body[name], name).toBeFalsy();
    for (const name of record.kept) expect(body[name], name).toEqual(before[name]);
    expect(body).toMatchObject(record.body);
  });

  it.each(RECORDS)('keeps what was not sent of $call, where a switch says so', async (record) => {
    set({ replacesRecords: false });
    const before = await read(record);
    const { body } = await requests.ask('PUT', record.path, record.body, { as: record.as });
    for (const name of record.gone) expect(body[name], name).toEqual(before[name]);
    expect(body).toMatchObject(record.body);
  });

  it('stores what no schema knows, and does not take what is the service’s own', () => {
    const record = { id: 'a', status: 'open', name: 'one', note: 'x' };
    const sent = { id: 'b', status: 'closed', name: 'two', unknown: { a: 1 }, none: undefined };
    expect(putRecord(requests.world, record, sent, ['id', 'status'])).toEqual({
      id: 'a',
      status: 'open',
      name: 'two',
      unknown: { a: 1 },
    });
  });
});

describe('an old version', () => {
  const [offer] = RECORDS;
  const change = (version: number) =>
    requests.ask('PUT', offer.path, { ...offer.body, version }, { as: offer.as });

  it('is taken without a word', async () => {
    expect((await change(1)).body.version).toBe(2);
    expect(await change(1)).toMatchObject({ status: 200, body: { version: 3 } });
  });
  it('is refused with the present one where a switch says so', async () => {
    set({ comparesVersions: true });
    expect((await change(1)).status).toBe(200);
    expect(await change(1)).toMatchObject({ status: 409, body: { current: { version: 2 } } });
    expect((await change(2)).status).toBe(200);
  });
  it.each([
    ['RGN-03', 'promotion/regions/sul', { name: 'Sul', stateCodes: ['PR'] }, 'id-nation'],
    ['GRP-03', 'promotion/promotions/groups/varejo', { name: 'Varejo', brand: 'fiat' }, 'id-nation'],
    ['PRM-02', RECORDS[1].path, RECORDS[1].body, 'id-nation'],
    ['DNY-02', `promotion/promotions/deny-list/${OPEN_PROMOTION}`, { items: [] }, 'id-nation'],
    ['MAN-04', RECORDS[2].path, RECORDS[2].body, 'sistemas'],
    [
      'USR-17',
      'user/users/self/repairman/user-reparador',
      { name: 'Renato Parada', email: 'r@equipe.example', phone: '11955503020' },
      'reparador',
    ],
  ] as const)('of %s is one by the same switch', async (_, path, body, as) => {
    const put = () => requests.ask('PUT', path, { ...body, version: 99 }, { as });
    expect((await put()).status).toBe(200);
    set({ comparesVersions: true });
    expect((await put()).status).toBe(409);
  });
});
