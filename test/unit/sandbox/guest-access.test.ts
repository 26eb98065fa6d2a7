import { beforeEach, describe, expect, it } from 'vitest';
import { VERSIONS } from '#demo-pages/sandbox/data/cars';
import { MINUTE } from '#demo-pages/sandbox/lib/moments';
import { mails } from '#demo-pages/sandbox/rules/mails';
import { makeRequests } from './requests';

let ask: ReturnType<typeof makeRequests>['ask'];
let world: ReturnType<typeof makeRequests>['world'];
beforeEach(() => {
  ({ ask, world } = makeRequests());
});

const mvsCode = VERSIONS[0]?.code ?? '';
const path = (rest: string) => `reservation/v2/reservations/${rest}`;
const as = (guest: string) => ({ headers: { 'x-reservation-anonymous-guest': guest } });
const by = (token: string) => ({ headers: { 'x-reservation-manage-token': token } });
const PERSON = { name: 'Nina Prado', email: 'Nina@exemplo.com.br', phone: '31987654321', cpf: '52998224725' };
const reserve = async (guest = 'g1') =>
  (await ask('POST', path('pre-reserve'), { brand: 'fiat', mvsCode, ...PERSON }, as(guest))).body;

describe('a manage token', () => {
  it('gives access to one order, also to pay and to cancel it, and is in no log', async () => {
    const { id, manageToken } = await reserve();
    const { body: other } = await ask('POST', path('pre-reserve'), { brand: 'fiat', mvsCode }, as('g1'));
    const list = (await ask('GET', path('user-reserves'), undefined, by(manageToken))).body;
    expect(list.map((each: { id: string }) => each.id)).toEqual([id]);
    expect((await ask('GET', path(`${other.id}/status`), undefined, by(manageToken))).status).toBe(404);
    expect(
      (
        await ask(
          'POST',
          path('pix/payment'),
          { reservationId: id, termsAcceptedAt: '2026-11-20T12:00:00Z' },
          by(manageToken),
        )
      ).status,
    ).toBe(200);
    const cancelled = await ask('POST', path(`${id}/cancel`), { reason: 'PERSONAL' }, by(manageToken));
    expect(cancelled.status).toBe(200);
    expect(JSON.stringify(world.state.calls)).not.toContain(manageToken);
  });

  it('that is none shows nothing, and an account’s order has none', async () => {
    expect((await ask('GET', path('user-reserves'), undefined, by('1234567890'))).body).toEqual([]);
    const { body } = await ask('GET', path('user-reserves'), undefined, { as: 'ana' });
    expect(body.filter((each: { manageToken?: string }) => each.manageToken)).toEqual([]);
  });

  it('ends when the order becomes an account’s', async () => {
    const { id, manageToken } = await reserve();
    await ask('POST', path(`${id}/claim`), undefined, { as: 'ana', ...by(manageToken) });
    expect((await ask('GET', path('user-reserves'), undefined, by(manageToken))).body).toEqual([]);
  });
});

describe('the search', () => {
  const find = (body: object) => ask('POST', path('find'), body);

  it('finds a guest’s order by its number with the e-mail or the CPF', async () => {
    const { id, number, manageToken } = await reserve();
    for (const who of [{ email: ' nina@EXEMPLO.com.br' }, { cpf: '52998224725' }])
      expect((await find({ number: ` ${number}`, ...who })).body).toMatchObject({ id, manageToken });
  });

  it('answers the same for no such order, a wrong person, nobody, and an account’s order', async () => {
    const { number } = await reserve();
    const { body: own } = await ask('GET', path('user-reserves'), undefined, { as: 'ana' });
    const answers = await Promise.all([
      find({ number: '1', email: PERSON.email }),
      find({ number, email: 'outra@exemplo.com.br' }),
      find({ number, cpf: '' }),
      find({ number: own[0].number, email: 'ana@correio.example' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it('is limited by number and by person, also for the right answer, for a while', async () => {
    const { number } = await reserve();
    for (let n = 0; n < 5; n++) await find({ number, email: `outra${n}@exemplo.com.br` });
    expect((await find({ number, email: PERSON.email })).status).toBe(429);
    for (let n = 0; n < 5; n++) await find({ number: `${n}`, cpf: '39053344705' });
    expect((await find({ number: '77', cpf: '39053344705' })).status).toBe(429);
    world.advance(15 * MINUTE);
    expect((await find({ number, email: PERSON.email })).status).toBe(200);
  });
});

describe('the link by e-mail', () => {
  const send = (id: string, page: string, headers = {}) =>
    ask('POST', path(`${id}/manage-link`), { page }, { headers: { ...as('g1').headers, ...headers } });

  it('goes to the order’s own address, with the token in the fragment', async () => {
    const { id, manageToken } = await reserve();
    const { status, body } = await send(id, 'https://brand.example/reserva?a=1');
    expect([status, body.sentTo]).toEqual([200, 'N***@exemplo.com.br']);
    expect(mails(world)).toMatchObject([
      { to: PERSON.email, link: `https://brand.example/reserva?a=1&order=${id}#vt-manage=${manageToken}` },
    ]);
    expect((await send(id, 'https://brand.example/')).status).toBe(429);
    world.advance(MINUTE);
    expect((await send(id, 'https://brand.example/')).status).toBe(200);
  });

  it('leads to no other site, and is sent for the guest’s orders only', async () => {
    const { id } = await reserve();
    for (const page of ['x', 'javascript:alert(1)']) expect((await send(id, page)).status).toBe(422);
    const other = await send(id, 'https://evil.example/', { origin: 'https://brand.example' });
    expect(other.status).toBe(422);
    expect(
      (await ask('POST', path(`${id}/manage-link`), { page: 'https://a.example' }, as('g2'))).status,
    ).toBe(404);
    expect(mails(world)).toEqual([]);
  });
});
