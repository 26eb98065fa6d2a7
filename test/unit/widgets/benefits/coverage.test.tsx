// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSession } from '#features/session/session';
import { button, click, leave, settle, text, texts, type } from '../../lib/render';
import { signOut } from '../../lib/requests';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import { begin, element, end, show, showMore } from './lib';

let net: SandboxPage;
beforeEach(() => {
  net = begin();
});
afterEach(end);

const asked = () => net.asked.filter((address) => address.includes('/coverage/'));
const check = () => click(button('Consultar cobertura'));
const byChassis = () => click(element('input[value=chassis]'));
const said = () => text('.benefit-said');

describe('vt-benefits: the coverage', () => {
  it('is there for an audience that the author names, and asked for by nobody but the visitor', async () => {
    await show();
    expect(texts('[role=tab]')).toEqual(['Disponíveis', 'Em breve', 'Resgatados']);
    await leave();
    await showMore({ audience: 'donos' });
    expect(texts('[role=tab]').at(-1)).toBe('Cobertura');
    expect(texts('.benefits-more h3')).toEqual(['Cobertura']);
    expect(asked()).toEqual([]);
  });

  it('is asked for by visitors without a session too: its calls name none', async () => {
    signOut();
    readSession();
    await show();
    expect(document.querySelector('.benefits-more')).toBeNull();
    await leave();
    await show({ audience: 'donos' });
    await settle(500);
    expect(text()).toContain('Entrar');
    await type('#email', 'ana@correio.example');
    await check();
    expect(asked()).toEqual(['/benefits/v1/coverage/simple/donos/email/ana@correio.example']);
    expect(said()).not.toBe('');
    expect(net.asked.every((address) => address.includes('/coverage/'))).toBe(true);
  });

  it('by e-mail starts with the account’s', async () => {
    const { emit } = await showMore({ audience: 'donos/2' });
    const { value } = element('#email') as HTMLInputElement;
    expect(value).toContain('@');
    await check();
    expect(asked()).toEqual([`/benefits/v1/coverage/simple/donos/2/email/${value}`]);
    expect(said()).toContain('Com cobertura');
    expect(said()).toContain(value);
    expect(said()).toContain('Plano: Clube');
    expect(emit).toHaveBeenCalledWith('vt-benefit-coverage-checked', { by: 'email', covered: true });
    expect(JSON.stringify(emit.mock.calls)).not.toContain('@');
    expect(location.href).not.toContain('@');
    await type('#email', 'ninguem@correio.example');
    await check();
    expect(said()).toContain('Sem cobertura');
    expect(said()).not.toContain('Plano');
  });

  it('keeps to the form’s rules', async () => {
    await showMore({ audience: 'donos' });
    await type('#email', 'ana');
    await check();
    expect(text('#email-error')).toBe('Digite um e-mail válido');
    await byChassis();
    await type('#car', '');
    await check();
    expect(text('#chassi-error')).toBe('Digite o chassi');
    expect(asked()).toEqual([]);
  });

  it('by chassis takes one of the visitor’s cars, or another one', async () => {
    const { emit } = await showMore({ audience: 'donos' });
    await byChassis();
    // The first one is proposed.
    const [, own] = [...document.querySelectorAll<HTMLOptionElement>('#car option')];
    expect((element('#car') as HTMLSelectElement).value).toBe(own?.value);
    expect(document.querySelector('#chassi')).toBeNull();
    await check();
    expect(asked()).toEqual([`/benefits/v1/coverage/simple/donos/chassi/${own?.value}`]);
    expect(said()).toContain('Com cobertura');
    expect(emit).toHaveBeenCalledWith('vt-benefit-coverage-checked', { by: 'chassis', covered: true });
    await type('#car', '');
    await type('#chassi', '123');
    await check();
    expect(text('#chassi-error')).toBe('Digite os 17 caracteres do chassi');
    net.faults['/coverage/'] = 404;
    await type('#chassi', '9bz teste 000000001');
    await check();
    expect(said()).toBe('Não encontramos: 9BZTESTE000000001');
    net.faults['/coverage/'] = { status: 200, body: { covered: false, endsAt: '2026-10-01', plan: '' } };
    await check();
    expect(said()).toContain('Encerrada em 01/10/2026');
  });

  it('by chassis works where the cars could not be loaded', async () => {
    net.faults['/garage'] = 404;
    await showMore({ audience: 'donos' });
    await byChassis();
    expect(document.querySelector('#car')).toBeNull();
    expect(document.querySelector('#chassi')).not.toBeNull();
  });

  it.each([
    [500],
    [429],
    ['offline'],
    [{ status: 200, body: 'x' }],
    [{ status: 200, body: { covered: 'x' } }],
  ] as const)('says that it could not be checked, and keeps what was typed: %j', async (fault) => {
    await showMore({ audience: 'donos' });
    net.faults['/coverage/'] = fault;
    await type('#email', 'ninguem@correio.example');
    await check();
    await settle(20_000);
    expect(text('.benefits-more .notice')).toContain('Não foi possível consultar a cobertura');
    expect(said()).toBe('');
    net.faults = {};
    await check();
    expect(said()).toContain('Sem cobertura');
  });

  it('says what a coverage includes, if the service does', async () => {
    const benefits = [{ id: 'a', name: 'Lavagem', status: 'AVAILABLE' }];
    net.faults['/coverage/'] = { status: 200, body: { covered: true, benefits } };
    await showMore({ audience: 'donos' });
    await check();
    expect(said()).toContain('Inclui: Lavagem');
    expect(said()).not.toMatch(/Plano|Até/);
  });
});

describe('vt-benefits: the discount club', () => {
  it('is there for a club that the author names, and opens signed in', async () => {
    const open = vi.fn(() => null);
    vi.stubGlobal('open', open);
    await showMore({ discountClub: 'clube-jeep' });
    expect(texts('[role=tab]').at(-1)).toBe('Clube de descontos');
    expect(net.asked.some((address) => address.includes('/auth/auth/'))).toBe(false);
    await click(button(/^Clube de descontos .*nova aba/));
    expect(net.asked).toContain('/auth/auth/discountclub/clube-jeep');
    expect((element('.said a') as HTMLAnchorElement).href).toMatch(/^https:\/\/clube\.example\//);
  });
});
