// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accounts } from '#demo-pages/sandbox/rules/accounts';
import { readSession } from '#features/session/session';
import { page } from '../../lib/answers';
import { button, click, leave, settle, submit, text, texts, type } from '../../lib/render';
import { signOut } from '../../lib/requests';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import { withoutTimes } from '../../lib/without-times';
import { CODE, identityPage, leavePage, open, pass as passBoth, start } from './lib';

let net: SandboxPage;
beforeEach(() => {
  net = identityPage();
});
afterEach(leavePage);
const current = () => text('[aria-current=step]');
const pass = (ms: number) => passBoth(net, ms);
const choose = async (value: string) => {
  for (const option of document.querySelectorAll<HTMLInputElement>(`input[value="${value}"]`))
    await click(option);
};

describe('vt-identity-validation', () => {
  it('goes through the six steps', async () => {
    const { emit } = await start();
    expect(current()).toBe('Conferência dos dados');
    await pass(4000);
    expect(current()).toBe('Código no celular');
    expect(texts('[role=status]')).toContain('Código no celular');
    expect(text('form')).toContain('(11) *****-0101');
    await type('#token', '000000');
    await submit();
    expect(text('#token-error')).toBe('Código inválido');
    expect(text('form')).toContain('Tentativas restantes: 2.');
    await type('#token', CODE);
    await submit();
    expect(current()).toBe('Verificação de identidade');
    await pass(9000);
    expect(current()).toBe('Perguntas');
    await submit();
    expect(texts('.error').filter(Boolean)).toHaveLength(2);
    await choose('b');
    await submit();
    expect(current()).toBe('Gravação dos dados');
    await pass(4000);
    expect(text('.notice')).toBe('A sua identidade foi confirmada.');
    expect(emit.mock.calls).toEqual([['vt-identity-validated', null]]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('starts with what the account knows, under what was typed, and sends the birthday as it is shown', async () => {
    signOut();
    readSession();
    const ana = accounts(net.sandbox.world).get('ana');
    Object.assign(ana?.user ?? {}, { birthday: '1990-03-07' });
    net.hold = '/user';
    Cookies.set('vitrine_session', 'ana', { path: '/' });
    readSession();
    await open();
    await type('#name', 'Ana N. Prado');
    net.hold = '';
    for (const held of net.held) held.go();
    await settle();
    const values = ['name', 'cpf', 'birthday', 'phone'].map(
      (name) => document.querySelector<HTMLInputElement>(`#${name}`)?.value,
    );
    expect(values).toEqual(['Ana N. Prado', '123.456.789-09', '07/03/1990', '(11) 95550-0101']);
    await submit();
    expect(current()).toBe('Conferência dos dados');
    expect(net.sandbox.state.calls.find(({ call }) => call === 'IDV-01')?.body).toMatchObject({
      birthday: '07/03/1990',
    });
  });

  it.each([
    ['', 'Digite a data de nascimento'],
    ['31/02/1990', 'Data de Nascimento inválida'],
    ['01/01/2020', 'Idade mínima 18 anos'],
  ])('does not start with the birthday "%s"', async (day, message) => {
    await open();
    await type('#birthday', day);
    await submit();
    expect(text('#birthday-error')).toBe(message);
    expect(net.asked.filter((address) => address.includes('/validations'))).toEqual([]);
  });

  it('shows the service’s own refusal of a birthday at its field', async () => {
    net.faults['/validations'] = { status: 422, body: { errors: { birthday: 'Não confere com o CPF' } } };
    await start();
    expect(text('#birthday-error')).toBe('Não confere com o CPF');
  });

  it('leads back to the page that asked for it, and nowhere else', async () => {
    history.replaceState(null, '', '/identidade?returnUrl=%2Fdocumentos%3Forder%3Dr-1');
    await start();
    await pass(4000);
    expect(document.querySelector('.button[href]')).toBeNull();
    await type('#token', CODE);
    await submit();
    await pass(9000);
    await choose('b');
    await submit();
    await pass(4000);
    expect(document.querySelector('a.button')?.getAttribute('href')).toBe(
      `${location.origin}/documentos?order=r-1`,
    );
    history.replaceState(null, '', '/identidade?returnUrl=https%3A%2F%2Felsewhere.example');
    await leave();
    await open();
    expect(document.querySelector('a.button')).toBeNull();
  });

  it('goes on where it was left, with nothing of the person in the storage', async () => {
    await start();
    await pass(4000);
    const kept = withoutTimes(JSON.stringify({ ...sessionStorage }));
    expect(kept).toContain('VAL-');
    expect(kept).not.toMatch(/Ana|529|95550/);
    await leave();
    await open();
    expect(current()).toBe('Código no celular');
  });

  it('fails for good after three wrong codes, with ways on', async () => {
    await start();
    await pass(4000);
    for (const wrong of ['1', '2', '3']) {
      await type('#token', wrong);
      await submit();
    }
    expect(text('[role=alert]')).toContain('Não foi possível validar a sua identidade');
    expect(document.querySelector('a')?.getAttribute('href')).toContain('/ajuda');
    await click(button('Começar de novo'));
    expect(document.querySelector('#cpf')).not.toBeNull();
  });

  it('waits longer each time, and not at all in a hidden tab', async () => {
    await start();
    const asked = () => net.asked.filter((address) => /validations\/VAL/.test(address)).length;
    await settle(15_000);
    // After 2, 4 and 8 seconds.
    expect(asked()).toBe(3);
    const hidden = vi
      .spyOn(Object.getPrototypeOf(document) as Document, 'hidden', 'get')
      .mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await settle(60_000);
    expect(asked()).toBe(3);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await settle(2500);
    expect(asked()).toBe(4);
  });

  it('keeps what was typed where it fails, and can be retried', async () => {
    net.faults['/validations'] = 500;
    await start();
    expect(text('form [role=alert]')).toContain('Nada do que você digitou foi perdido.');
    expect(document.querySelector<HTMLInputElement>('#name')?.value).toBe('Ana Nogueira');
    net.faults = {};
    await submit();
    net.faults['/validations/VAL'] = { status: 200, body: 'unexpected' };
    await settle(3000);
    expect(text('.state-title')).toBe('Encontramos um erro no processo');
    net.faults = {};
    net.sandbox.world.advance(4000);
    await click(button('Tentar novamente'));
    expect(current()).toBe('Código no celular');
  });

  it('starts again where the stored validation is of another account', async () => {
    await start();
    net.faults['/validations/VAL'] = 404;
    await settle(3000);
    expect(document.querySelector('#cpf')).not.toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it('speaks Spanish, and starts with the DNI in Argentina', async () => {
    page({
      services: 'https://sandbox.example/api/{service}',
      brand: 'peugeot',
      country: 'AR',
      language: 'es-AR',
    });
    await open('es-AR');
    expect(text('h2')).toBe('Validación de identidad');
    expect(texts('label')).toEqual(['Nombre y apellido', 'DNI', 'Fecha de nacimiento', 'Celular']);
    await type('#name', 'Sofía Paz');
    await type('#cpf', '123');
    await type('#birthday', '31/02/1990');
    await type('#phone', '11 5555-0103');
    await submit();
    expect(text('#cpf-error')).toBe('DNI inválido');
    expect(text('#birthday-error')).toBe('La fecha de nacimiento no es válida');
    await type('#birthday', '07/03/1990');
    await type('#cpf', '20.111.222');
    await submit();
    expect(current()).toBe('Revisión de los datos');
  });
});
