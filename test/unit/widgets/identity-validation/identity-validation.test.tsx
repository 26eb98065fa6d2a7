// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import IdentityValidation from '../../../../widgets/identity-validation/IdentityValidation';
import { page } from '../../lib/answers';
import { button, click, leave, render, settle, submit, text, texts, type } from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';
import { withoutTimes } from '../../lib/without-times';

const props = { heading: '', helpUrl: '/ajuda' };
const CODE = '123456';

let net: SandboxPage;
beforeEach(() => {
  net = sandboxPage();
  sessionStorage.clear();
  signOut();
  Cookies.set('vitrine_session', 'ana', { path: '/' });
  document.dispatchEvent(new Event('vt-session-started', { bubbles: true }));
});
afterEach(async () => {
  await leave();
  signOut();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const open = () => render(<IdentityValidation {...props} />);
const current = () => text('[aria-current=step]');
/** Both clocks: the service's, and the page's. */
const pass = async (ms: number) => {
  net.sandbox.world.advance(ms);
  await settle(ms * 2);
};
const start = async () => {
  const shown = await open();
  await type('#name', 'Ana Nogueira');
  await type('#cpf', '529.982.247-25');
  await type('#phone', '(11) 95550-0101');
  await submit();
  return shown;
};
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
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
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
    expect(text('.state-title')).toBe('Não foi possível carregar as informações');
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
    await render(<IdentityValidation {...props} />, 'es-AR');
    expect(text('h2')).toBe('Validación de identidad');
    expect(texts('label')).toEqual(['Nombre y apellido', 'DNI', 'Celular']);
    await type('#name', 'Sofía Paz');
    await type('#cpf', '123');
    await type('#phone', '11 5555-0103');
    await submit();
    expect(text('#cpf-error')).toBe('DNI inválido');
    await type('#cpf', '20.111.222');
    await submit();
    expect(current()).toBe('Revisión de los datos');
  });
});
