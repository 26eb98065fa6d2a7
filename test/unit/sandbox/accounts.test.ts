import { beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD } from '#demo-pages/sandbox/data/users';
import { CODE, CODE_LIFETIME, mails, RESEND_WAIT } from '#demo-pages/sandbox/rules/mails';
import { signInManners } from '#demo-pages/sandbox/rules/sign-in-manners';
import {
  IDENTITY_LIFETIME,
  LOCK,
  SESSION_LIFETIME,
  WRONG_PASSWORDS,
} from '#demo-pages/sandbox/rules/sign-ins';
import { makeRequests } from './requests';

let ask: ReturnType<typeof makeRequests>['ask'];
let world: ReturnType<typeof makeRequests>['world'];
beforeEach(() => {
  ({ ask, world } = makeRequests());
});

const basic = (email: string, password: string) => ({
  headers: { authorization: `Basic ${btoa(`${email}:${password}`)}` },
});
const signIn = (email: string, password = PASSWORD) =>
  ask('POST', 'auth/v3/authentication', undefined, basic(email, password));
const signUp = (email: string, password = PASSWORD, dataUser: object = { name: 'Nina Ramos' }) =>
  ask('POST', 'user/user', { email, password, dataUser });

describe('signing in', () => {
  it('answers the token of the account and an id token for promotions', async () => {
    const { status, body } = await signIn('ana.nogueira@correio.example');
    expect([status, body.idToken]).toEqual([200, `id-${body.token}`]);
    expect(body.token).toMatch(/^ana\.\d+$/);
    const again = await ask('GET', 'auth/v2/auth', undefined, { as: body.token });
    expect(again.body.user.name).toBe('Ana Clara Nogueira Prado');
  });

  it('brings no id token where a switch says so', async () => {
    signInManners(world).bringsIdentity = false;
    const { body } = await signIn('ana.nogueira@correio.example');
    expect([typeof body.token, body.idToken]).toEqual(['string', undefined]);
  });

  it('brings an identity that ends before the session, unless a switch says otherwise', async () => {
    const { token, idToken } = (await signIn('ana.nogueira@correio.example')).body;
    const promotions = async (as: string) =>
      (await ask('GET', 'promotion/promotions', undefined, { as })).status;
    expect(await promotions(idToken)).toBe(200);
    world.advance(IDENTITY_LIFETIME);
    expect(await promotions(idToken)).toBe(401);
    expect((await ask('GET', 'user/users/self', undefined, { as: token })).status).toBe(200);
    expect(await promotions((await signIn('ana.nogueira@correio.example')).body.idToken)).toBe(200);
    signInManners(world).keepsIdentity = true;
    expect(await promotions(idToken)).toBe(200);
  });

  it('rejects a wrong password and an unknown name alike', async () => {
    const wrong = await signIn('ana.nogueira@correio.example', 'Errada#2026');
    expect(wrong.status).toBe(401);
    expect(await signIn('ninguem@correio.example')).toEqual(wrong);
    const other = { provider: 'google', token: 'ninguem' };
    expect((await ask('POST', 'auth/v3/authentication/social', other)).status).toBe(401);
  });

  it('ends a session after its time', async () => {
    const { token } = (await signIn('ana.nogueira@correio.example')).body;
    const self = () => ask('GET', 'user/users/self', undefined, { as: token });
    world.advance(SESSION_LIFETIME - 1);
    expect((await self()).status).toBe(200);
    world.advance(1);
    expect((await self()).status).toBe(401);
    expect((await ask('GET', 'user/users/self', undefined, { as: 'ana.99' })).status).toBe(401);
  });

  it.each(['ana.nogueira@correio.example', 'ninguem@correio.example'])(
    'locks %s after wrong passwords, for the same time whether it is known or not',
    async (name) => {
      for (let n = 0; n < WRONG_PASSWORDS; n++) expect((await signIn(name, 'Errada#2026')).status).toBe(401);
      expect((await signIn(name)).status).toBe(429);
      world.advance(LOCK);
      expect((await signIn(name)).status).toBe(name.startsWith('ana') ? 200 : 401);
    },
  );
});

describe('the e-mail of an account', () => {
  const forgot = (email: string) => ask('POST', 'user/signup/password/forgot', { email });
  const reset = (code: string) =>
    ask('POST', 'auth/v2/signup/password/reset', {
      email: 'ana.nogueira@correio.example',
      code,
      password: 'Outra#2026',
    });
  const lastCode = () => mails(world).at(-1)?.code ?? '';

  it('carries a code that sets a new password, once and for a while', async () => {
    await forgot('Ana.Nogueira@correio.example');
    const code = lastCode();
    expect(code).not.toBe(CODE);
    expect((await reset(CODE)).body.errors).toEqual({ code: 'Código inválido' });
    expect((await reset(code)).status).toBe(200);
    expect((await signIn('ana.nogueira@correio.example', 'Outra#2026')).status).toBe(200);
    expect((await reset(code)).status).toBe(422);

    await forgot('ana.nogueira@correio.example');
    world.advance(CODE_LIFETIME);
    expect((await reset(lastCode())).body.errors).toEqual({ code: 'Este código expirou' });
  });

  it('is not sent again at once, and its code takes few wrong ones', async () => {
    await forgot('ana.nogueira@correio.example');
    expect((await forgot('ana.nogueira@correio.example')).status).toBe(429);
    world.advance(RESEND_WAIT);
    expect((await forgot('ana.nogueira@correio.example')).status).toBe(200);
    for (let n = 0; n < 5; n++) expect((await reset('000000')).status).toBe(422);
    expect((await reset(lastCode())).status).toBe(429);
  });
});

describe('an account', () => {
  it('rejects a sign-in before the code is confirmed, and then returns the user', async () => {
    expect((await signUp('nova@correio.example')).status).toBe(201);
    expect((await signIn('nova@correio.example')).status).toBe(403);
    const confirm = (code: string) =>
      ask('PUT', 'user/signup/password/confirm', { email: 'nova@correio.example', code });
    expect(await confirm('000000')).toMatchObject({
      status: 422,
      body: { errors: { code: 'Código inválido' } },
    });
    expect((await confirm(mails(world).at(-1)?.code ?? '')).body.status).toBe('ACTIVE');
    const { token } = (await signIn('nova@correio.example')).body;
    expect((await ask('GET', 'user/users/self', undefined, { as: token })).body.name).toBe('Nina Ramos');
    world.reset();
    expect((await signIn('nova@correio.example')).status).toBe(401);
  });

  it('takes an e-mail once, whatever its case', async () => {
    const taken = await signUp('ANA.Nogueira@correio.example');
    expect(taken).toMatchObject({ status: 409, body: { errors: { email: expect.any(String) } } });
    const v3 = { dataUser: { name: 'Nina Ramos' } };
    const headers = basic('bruno@frota.example', PASSWORD);
    expect((await ask('POST', 'user/v3/users', v3, headers)).status).toBe(409);
  });

  it.each([
    'Curta#1',
    'Comprida#2026Comprida',
    'semmaiuscula#1',
    'SEMMINUSCULA#1',
    'SemNumero#',
    'SemEspecial1',
    ...[...'<>+|/?*\\'].map((character) => `Vitrine#1${character}`),
  ])('refuses the password %s', async (password) => {
    const { status, body } = await signUp('nova@correio.example', password);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['password']]);
  });

  it('refuses an e-mail and a CPF that are none, by field', async () => {
    const { status, body } = await signUp('nova', PASSWORD, { name: 'Nina', cpf: '12345678900' });
    expect([status, body.errors]).toEqual([422, { email: 'Digite um e-mail válido', cpf: 'CPF inválido' }]);
  });

  it('changes its password only for who knows the current one', async () => {
    const change = (currentPassword: string) =>
      ask('PUT', 'user/signup/password', {
        email: 'ana.nogueira@correio.example',
        currentPassword,
        password: 'Outra#2026',
      });
    expect((await change('Errada#2026')).body.errors).toHaveProperty('currentPassword');
    expect((await change(PASSWORD)).status).toBe(200);
    expect((await signIn('ana.nogueira@correio.example')).status).toBe(401);
    expect((await signIn('ana.nogueira@correio.example', 'Outra#2026')).status).toBe(200);
  });
});

describe('the signed-in user', () => {
  const patch = (body: object) => ask('PATCH', 'user/users/self', body, { as: 'ana' });

  it('keeps what changed, and the change is on record', async () => {
    await patch({ phone: '11955500177' });
    const { body } = await ask('GET', 'user/users/self', undefined, { as: 'ana' });
    expect(body).toMatchObject({ phone: '11955500177', nickname: 'Ana Nogueira' });
    const latest = await ask('GET', 'user/audit/findLatest/UPDATE');
    expect(latest.body).toMatchObject({ userId: 'user-ana', changedFields: ['phone'] });
    world.reset();
    expect((await ask('GET', 'user/users/self', undefined, { as: 'ana' })).body.phone).toBe('11955500101');
  });

  it('is not changed by what is refused', async () => {
    expect((await patch({ cpf: '11111111111', phone: '11955500188' })).status).toBe(422);
    expect((await patch({ emailPreferred: 'bruno@frota.example' })).status).toBe(409);
    const { body } = await ask('GET', 'user/users/self', undefined, { as: 'ana' });
    expect(body).toMatchObject({ cpf: '12345678909', phone: '11955500101' });
  });
});

it('an older account moves once', async () => {
  const migrate = () =>
    ask('POST', 'auth/migration/migrate', { username: 'carla.antunes@antigo.example', password: PASSWORD });
  expect((await migrate()).body.status).toBe('MIGRATED');
  expect((await migrate()).status).toBe(409);
  expect((await signIn('carla.antunes@antigo.example')).status).toBe(200);
});

describe('a link into another site', () => {
  const link = (site: string, as?: string) => ask('GET', `auth/${site}`, undefined, as ? { as } : {});

  it.each(['auth/discountclub/x', 'auth/rewards', 'auth/eper', 'v3/eper'])(
    'is for a session: %s',
    async (site) => {
      expect((await link(site)).status).toBe(401);
      expect((await link(site, 'ana')).body.url).toMatch(/^https:\/\/\w+\.example\/entrar\?ticket=\d{6}/);
    },
  );

  it('to the parts catalogue is for owners of a car', async () => {
    const cars = (await ask('GET', 'garage/v1/owned', undefined, { as: 'ana' })).body;
    for (const { id } of cars) await ask('DELETE', `garage/v1/owned/car/${id}`, undefined, { as: 'ana' });
    expect((await link('v3/eper', 'ana')).status).toBe(403);
    expect((await link('auth/rewards', 'ana')).status).toBe(200);
  });
});
