import { beforeEach, describe, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '#demo-pages/sandbox/app';
import { NO_STOCK, VERSIONS } from '#demo-pages/sandbox/data/cars';
import { inStock, putBack, takeFromStock } from '#demo-pages/sandbox/rules/stock';
import { makeWorld, type World } from '#demo-pages/sandbox/world';

let sandbox: Sandbox;
let world: World;
beforeEach(() => {
  const now = () => Date.UTC(2026, 10, 20, 12);
  sandbox = createSandbox({ seed: 1, now });
  world = makeWorld(1, now);
});
const get = (path: string, token = '') =>
  sandbox.app.request(`/api/stock/${path}`, token ? { headers: { authorization: `Bearer ${token}` } } : {});
const json = async (answer: Response | Promise<Response>) => (await answer).json();

describe('stock', () => {
  it('is there for every version but those that have none', () => {
    for (const { code } of VERSIONS) expect(inStock(world, code) > 0, code).toBe(!NO_STOCK.has(code));
  });

  it('is what is asked for, or nothing', async () => {
    const answer = await json(get('available?mvsCode=358AF11&modelYear=2026&brand=FIAT'));
    expect(answer.quantity).toBe(inStock(world, '358AF11'));
    expect(await json(get('available?mvsCode=358AF11&modelYear=2025'))).toMatchObject({
      quantity: 0,
      lines: [],
    });
    expect(await json(get('available?mvsCode=358AF11&brand=JEEP'))).toMatchObject({ quantity: 0, lines: [] });
  });

  it('goes down with every car that is taken, to nothing, and up again', () => {
    const before = inStock(world, '358AF11', '249');
    const taken = takeFromStock(world, '358AF11', '249');
    expect(taken).toMatchObject({ mvsCode: '358AF11', colorCode: '249' });
    expect(inStock(world, '358AF11', '249')).toBe(before - 1);
    while (takeFromStock(world, '358AF11', '249'));
    expect(inStock(world, '358AF11', '249')).toBe(0);
    putBack(world, '358AF11', '249', taken?.dealerCode);
    expect(takeFromStock(world, '358AF11', '249')).toEqual(taken);
    world.reset();
    expect(inStock(world, '358AF11', '249')).toBe(before);
  });

  it('of the factory is for sellers, and without what a quotation proposes', async () => {
    expect((await get('factory?mvsCode=358AF11')).status).toBe(401);
    expect((await get('factory?mvsCode=358AF11', 'ana')).status).toBe(403);
    const { content, totalElements } = await json(get('factory?mvsCode=358AF11&size=100', 'vendas'));
    expect(content).toHaveLength(totalElements);
    const ids = content.map(({ id }: { id: string }) => id);
    const quotation = await json(
      sandbox.app.request('/api/dealer-sales/quotation/Q000101', {
        headers: { authorization: 'Bearer vendas' },
      }),
    );
    expect(quotation.stockProposal.stockId).toMatch(/^F-358AF11-/);
    expect(ids).not.toContain(quotation.stockProposal.stockId);
  });
});
