import { beforeEach, describe, expect, it } from 'vitest';
import { MINUTE } from '#demo-pages/sandbox/lib/moments';
import type { Card } from '#services/entities/card';
import { makeRequests } from './requests';

let ask: ReturnType<typeof makeRequests>['ask'];
let world: ReturnType<typeof makeRequests>['world'];
beforeEach(() => {
  ({ ask, world } = makeRequests());
});

const CARD = { number: '5555 5555 5555 4444', holderName: 'Ana Prado', dueDate: '12/30', cvv: '123' };
const call = (method: string, path: string, body?: unknown, as = 'ana') =>
  ask(method, `payment-security/${path}`, body, { as });
const wallet = async (as = 'ana'): Promise<Card[]> => (await call('GET', 'v2', undefined, as)).body;
const favorites = async () => (await wallet()).filter(({ favorite }) => favorite).map(({ id }) => id);

describe('the wallet', () => {
  it('takes a card and answers its masked number and brand, nothing else of it', async () => {
    const { body } = await call('POST', 'v2', CARD);
    expect(body).toEqual({ id: expect.any(String), number: '**** **** **** 4444', brand: 'Mastercard' });
    expect(JSON.stringify(await wallet())).not.toMatch(/5555|123"/);
    expect((await call('POST', 'card-management', CARD)).status).toBe(409);
    expect((await wallet('bruno')).some(({ id }) => id === body.id)).toBe(false);
  });

  it('names what is wrong with a card', async () => {
    const wrong = { number: '5555555555554445', holderName: ' ', dueDate: '11/26', cvv: '1' };
    const { status, body } = await call('POST', 'v2', wrong);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['number', 'holderName', 'dueDate', 'cvv']]);
    expect((await call('POST', 'v2', { ...CARD, dueDate: '12/26' })).status).toBe(200);
  });

  it('has one favorite as long as it has a card', async () => {
    const [first, second] = (await wallet()).map(({ id }) => id);
    expect(await favorites()).toEqual([first]);
    await call('PATCH', `v2/${second}`);
    expect(await favorites()).toEqual([second]);
    await call('DELETE', `v1/${second}`);
    expect(await favorites()).toEqual([first]);
    await call('DELETE', `card-management/${first}`);
    expect(await wallet()).toEqual([]);
    const { body } = await call('POST', 'v2', CARD);
    expect(await favorites()).toEqual([body.id]);
  });

  it('belongs to one user only', async () => {
    const [first] = await wallet();
    expect((await call('DELETE', `v1/${first?.id}`, undefined, 'bruno')).status).toBe(404);
  });
});

describe('a one-time token', () => {
  const add = (oneTimeToken: string, number: string, as = 'ana') =>
    call('POST', 'v2', { ...CARD, number, oneTimeToken }, as);
  const token = async () => (await call('GET', 'v2/one-time-token')).body.token;

  it('is good once, for five minutes, for whom it was given to', async () => {
    const first = await token();
    expect((await add(first, '4111111111111111', 'bruno')).status).toBe(409);
    expect((await add(first, '4111111111111111')).status).toBe(200);
    expect((await add(first, '4012888888881881')).status).toBe(409);
    const late = await token();
    world.advance(5 * MINUTE);
    expect((await add(late, '4012888888881881')).status).toBe(409);
  });
});

describe('contracts', () => {
  const contracts = async () => (await call('GET', 'contracts')).body;

  it('are paid with another card when theirs is taken out, and wait without one', async () => {
    const [first, second] = await wallet();
    expect((await contracts())[0]).toMatchObject({ status: 'ACTIVE', cardId: first?.id });
    await call('DELETE', `v1/${first?.id}`);
    expect((await contracts())[0]).toMatchObject({ status: 'ACTIVE', cardId: second?.id });
    await call('DELETE', `v1/${second?.id}`);
    expect((await contracts())[0]).toMatchObject({ status: 'SUSPENDED', cardId: null });
  });

  it('take a card of the wallet only', async () => {
    const [contract] = await contracts();
    expect((await call('PUT', 'contracts', { id: contract.id, cardId: 'card-user-bruno-1' })).status).toBe(
      404,
    );
    const [, second] = await wallet();
    const { body } = await call('PUT', 'contracts', { id: contract.id, cardId: second?.id });
    expect(body.cardId).toBe(second?.id);
  });
});
