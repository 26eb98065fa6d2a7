import { beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '#demo-pages/sandbox/app';
import { serviceManners } from '#demo-pages/sandbox/rules/service-manners';

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = createSandbox({ seed: 1, now: () => Date.UTC(2026, 10, 20, 12) });
});

const ask = (
  path: string,
  { method = 'GET', body, token = 'vendas' }: { method?: string; body?: object; token?: string } = {},
) =>
  sandbox.app.request(`/api/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
const json = async (answer: Response | Promise<Response>) => (await answer).json();
const save = (more: object = {}, token?: string) =>
  ask('dealer-sales/quotation', { method: 'POST', body: { ...content, ...more }, token });
const content = {
  opportunityName: 'Renovação de frota',
  mvsCode: '358AF11',
  year: 2026,
  price: 92_990,
  newPrice: 93_990,
  colorCode: '679',
};

describe('quotations', () => {
  it('are saved and reopened from the CRM', async () => {
    const answer = await save();
    expect(answer.status).toBe(201);
    const { code, number } = await answer.json();
    expect(code).toBeUndefined();
    const reopened = await json(ask(`dealer-sales/quotation/${number}`));
    expect(reopened).toMatchObject({ ...content, number, sellerName: 'Vera Salgado', stockProposal: null });
  });

  it.each([
    ['001', 422, {}, 'ana'],
    ['001', 422, {}, ''],
    ['003', 422, { number: 'Q999999' }, undefined],
    ['004', 422, { price: undefined }, undefined],
    ['004', 422, { newPrice: 92_990 }, undefined],
    ['004', 422, { validity: '2026-11-19' }, undefined],
    ['005', 422, { mvsCode: '999ZZZ9' }, undefined],
    ['005', 422, { year: 2025 }, undefined],
    ['005', 422, { stockId: 'F-358AF11-999' }, undefined],
    ['006', 422, { colorCode: '000' }, undefined],
    ['006', 422, { accessories: ['A01', 'ZZZ'] }, undefined],
    ['006', 422, { services: ['ZZZ'] }, undefined],
    ['006', 422, { optionals: ['PCO', 'PSP'] }, undefined],
  ] as const)('fail with %s (%i) for %j', async (code, status, more, token) => {
    const answer = await save(more, token);
    expect([answer.status, (await answer.json()).code]).toEqual([200, code]);
    serviceManners(sandbox.world).codesInAnswers = false;
    const refused = await save(more, token);
    expect([refused.status, (await refused.json()).code]).toEqual([status, code]);
  });

  it('are not saved twice, but under another name they are', async () => {
    const { number } = await json(save());
    const again = await save();
    expect(again.status).toBe(200);
    expect(await again.json()).toMatchObject({ code: '002', number });
    expect((await save({ opportunityName: 'Outra frota' })).status).toBe(201);
  });

  it('are saved with a code of success by other services', async () => {
    serviceManners(sandbox.world).codesInAnswers = false;
    expect((await json(save())).code).toBe('000');
  });

  it('have a number after the one they are based on', async () => {
    const { number } = await json(save({ number: 'Q000101' }));
    expect(number).toBe('Q000101-2');
    expect((await json(save({ number, comments: 'Mais uma' }))).number).toBe('Q000101-3');
  });

  it('hold a factory car until its proposal is discarded, and are the initial ones then', async () => {
    const stock = async () =>
      (await json(ask('stock/factory?mvsCode=358AF11&size=100'))).content.map(({ id }: { id: string }) => id);
    const [stockId] = await stock();
    const { number } = await json(save({ stockId }));
    const proposed = await json(ask(`dealer-sales/quotation/${number}`));
    expect(proposed.stockProposal.stockId).toBe(stockId);
    expect(proposed.colorCode).toBe(proposed.stockProposal.colorCode);
    expect(await stock()).not.toContain(stockId);
    expect((await json(save({ stockId, comments: 'De novo' }))).code).toBe('005');
    const path = `dealer-sales/quotation/${number}/stock-proposal`;
    const initial = await json(ask(path, { method: 'DELETE' }));
    expect(initial).toMatchObject({ number, colorCode: '679', stockProposal: null });
    expect(await stock()).toContain(stockId);
    expect((await ask(path, { method: 'DELETE' })).status).toBe(409);
  });
});

describe('visitors at a dealer', () => {
  const post = (path: string, body: object) => ask(`dealer-sales/v2/${path}`, { method: 'POST', body });
  const visitor = { dealerCode: '135503081', name: 'Rita Lobo Prado' };

  it('check in while their access is good, and call somebody once', async () => {
    const { accessId } = await json(post('access', { dealerCode: '135503081' }));
    const { checkinId } = await json(post('checkin', { ...visitor, accessId }));
    const called = await json(post('requestattendant', { checkinId }));
    expect(called).toMatchObject({ status: 'REQUESTED', attendant: { name: expect.any(String) } });
    expect((await post('requestattendant', { checkinId })).status).toBe(409);
    expect((await post('checkin', { ...visitor, dealerCode: '135503082', accessId })).status).toBe(422);
    sandbox.world.advance(31 * 60_000);
    expect((await post('checkin', { ...visitor, accessId })).status).toBe(422);
  });
});
