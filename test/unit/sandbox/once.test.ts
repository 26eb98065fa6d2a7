import { beforeEach, describe, expect, it } from 'vitest';
import { chargesOf, planPrices } from '#demo-pages/sandbox/rules/loyalty-subscriptions';
import { makeRequests } from './requests';

let page: ReturnType<typeof makeRequests>;
beforeEach(() => {
  page = makeRequests();
});
const ask = (method: string, path: string, body?: object) => page.ask(method, path, body, { as: 'ana' });
const subscribe = (body: object) =>
  ask('POST', 'loyalty-subscription/v1/subscription', {
    planId: 'completo',
    cardId: 'card-user-ana-1',
    ...body,
  });

describe('a subscription', () => {
  it('is begun once for a key, which its list names; another content under the key is refused', async () => {
    const first = await subscribe({ idempotencyKey: 'a' });
    expect((await subscribe({ idempotencyKey: 'a' })).body.id).toBe(first.body.id);
    expect((await subscribe({ idempotencyKey: 'a', cardId: 'card-user-ana-2' })).status).toBe(422);
    expect(chargesOf(page.world)).toHaveLength(1);
    const { attempts } = (await ask('GET', 'loyalty-subscription/v1/subscription')).body;
    expect(attempts).toEqual([{ idempotencyKey: 'a', status: 'BEGUN' }]);
  });

  it('of another price is not begun, and its key is free', async () => {
    planPrices(page.world).by = 5;
    const { status, body } = await subscribe({ idempotencyKey: 'a', expectedPrice: 59.9 });
    expect([status, body]).toEqual([
      409,
      expect.objectContaining({ reason: 'amount-changed', amount: 64.9 }),
    ]);
    expect((await subscribe({ idempotencyKey: 'a', expectedPrice: 64.9 })).status).toBe(201);
  });
});

describe('a reward', () => {
  it('that costs something else is not redeemed', async () => {
    const redeem = (expectedPoints: number) =>
      ask('POST', 'voucher-hub/rewards', { brand: 'jeep', id: 'bone', expectedPoints, idempotencyKey: 'a' });
    const { status, body } = await redeem(1);
    expect([status, body.reason]).toEqual([409, 'amount-changed']);
    expect((await redeem(body.amount)).body.idempotencyKey).toBe('a');
  });
});

describe('a proposal', () => {
  it('is one for a key, which names it', async () => {
    const proposer = {
      name: 'Ana Prado',
      cpf: '12345678909',
      email: 'ana@exemplo.com.br',
      phone: '11955500101',
    };
    const propose = () =>
      ask('POST', 'financing/v1/proposal', { simulationId: 'sim-cdc', proposer, idempotencyKey: 'a' });
    const first = (await propose()).body;
    expect([(await propose()).body.id, first.idempotencyKey]).toEqual([first.id, 'a']);
  });
});

describe('a provider that takes everything and answers nothing', () => {
  it('writes each new key in its ledger, and carries out nothing', async () => {
    page.sandbox.state.setFault({ call: 'LSB-02', fault: 'taken' });
    for (const idempotencyKey of ['a', 'a', 'b'])
      await expect(subscribe({ idempotencyKey })).rejects.toThrow('dropped');
    await expect(subscribe({})).rejects.toThrow('dropped');
    const entries = page.sandbox.state.ledger.filter(({ call }) => call === 'LSB-02');
    expect(entries.map(({ key, times }) => [key, times])).toEqual([
      ['a', 2],
      ['b', 1],
      ['', 1],
    ]);
    expect(chargesOf(page.world)).toEqual([]);
    expect((await ask('GET', 'loyalty-subscription/v1/subscription')).body.status).toBe('NONE');
  });
});
