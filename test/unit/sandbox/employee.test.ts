import { beforeEach, describe, expect, it } from 'vitest';
import { NO_STOCK, VERSIONS } from '#demo-pages/sandbox/data/cars';
import { inStock } from '#demo-pages/sandbox/rules/stock';
import { BENEFIT_PURCHASE_ROLES } from '#domain/access/benefit-roles';
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
const reserve = (more: object = {}, key = '') =>
  ask(
    'POST',
    'business-to-employee/reserve',
    { ...buyer, ...more },
    { as: 'ana', headers: { 'idempotency-key': key } },
  );
const PROOFS = ['KINSHIP_PROOF', 'ASSIGNEE_AUTHORIZATION', 'CONTRACT_PROOF', 'DEPENDENT_PROOF'];
const documents = PROOFS.map((code) => ({ code, fileId: 'file-1' }));
const bill = (id: string, as = 'ana') =>
  ask('GET', `business-to-employee/bill/generate-url?reserveId=${id}`, undefined, { as });

describe('buying as one of the company’s people', () => {
  it.each(BENEFIT_PURCHASE_ROLES)('is possible as %s, for less than others pay', async (role) => {
    const before = inStock(world, mvsCode);
    const invoiceAssignee = { name: 'Rui Dias', cpf: '52998224725', email: 'rui@correio.example' };
    const { status, body } = await reserve({
      role,
      relationship: 'child',
      invoiceAssignee,
      documents,
      labourCard: '1',
    });
    expect([status, body.status]).toEqual([200, 'APPROVAL_EMPLOYEE']);
    expect(body.price).toBeLessThan(price);
    expect(inStock(world, mvsCode)).toBe(before - 1);
    expect((await bill(body.id)).body.url).toContain(body.id);
    expect((await bill(body.id, 'bruno')).status).toBe(404);
  });

  it('is made once for a key, and asks its price by the role', async () => {
    const before = inStock(world, mvsCode);
    const first = await reserve({}, 'a');
    expect(await reserve({}, 'a')).toEqual(first);
    expect(inStock(world, mvsCode)).toBe(before - 1);
    const of = async (role: string) =>
      (await ask('GET', `business-to-employee/reserve/availability?mvsCode=${mvsCode}&role=${role}`)).body
        .price;
    expect([await of('employee'), (await of('collaborator')) > first.body.price]).toEqual([
      first.body.price,
      true,
    ]);
  });

  it.each([
    [{ role: 'friend' }, 'role'],
    [{ registration: '123450' }, 'registration'],
    [{ role: 'family member', documents }, 'relationship'],
    [{ role: 'invoice assignee', documents }, 'invoiceAssignee'],
    [{ role: 'collaborator', labourCard: '1' }, 'documents'],
    [{ role: 'collaborator', documents }, 'labourCard'],
    [{ cpf: '12345678900' }, 'cpf'],
  ])('is refused with %o', async (more, field) => {
    const { status, body } = await reserve(more);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it('is refused to who bought before, and without a car', async () => {
    expect((await reserve({ cpf: '98765432100' })).body.code).toBe('RECENT_PURCHASE');
    const [none] = NO_STOCK;
    expect((await reserve({ mvsCode: none })).status).toBe(409);
    expect((await bill('b2e-99')).status).toBe(404);
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

  it('tells of a registration which roles it allows, and what a role proves, in the page’s language', async () => {
    const validate = async (registration: string, role = 'employee', market = 'pt-BR') => {
      const content = { registration, cpf: market === 'es-AR' ? '20111222' : buyer.cpf, role };
      const headers = { 'accept-language': market };
      return (await ask('POST', 'business-to-employee/employee/validate', content, { headers })).body;
    };
    const roles = ['employee', 'family member', 'invoice assignee', 'dependent'];
    expect(await validate('123451')).toEqual({ valid: true, roles, documents: [], askedFields: [] });
    expect(await validate('123450')).toEqual({ valid: false, roles: [], documents: [], askedFields: [] });
    expect((await validate('123459', 'collaborator')).roles).toEqual(['collaborator']);
    const [proof] = (await validate('123451', 'dependent', 'es-AR')).documents;
    expect(proof).toEqual({ code: 'DEPENDENT_PROOF', name: 'Declaración de dependiente' });
  });
});
