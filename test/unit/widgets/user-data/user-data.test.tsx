// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSession } from '../../../../src/features/session/session';
import { SignInGate } from '../../../../src/features/session/sign-in/SignInGate';
import { chooseDealer, clearDealer } from '../../../../src/stores/visitor/dealer';
import { messages as deferredMessages } from '../../../../widgets/user-data/deferred/messages';
import { messages } from '../../../../widgets/user-data/messages';
import UserData from '../../../../widgets/user-data/UserData';
import { page } from '../../lib/answers';
import { button, click, leave, render, settle, submit, text, texts, type } from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const props = {
  heading: '',
  steps: ['user-data', 'address-data', 'dealer-data'] as ('user-data' | 'address-data' | 'dealer-data')[],
  agreement: 'none' as 'none' | 'privacy' | 'terms',
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
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
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
    expect(texts('[role=status]').join()).toContain('Os seus dados foram salvos');
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
    expect(text('.saved')).toContain('Os seus dados já estavam em dia');
  });

  it('say at its field that an e-mail belongs to another account, and keep what was typed', async () => {
    await show({ steps: ['user-data'] });
    await type('#birthday', '01/02/1990');
    await type('#emailPreferred', 'bruno.teles@frota.example');
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
    net.faults['/agreement/outdate'] = 500;
    await submit();
    expect(text('.notice.bad')).not.toBe('');
    net.faults = {};
    await submit();
    expect(bodies).toEqual([{ birthday: '1990-02-01' }, { type: 'TERMS' }, { type: 'TERMS' }]);
    expect(text('.saved')).toContain('Os seus dados foram salvos');
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
    expect(text('[role=alert]')).toBe('Não foi possível carregar os seus dados');
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

it('fills the same places in both languages', () => {
  const places = (words: object) => Object.values(words).map((word) => String(word).match(/\{\w+\}/g));
  for (const each of [messages, deferredMessages])
    expect(places(each['es-AR'])).toEqual(places(each['pt-BR']));
});
