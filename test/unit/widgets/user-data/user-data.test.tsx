// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PASSWORD, USERS } from '#demo-pages/sandbox/data/users';
import { CODE, mails } from '#demo-pages/sandbox/rules/mails';
import { PROOF_LIFETIME } from '#demo-pages/sandbox/rules/proofs';
import { chooseDealer, clearDealer } from '#features/dealer/dealer-store';
import { readSession } from '#features/session/session';
import { SignInGate } from '#features/session/sign-in/SignInGate';
import UserData from '#widgets/user-data/UserData';
import { page } from '../../lib/answers';
import { button, click, leave, render, settle, submit, text, texts, type } from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';
import { stubFetch } from '../../lib/stub-fetch';

const props = {
  heading: '',
  steps: ['user-data', 'address-data', 'dealer-data'] as ('user-data' | 'address-data' | 'dealer-data')[],
  agreement: 'none' as 'none' | 'privacy' | 'terms',
  agreementDate: '',
  agreementUrl: '',
  nextUrl: '',
};
const DEALER = { id: '0', name: 'Loja', cityName: 'Betim', cityCode: '', stateCode: 'MG', phone: '' };

let net: SandboxPage;
let bodies: unknown[];
beforeEach(() => {
  net = sandboxPage();
  Cookies.set('vitrine_session', 'ana', { path: '/' });
  bodies = [];
  const { fetch } = globalThis;
  stubFetch(async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init);
    if (request.method === 'PATCH') bodies.push(await request.clone().json());
    return fetch(request);
  });
});
afterEach(async () => {
  await leave();
  signOut();
  readSession();
  clearDealer();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});
const show = (more: Partial<typeof props> = {}, language: 'pt-BR' | 'es-AR' = 'pt-BR') =>
  render(
    <SignInGate purpose="">
      <UserData {...props} {...more} />
    </SignInGate>,
    language,
  );
const value = (name: string) => document.querySelector<HTMLInputElement>(`#${name}`)?.value;
const choose = () =>
  act(async () => chooseDealer({ ...DEALER, id: net.sandbox.world.dealers[0]?.idSiteGeo ?? '' }));
const title = () => text('.wizard-title');
const asked = (part: string) => net.asked.filter((address) => address.includes(part));

describe('the steps', () => {
  it('start with the account, complete it and send only what has changed', async () => {
    const { emit } = await show();
    expect(text()).toContain('Última alteração em 17/11/2026.');
    expect([value('name'), value('emailPreferred'), value('cpf')]).toEqual([
      'Ana Clara Nogueira Prado',
      'ana.nogueira@correio.example',
      '123.456.789-09',
    ]);
    await submit();
    expect(text('#birthday-error')).toBe('Digite a data de nascimento');
    await type('#birthday', '01/02/1990');
    await submit();
    expect(title()).toBe('Endereço');
    await type('#postalCode', '01310-100');
    await settle();
    expect(value('cityName')).toBe('São Paulo');
    await type('#homeNumber', '10');
    await submit();
    expect(title()).toBe('Concessionária');
    await submit();
    expect(text('#dealerCode-error')).not.toBe('');
    expect(asked('/users/self').filter((address) => !address.includes('?'))).toHaveLength(1);
    await choose();
    await settle();
    await submit();
    expect(texts('[role=status]').join()).toContain('Seus dados foram salvos');
    expect(document.activeElement?.tagName).toBe('H3');
    expect(bodies).toHaveLength(1);
    expect(Object.keys(bodies[0] as object).sort()).toEqual(['address', 'birthday', 'dealerCode']);
    expect(bodies[0]).toMatchObject({
      birthday: '1990-02-01',
      address: { postalCode: '01310100', number: '10' },
    });
    expect(emit).toHaveBeenCalledWith('vt-user-data-saved', { changed: 3 });
    await click(button('Alterar os dados'));
    expect(value('birthday')).toBe('01/02/1990');
  });

  it('make no call where nothing has changed', async () => {
    await show({ steps: ['dealer-data'] });
    await choose();
    await settle();
    await submit();
    await click(button('Alterar os dados'));
    await submit();
    expect(bodies).toHaveLength(1);
    expect(text('.saved')).toContain('Seus dados já estavam em dia');
  });

  it('say at its field that an e-mail belongs to another account, and keep what was typed', async () => {
    await show({ steps: ['user-data'] });
    await type('#birthday', '01/02/1990');
    await type('#emailPreferred', 'bruno.teles@frota.example');
    await type('#password', PASSWORD);
    net.faults['/users/self'] = 'offline';
    await submit();
    await settle(9000);
    expect(text('.notice.bad')).toContain('Nada do que você digitou foi perdido.');
    net.faults = {};
    await submit();
    expect(text('#emailPreferred-error')).toBe('Este e-mail já está cadastrado');
    expect(value('birthday')).toBe('01/02/1990');
  });

  it('accept the new text of an agreement once, also after it failed', async () => {
    await show({ steps: ['user-data'], agreement: 'terms', agreementUrl: '/termos' });
    await type('#birthday', '01/02/1990');
    await submit();
    expect(text('#agreement-error')).toBe('É preciso aceitar para continuar');
    await click(document.querySelector('#agreement') as Element);
    net.faults['/users/self'] = 500;
    await submit();
    expect(text('.notice.bad')).not.toBe('');
    net.faults = {};
    await submit();
    const sent = { birthday: '1990-02-01', agreement: 'TERMS' };
    expect(bodies).toEqual([sent, sent]);
    expect(asked('/agreement/outdate')).toEqual([]);
    expect(text('.saved')).toContain('Seus dados foram salvos');
  });

  it('say that what was accepted is outdated once its text is, before the new one is accepted', async () => {
    const { agreements } = USERS.ana ?? {};
    expect(agreements?.[0]).toMatchObject({ type: 'PRIVACY', acceptedAt: '2025-03-10T12:00:00.000Z' });
    net.hold = '/agreement/outdate';
    await show({ steps: ['user-data'], agreement: 'privacy', agreementDate: '2026-11-01' });
    await type('#birthday', '01/02/1990');
    await click(document.querySelector('#agreement') as Element);
    await submit();
    expect(bodies).toEqual([{ type: 'PRIVACY' }]);
    net.hold = '';
    for (const { go } of net.held) go();
    await settle(20);
    expect(bodies).toEqual([{ type: 'PRIVACY' }, { birthday: '1990-02-01', agreement: 'PRIVACY' }]);
    // It is the present one that counts now.
    await click(button('Alterar os dados'));
    expect(document.querySelector('#agreement')).toBeNull();
    expect(asked('/agreement/outdate')).toHaveLength(1);
  });

  it('ask nobody who has accepted the present text', async () => {
    await show({ steps: ['user-data'], agreement: 'privacy', agreementDate: '2025-03-01' });
    expect(document.querySelector('#agreement')).toBeNull();
    await type('#birthday', '01/02/1990');
    await submit();
    expect(bodies).toEqual([{ birthday: '1990-02-01' }]);
  });
});

describe('a change of e-mail or document (spec roles#account)', () => {
  const NEW = 'ana.nova@correio.example';
  const start = async (language: 'pt-BR' | 'es-AR' = 'pt-BR') => {
    await show({ steps: ['user-data'] }, language);
    await type('#birthday', '01/02/1990');
  };
  const patches = () =>
    bodies.filter((body) => 'emailPreferred' in (body as object) || 'cpf' in (body as object));

  it.each([
    ['an e-mail', '#emailPreferred', NEW],
    ['a CPF', '#cpf', '390.533.447-05'],
  ])('of %s needs the password, and nothing else does', async (_, field, typed) => {
    await start();
    expect(document.querySelector('.proof')).toBeNull();
    await type('#phone', '(11) 95550-0199');
    expect(document.querySelector('.proof')).toBeNull();
    await type(field, typed);
    await settle();
    await submit();
    expect(text('#password-error')).toBe('Digite sua senha atual');
    expect(asked('/users/self/proof')).toEqual([]);
    await type('#password', 'Errada#2026');
    await submit();
    expect(text('#password-error')).toBe('A senha atual não confere');
    expect(patches()).toEqual([]);
    await type('#password', PASSWORD);
    await submit();
    expect(text('.saved')).toContain('Seus dados foram salvos');
    expect(patches()).toHaveLength(1);
    expect(JSON.stringify([bodies, { ...localStorage }, { ...sessionStorage }])).not.toContain(PASSWORD);
  });

  it('takes a code that goes to the e-mail in use, never to the new one', async () => {
    await start('es-AR');
    await type('#emailPreferred', NEW);
    await settle();
    await click(button('Recibir un código por correo electrónico'));
    await settle();
    expect(texts('[role=status]')).toContain('Te enviamos un código por correo electrónico.');
    const sent = mails(net.sandbox.world).at(-1);
    expect(sent?.to).toBe('ana.nogueira@correio.example');
    await submit();
    expect(text('#code-error')).toBe('Ingresá el código que te enviamos por correo electrónico');
    await type('#code', '000000');
    await submit();
    expect(text('#code-error')).toBe('Código inválido');
    await type('#code', sent?.code ?? '');
    await submit();
    expect(text('.saved')).toContain('Tus datos se guardaron');
  });

  it('is proved once where saving fails: the retry does not ask for the code again', async () => {
    await start();
    await type('#emailPreferred', NEW);
    await settle();
    await click(button('Receber um código por e-mail'));
    await settle();
    await type('#code', mails(net.sandbox.world).at(-1)?.code ?? '');
    const { fetch } = globalThis;
    let fails = true;
    stubFetch(async (input: Request | string, init?: RequestInit) => {
      const request = new Request(input, init);
      return fails && request.method === 'PATCH' ? Response.json({}, { status: 500 }) : fetch(request);
    });
    await submit();
    expect(text('.notice.bad')).not.toBe('');
    fails = false;
    await submit();
    expect(text('.saved')).toContain('Seus dados foram salvos');
    expect(asked('/users/self/proof')).toHaveLength(1);
  });

  it('asks again where the proof has ended meanwhile, and keeps what was typed', async () => {
    await start();
    await type('#emailPreferred', NEW);
    await settle();
    await type('#password', PASSWORD);
    const { fetch } = globalThis;
    let waits = true;
    stubFetch(async (input: Request | string, init?: RequestInit) => {
      const request = new Request(input, init);
      if (waits && request.method === 'PATCH') net.sandbox.world.advance(PROOF_LIFETIME);
      return fetch(request);
    });
    await submit();
    expect(text('#password-error')).toBe('Esta confirmação expirou. Confirme de novo que é você.');
    expect(value('emailPreferred')).toBe(NEW);
    waits = false;
    await type('#password', `${PASSWORD} `);
    await type('#password', PASSWORD);
    await submit();
    expect(text('.saved')).toContain('Seus dados foram salvos');
  });

  it('is refused by the service without a proof, with a used one, and with that of somebody else', async () => {
    const send = async (method: string, path: string, body: object, token = 'ana') => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const init = { method, headers, body: JSON.stringify(body) };
      const response = await net.sandbox.app.request(`/api/user/users/self${path}`, init);
      return { status: response.status, body: await response.json() };
    };
    const proofFor = async (token: string) =>
      (await send('POST', '/proof', { password: PASSWORD }, token)).body.proof;
    expect((await send('PATCH', '', { emailPreferred: NEW })).status).toBe(403);
    expect((await send('PATCH', '', { cpf: '39053344705' })).status).toBe(403);
    const foreign = await proofFor('bruno');
    expect((await send('PATCH', '', { emailPreferred: NEW, proof: foreign })).status).toBe(403);
    const proof = await proofFor('ana');
    expect((await send('PATCH', '', { emailPreferred: NEW, proof })).status).toBe(200);
    expect((await send('PATCH', '', { emailPreferred: 'a@b.example', proof })).status).toBe(403);
    // A code that was never sent proves nothing.
    const code = { email: 'bruno.teles@frota.example', code: CODE };
    expect((await send('POST', '/proof', code, 'bruno')).status).toBe(422);
    expect((await send('POST', '/proof', {}, 'bruno')).status).toBe(422);
  });
});

describe('an account that cannot be loaded', () => {
  it('is shown as the service has kept it', async () => {
    net.faults['/users/self'] = 500;
    await show();
    await settle(9000);
    expect(text('.notice')).toBe('Mostramos os dados de 20/11/2026: os atuais não carregaram agora.');
    expect(value('name')).toBe('Ana Clara Nogueira Prado');
  });

  it('can be loaded again', async () => {
    net.faults = { '/users/self': 500, '/user-details-cache': 500 };
    await show();
    await settle(9000);
    expect(text('[role=alert]')).toBe('Não foi possível carregar seus dados');
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(value('name')).toBe('Ana Clara Nogueira Prado');
  });
});

it('asks for a DNI in Argentina', async () => {
  page({
    services: 'https://sandbox.example/api/{service}',
    brand: 'peugeot',
    country: 'AR',
    language: 'es-AR',
  });
  Cookies.set('vitrine_session', 'sofia', { path: '/' });
  await show({}, 'es-AR');
  expect(texts('label')).toContain('DNI');
  expect(value('cpf')).toBe('20.111.222');
});
