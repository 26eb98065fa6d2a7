import { beforeEach, describe, expect, it } from 'vitest';
import { NO_STOCK, VERSIONS } from '#demo-pages/sandbox/data/cars';
import { inStock } from '#demo-pages/sandbox/rules/stock';
import { BENEFIT_PURCHASE_ROLES } from '#domain/access/roles';
import { makeRequests } from './requests';

let ask: ReturnType<typeof makeRequests>['ask'];
let world: ReturnType<typeof makeRequests>['world'];
beforeEach(() => {
  ({ ask, world } = makeRequests());
});

const { code: mvsCode = '', price = 0 } = VERSIONS[0] ?? {};
const buyer = {
  role: 'employee',
  registration: '123451',
  mvsCode,
  name: 'Joana Prado',
  cpf: '12345678909',
  email: 'joana@correio.example',
};
const reserve = (more: object = {}) => ask('POST', 'business-to-employee/reserve', { ...buyer, ...more });

describe('buying as one of the company’s people', () => {
  it.each(BENEFIT_PURCHASE_ROLES)('is possible as %s, for less than others pay', async (role) => {
    const before = inStock(world, mvsCode);
    const invoiceAssignee = { name: 'Rui Dias', cpf: '52998224725', email: 'rui@correio.example' };
    const { status, body } = await reserve({ role, relationship: 'filha', invoiceAssignee });
    expect([status, body.status]).toEqual([200, 'APPROVAL_EMPLOYEE']);
    expect(body.price).toBeLessThan(price);
    expect(inStock(world, mvsCode)).toBe(before - 1);
    const { body: bill } = await ask('GET', `business-to-employee/bill/generate-url?reserveId=${body.id}`);
    expect(bill.url).toContain(body.id);
  });

  it.each([
    [{ role: 'friend' }, 'role'],
    [{ registration: '123450' }, 'registration'],
    [{ role: 'family member' }, 'relationship'],
    [{ role: 'invoice assignee' }, 'invoiceAssignee'],
    [{ cpf: '12345678900' }, 'cpf'],
  ])('is refused with %o', async (more, field) => {
    const { status, body } = await reserve(more);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it('is refused to who bought before, and without a car', async () => {
    expect((await reserve({ cpf: '98765432100' })).body.code).toBe('RECENT_PURCHASE');
    const [none] = NO_STOCK;
    expect((await reserve({ mvsCode: none })).status).toBe(409);
    expect((await ask('GET', 'business-to-employee/bill/generate-url?reserveId=b2e-99')).status).toBe(404);
  });

  it('says who may not, by whom the token belongs to', async () => {
    const applies = async (as: string) => {
      const { body } = await ask('GET', 'business-to-employee/impediments?market=pt-BR', undefined, { as });
      return body.filter((each: { applies: boolean }) => each.applies).length;
    };
    expect(await applies('bruno')).toBe(1);
    expect(await applies('ana')).toBe(0);
  });

  it('finds offers at the reduced price', async () => {
    const { body } = await ask('POST', 'business-to-employee/search', { brand: 'fiat', market: 'pt-BR' });
    const found = await ask('POST', 'offer-search', { brand: 'fiat', market: 'pt-BR', type: ['FCA'] });
    expect(body.totalElements).toBe(found.body.totalElements);
    for (const offer of body.content) expect(offer.price.to).toBeLessThan(offer.price.from);
  });

  it('tells of a registration whether it is right, and nothing else', async () => {
    const validate = async (registration: string) =>
      (await ask('POST', 'business-to-employee/employee/validate', { registration, cpf: buyer.cpf })).body;
    expect(await validate('123451')).toEqual({ valid: true, roles: ['employee'] });
    expect(await validate('123450')).toEqual({ valid: false, roles: [] });
  });
});
