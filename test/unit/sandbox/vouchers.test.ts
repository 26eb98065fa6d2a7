import { beforeEach, describe, expect, it } from 'vitest';
import { GIFT_VOUCHER_HASH, PRIZES } from '#demo-pages/sandbox/data/loyalty';
import { type Answered, makeRequests } from './requests';

let ask: (method: string, path: string, body?: object, as?: string) => Promise<Answered>;
beforeEach(() => {
  const made = makeRequests();
  ask = (method, path, body, as = 'ana') => made.ask(method, path, body, { as });
});

const list = async (which: string, as = 'ana') =>
  (await ask('GET', `voucher-hub/vouchers/fidelity/${which}`, undefined, as)).body as Record<
    string,
    string
  >[];
const redeem = (body: object, as = 'ana') =>
  ask('POST', 'voucher-hub/rewards', { brand: 'jeep', ...body }, as);
const points = async (as = 'ana') =>
  (await ask('GET', 'loyalty/loyalties/self', undefined, as)).body.points as number;
const [cheap] = PRIZES.map(([id, , , cost]) => ({ id, cost }));
const [dear] = PRIZES.map(([id, , , cost]) => ({ id, cost })).slice(-1);

describe('vouchers', () => {
  it('are there in each state: near its end, blocked, used, expired', async () => {
    const states = async (which: string) =>
      new Map((await list(which)).map(({ id, status }) => [id, status]));
    expect(Object.fromEntries(await states('available'))).toEqual({
      'boas-vindas': 'AVAILABLE',
      'revisao-anual': 'AVAILABLE',
      pesquisa: 'BLOCKED',
    });
    expect(Object.fromEntries(await states('redeemed'))).toEqual({
      aniversario: 'REDEEMED',
      encontro: 'EXPIRED',
    });
  });

  it('of one account are no other’s', async () => {
    const codes = async (as: string) => (await list('available', as)).map(({ code }) => code);
    const bruno = new Set(await codes('bruno'));
    expect((await codes('ana')).some((code) => bruno.has(code))).toBe(false);
  });

  it('are given with a hash: the giver keeps no code, the recipient has a new one, once', async () => {
    const [{ code = '' } = {}] = await list('available');
    const given = (await redeem({ code, type: 'GIFT' })).body;
    expect(given).toMatchObject({ code: '', type: 'GIFT', status: 'REDEEMED' });
    expect((await list('available')).map((each) => each.code)).not.toContain(code);
    expect((await list('redeemed')).find(({ id }) => id === given.id)?.hash).toBe(given.hash);
    expect((await redeem({ code })).status).toBe(404);
    const seen = await ask('GET', `voucher-hub/rewards/jeep/${given.hash}`, undefined, 'bruno');
    expect(seen.body).toMatchObject({ status: 'AVAILABLE', code: '', valid_user: true });
    const own = await ask('GET', `voucher-hub/rewards/jeep/${given.hash}`);
    expect(own.body).toMatchObject({ valid_user: false });
    const receive = (as: string) => redeem({ type: 'GIFTED', hash: given.hash }, as);
    expect((await receive('ana')).status).toBe(403);
    const got = (await receive('bruno')).body;
    expect(got.code).not.toBe(code);
    expect((await list('available', 'bruno')).map((each) => each.code)).toContain(got.code);
    expect((await receive('sofia')).status).toBe(409);
  });

  it('of an unknown gift, type or without a hash are refused', async () => {
    expect((await redeem({ type: 'GIFTED', hash: 'nada' })).status).toBe(404);
    expect((await redeem({ type: 'GIFTED' })).body.errors).toHaveProperty('hash');
    expect((await redeem({ type: 'OTHER' })).body.errors).toHaveProperty('type');
    expect((await redeem({ type: 'GIFTED', hash: GIFT_VOUCHER_HASH })).body.value).toBe(300);
  });
});

describe('a key of an intent', () => {
  it('makes one voucher, takes the points once, and is each account’s own', async () => {
    const before = (await list('available')).length;
    const generate = (as: string) =>
      ask('GET', 'voucher-hub/vouchers/fidelity/generate?idempotencyKey=k', undefined, as);
    const { id } = (await generate('ana')).body;
    expect((await generate('ana')).body.id).toBe(id);
    expect((await generate('bruno')).body.id).not.toBe(id);
    expect(await list('available')).toHaveLength(before + 1);
    const had = await points();
    const both = [1, 2].map(() => redeem({ id: cheap?.id, idempotencyKey: 'k' }));
    expect(new Set((await Promise.all(both)).map(({ body }) => body.code)).size).toBe(1);
    expect(await points()).toBe(had - (cheap?.cost ?? 0));
  });
});

describe('rewards', () => {
  it('cost their points, once for each redemption, and stay in the list', async () => {
    const before = await points();
    const { body } = await redeem({ id: cheap?.id });
    expect(body).toMatchObject({ status: 'AVAILABLE', rewardId: cheap?.id, type: 'SELF' });
    expect(await points()).toBe(before - (cheap?.cost ?? 0));
    expect((await list('available')).map(({ code }) => code)).toContain(body.code);
    const given = (await redeem({ id: cheap?.id, type: 'GIFT' })).body;
    expect(given).toMatchObject({ code: '', hash: expect.stringMatching(/^presente-/) });
  });

  it('are refused without enough points, and sold out', async () => {
    expect((await redeem({ id: dear?.id })).body.errors).toEqual({ points: 'Pontos insuficientes' });
    expect((await redeem({ id: 'nada' })).status).toBe(404);
    const reward = () => ask('GET', `voucher-hub/rewards/jeep/${cheap?.id}`);
    expect((await reward()).body).toMatchObject({ status: 'AVAILABLE', points: cheap?.cost, code: '' });
  });
});
