// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mails } from '#demo-pages/sandbox/rules/mails';
import Password from '#widgets/password/Password';
import { button, click, leave, render, settle, submit, text, texts, type } from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const props = { heading: '', mode: 'forgot' as const, loginUrl: '/entrar' };
const ANA = 'ana.nogueira@correio.example';
const NEXT = 'Segura#2026';

let net: SandboxPage;
beforeEach(() => {
  net = sandboxPage();
  signOut();
});
afterEach(async () => {
  await leave();
  signOut();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});
const lastCode = () => mails(net.sandbox.world).at(-1)?.code ?? '';
const twice = async (value = NEXT) => {
  await type('#password', value);
  await type('#confirmation', value);
};
const asked = (part: string) => net.asked.filter((address) => address.includes(part));
const done = () => texts('[role=status]').join().includes('A sua senha foi salva.');
/** Whether the account now has this password. */
async function signsIn(password: string): Promise<boolean> {
  const authorization = `Basic ${btoa(`${ANA}:${password}`)}`;
  const headers = { authorization };
  return (await net.sandbox.app.request('/api/auth/v3/authentication', { method: 'POST', headers })).ok;
}

describe('a forgotten password', () => {
  it('is replaced with the code of the e-mail', async () => {
    const { emit } = await render(<Password {...props} />);
    await type('#email', ANA);
    await submit();
    expect(text('form p')).toContain(`Se existe uma conta com ${ANA}`);
    await type('#code', '000000');
    await twice();
    await submit();
    expect(text('#code-error')).toBe('Código inválido');
    await type('#code', lastCode());
    await submit();
    expect(done()).toBe(true);
    expect(await signsIn(NEXT)).toBe(true);
    expect(emit.mock.calls).toEqual([['vt-password-saved', { mode: 'forgot' }]]);
    expect(document.querySelector('a')?.getAttribute('href')).toContain('/entrar');
  });

  it('gets the same words for an address without an account', async () => {
    await render(<Password {...props} />);
    await type('#email', 'ninguem@correio.example');
    await submit();
    expect(text('form p')).toContain('Se existe uma conta com ninguem@correio.example');
    expect(mails(net.sandbox.world)).toEqual([]);
  });

  it('is replaced with the code of a link, which leaves the address', async () => {
    await render(<Password {...props} />);
    await type('#email', ANA);
    await submit();
    await leave();
    history.replaceState(null, '', `/senha/?x=1#vt-code=${lastCode()}`);
    await render(<Password {...props} />);
    expect(location.href).toBe('http://localhost:3000/senha/?x=1');
    await type('#email', ANA);
    await twice();
    await submit();
    expect(done()).toBe(true);
    expect(asked('/signup/password/confirm')).toHaveLength(1);
    expect(await signsIn(NEXT)).toBe(true);
  });

  it('ignores a code of another shape', async () => {
    history.replaceState(null, '', '/#vt-code=%3Cscript%3E');
    await render(<Password {...props} />);
    expect([location.hash, document.querySelector('#password')]).toEqual(['', null]);
  });

  it('keeps what was typed where it fails, and lets the visitor use another address', async () => {
    await render(<Password {...props} />);
    await type('#email', ANA);
    net.faults['/forgot'] = 'offline';
    await submit();
    expect(text('.notice')).toContain('Nada do que você digitou foi perdido.');
    delete net.faults['/forgot'];
    await click(button('Tentar novamente'));
    await settle();
    net.faults['/reset'] = 500;
    await type('#code', lastCode());
    await twice();
    await submit();
    expect(document.querySelector<HTMLInputElement>('#password')?.value).toBe(NEXT);
    delete net.faults['/reset'];
    await click(button('Usar outro e-mail'));
    expect(document.querySelector<HTMLInputElement>('#email')?.value).toBe(ANA);
  });

  it('says when there were too many wrong codes', async () => {
    await render(<Password {...props} />);
    await type('#email', ANA);
    await submit();
    await type('#code', '000000');
    await twice();
    for (let n = 0; n < 6; n++) await submit();
    expect(text('[role=alert]')).toContain('Muitas tentativas');
  });
});

describe('the password of a signed-in visitor', () => {
  it('is not asked of others', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await render(<Password {...props} mode="change" />);
    await settle();
    expect(text()).toContain('Entre para trocar a senha.');
    expect(document.querySelector('#currentPassword')).toBeNull();
    vi.restoreAllMocks();
  });

  it('can be retried where the account cannot be loaded', async () => {
    Cookies.set('vitrine_session', 'ana', { path: '/' });
    net.faults['/users/self'] = 500;
    await render(<Password {...props} mode="change" />);
    await settle(5000);
    expect(text()).toContain('Não foi possível carregar a sua conta');
    delete net.faults['/users/self'];
    await click(button('Tentar novamente'));
    await settle();
    expect(document.querySelector('#currentPassword')).not.toBeNull();
  });

  it('is replaced by who knows the current one', async () => {
    Cookies.set('vitrine_session', 'ana', { path: '/' });
    await render(<Password {...props} mode="change" />);
    await settle();
    await submit();
    expect(text('#currentPassword-error')).not.toBe('');
    await type('#currentPassword', 'Errada#2026');
    await twice();
    await submit();
    expect(text('#currentPassword-error')).toBe('A senha atual não confere');
    await type('#currentPassword', 'Vitrine#2026');
    await submit();
    expect(done()).toBe(true);
    expect(await signsIn(NEXT)).toBe(true);
  });
});

describe('a first password', () => {
  it('is set and its address confirmed', async () => {
    await render(<Password {...props} mode="first" />);
    await settle();
    await type('#email', 'espera@correio.example');
    await twice();
    await submit();
    expect(texts('h3')).toContain('Confirme o seu e-mail');
    await type('#code', lastCode());
    await submit();
    await settle();
    expect(done()).toBe(true);
  });

  it('does not tell that an address has none, or a password already', async () => {
    for (const email of ['ninguem@correio.example', ANA]) {
      await render(<Password {...props} mode="first" />);
      await settle();
      await type('#email', email);
      await twice();
      await submit();
      expect(texts('h3')).toContain('Confirme o seu e-mail');
      await leave();
    }
  });
});

it('speaks Spanish', async () => {
  await render(<Password {...props} />, 'es-AR');
  expect(text('h2')).toBe('Crear una contraseña nueva');
});
