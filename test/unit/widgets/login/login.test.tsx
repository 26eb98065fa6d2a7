// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mails } from '#demo-pages/sandbox/rules/mails';
import { WRONG_PASSWORDS } from '#demo-pages/sandbox/rules/sign-ins';
import { readSession } from '#features/session/session';
import Login from '#widgets/login/Login';
import { eventually } from '../../lib/eventually';
import { button, click, leave, render, settle, submit, text, texts, type } from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const props = { heading: '', providers: '', signupUrl: '', passwordUrl: '', accountUrl: '', returnUrl: '' };
const ANA = 'ana.nogueira@correio.example';
const PASSWORD = 'Vitrine#2026';
const SIGN_IN = '/authentication';

let net: SandboxPage;
beforeEach(() => {
  net = sandboxPage();
  signOut();
});
afterEach(async () => {
  await leave();
  signOut();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

async function enter(user = ANA, password = PASSWORD): Promise<void> {
  await type('#user', user);
  await type('#password', password);
  await submit();
}
const input = (name: string) => document.querySelector<HTMLInputElement>(`#${name}`);

describe('signing in', () => {
  it('sends nothing before its rules hold', async () => {
    await render(<Login {...props} />);
    await submit();
    expect(texts('.error')).toEqual(['Digite o seu e-mail ou CPF', 'Digite sua senha']);
    await enter('ana', PASSWORD);
    expect(text('#user-error')).toBe('Digite um e-mail ou CPF válido');
    expect(net.asked).toEqual([]);
  });

  it.each([
    ['an e-mail', ANA],
    ['a CPF', '123.456.789-09'],
  ])('takes %s, keeps the tokens in the cookies only, and says who is there', async (_, user) => {
    const { emit } = await render(<Login {...props} accountUrl="/conta" />);
    await enter(user);
    await settle();
    expect(text('h2')).toMatch(/^Olá, /);
    expect(document.activeElement?.localName).toBe('h2');
    const token = Cookies.get('vitrine_session') ?? '';
    expect(token).toMatch(/^ana\./);
    expect(Cookies.get('vitrine_identity')).toBe(`id-${token}`);
    expect(emit).toHaveBeenCalledWith('vt-login-succeeded', { method: 'password' });
    const kept = [{ ...localStorage }, { ...sessionStorage }, document.body.innerHTML, emit.mock.calls];
    expect(JSON.stringify(kept)).not.toContain(token);
    expect(JSON.stringify([kept, location.href])).not.toContain(PASSWORD);
  });

  it('does not tell whether the name or the password is wrong, and keeps both', async () => {
    const { emit } = await render(<Login {...props} />);
    await enter(ANA, 'Errada#2026');
    const wrong = text('[role=alert]');
    expect(wrong).toBe('E-mail, CPF ou senha incorretos. Confira e tente novamente.');
    expect(emit).toHaveBeenLastCalledWith('vt-login-failed', { method: 'password', reason: 'wrong' });
    await enter('ninguem@correio.example', 'Errada#2026');
    expect(text('[role=alert]')).toBe(wrong);
    expect([input('user')?.value, input('password')?.value]).toEqual([
      'ninguem@correio.example',
      'Errada#2026',
    ]);
    expect(net.asked.filter((address) => address.includes('/check/'))).toEqual([]);
  });

  it('says to wait after too many attempts', async () => {
    await render(<Login {...props} />);
    for (let n = 0; n <= WRONG_PASSWORDS; n++) await enter(ANA, 'Errada#2026');
    expect(text('[role=alert]')).toBe('Muitas tentativas. Aguarde alguns minutos e tente novamente.');
  });

  it.each([[500], ['offline'], [{ status: 200, body: {} }]] as const)(
    'offers a retry where the service fails, which then works: %j',
    async (fault) => {
      await render(<Login {...props} />);
      net.faults[SIGN_IN] = fault;
      await enter();
      expect(text('.notice')).toContain('Ocorreu um erro, tente novamente');
      expect(Cookies.get('vitrine_session')).toBeUndefined();
      delete net.faults[SIGN_IN];
      await click(button('Tentar novamente'));
      await settle();
      expect(text('h2')).toMatch(/^Olá/);
    },
  );

  it('sends a double click once', async () => {
    await render(<Login {...props} />);
    await type('#user', ANA);
    await type('#password', PASSWORD);
    net.hold = SIGN_IN;
    const form = document.querySelector('form');
    form?.requestSubmit();
    form?.requestSubmit();
    await settle();
    expect(net.held).toHaveLength(1);
    expect(text('[type=submit]')).toBe('Entrando…');
    for (const { go } of net.held) go();
    await settle();
    expect(net.asked.filter((address) => address.includes(SIGN_IN))).toHaveLength(1);
  });

  it('says that cookies are needed where the browser keeps none', async () => {
    vi.spyOn(Object.getPrototypeOf(document) as Document, 'cookie', 'set').mockImplementation(() => {});
    await render(<Login {...props} />);
    await enter();
    expect(text('[role=alert]')).toContain('bloqueia os cookies');
    vi.restoreAllMocks();
  });

  it('confirms the address of a new account, and goes on signing in', async () => {
    const body = JSON.stringify({
      email: 'nova@correio.example',
      password: PASSWORD,
      dataUser: { name: 'Nina Ramos' },
    });
    const headers = { 'content-type': 'application/json' };
    await net.sandbox.app.request('/api/user/user', { method: 'POST', headers, body });
    await render(<Login {...props} />);
    await enter('nova@correio.example');
    expect(text('h2')).toBe('Confirme o seu e-mail');
    await type('#code', '000000');
    await submit();
    expect(text('#code-error')).toBe('Código inválido');
    net.faults[SIGN_IN] = 500;
    await type('#code', mails(net.sandbox.world).at(-1)?.code ?? '');
    delete net.faults[SIGN_IN];
    // The code has been used: the retry does not send it again.
    await click(button('Tentar novamente'));
    await settle();
    expect(text('h2')).toBe('Olá, Nina');
  });
});

describe('an unconfirmed account whose visitor signs in by document', () => {
  const CPF = '390.533.447-05';
  const EMAIL = 'espera@correio.example';
  const post = (path: string, body: unknown) =>
    net.sandbox.app.request(`/api/user/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  beforeEach(async () => {
    await post('signup/password', { email: EMAIL, password: PASSWORD });
    await render(<Login {...props} />);
    await enter(CPF);
  });

  it('is asked for its e-mail, to which a code goes, and is signed in', async () => {
    expect(text('h2')).toBe('Confirme o seu e-mail');
    await type('#email', 'espera');
    await submit();
    expect(text('#email-error')).toBe('Digite um e-mail válido');
    net.sandbox.world.advance(60_000);
    await type('#email', EMAIL);
    await submit();
    expect(text()).toContain(`Se existe uma conta com ${EMAIL}, o código chega`);
    await type('#code', mails(net.sandbox.world).at(-1)?.code ?? '');
    await submit();
    await settle();
    expect(text('h2')).toBe('Olá, Helena');
  });

  it('has its code sent again', async () => {
    await type('#email', EMAIL);
    // A code was sent a moment ago: it is asked for.
    await submit();
    net.sandbox.world.advance(60_000);
    const before = mails(net.sandbox.world).length;
    await click(button('Enviar outro código'));
    await settle();
    expect(
      mails(net.sandbox.world)
        .slice(before)
        .map(({ to }) => to),
    ).toEqual([EMAIL]);
    expect(texts('[role=status]')).toContain('Enviamos outro código.');
  });

  it('is told the same about an address without an account, and can correct it', async () => {
    await type('#email', 'outra@correio.example');
    await submit();
    expect(text()).toContain('Se existe uma conta com outra@correio.example, o código chega');
    await click(button('Corrigir o e-mail'));
    expect(input('email')).not.toBeNull();
    await click(button('Voltar para a entrada'));
    expect(input('user')?.value).toBe(CPF);
  });
});

describe('the sandbox', () => {
  it('knows an account by its e-mail only where a code is about', async () => {
    for (const path of ['signup/password/resend-email', 'signup/password/forgot']) {
      const response = await net.sandbox.app.request(`/api/user/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: '39053344705' }),
      });
      expect(response.status).toBe(404);
    }
  });
});

describe('a signed-in visitor', () => {
  it('is greeted, and signs out: cookies are cleared and the form is back, without the password', async () => {
    Cookies.set('vitrine_session', 'ana', { path: '/' });
    Cookies.set('vitrine_identity', 'id-ana', { path: '/' });
    // The store of the test before may still be there: no page was loaded.
    readSession();
    const { element } = await render(<Login {...props} />);
    await settle();
    expect(text('h2')).toMatch(/^Olá/);
    // The height is that of the form.
    await eventually(() => expect(element.style.minHeight).toBe('0'));
    await click(button('Sair da conta'));
    await settle();
    expect(text('h2')).toBe('Entrar na sua conta');
    expect(element.style.minHeight).toBe('');
    expect(document.cookie).not.toMatch(/vitrine_(session|identity)=\w/);
    expect(input('password')?.value).toBe('');
  });
});

describe('where it leads afterwards', () => {
  const leaves = vi.fn();
  beforeEach(() => {
    leaves.mockClear();
    vi.spyOn(location, 'assign').mockImplementation(leaves);
  });
  afterEach(() => void vi.restoreAllMocks());

  it.each([
    ['the address asked for', '/?returnUrl=%2Freserva%2F', '/conta', 'http://localhost:3000/reserva/'],
    ['the author’s address', '/', '/conta', 'http://localhost:3000/conta'],
  ])('is %s', async (_, here, returnUrl, expected) => {
    history.replaceState(null, '', here);
    await render(<Login {...props} returnUrl={returnUrl} />);
    await enter();
    await settle();
    expect(leaves).toHaveBeenCalledExactlyOnceWith(expected);
  });

  it('leads nobody away who signs in elsewhere after signing out here', async () => {
    await render(<Login {...props} returnUrl="/conta" />);
    await enter();
    await settle();
    expect(leaves).toHaveBeenCalledOnce();
    await click(button('Sair da conta'));
    Cookies.set('vitrine_session', 'ana', { path: '/' });
    document.dispatchEvent(new Event('vt-session-started', { bubbles: true }));
    await settle();
    expect(text('h2')).toMatch(/^Olá/);
    expect(leaves).toHaveBeenCalledOnce();
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    'https://localhost:3000@evil.example/',
  ])('is never another site: %s', async (address) => {
    history.replaceState(null, '', `/?returnUrl=${encodeURIComponent(address)}`);
    await render(<Login {...props} />);
    await enter();
    await settle();
    expect(leaves).not.toHaveBeenCalled();
    expect(texts('a')).toEqual([]);
  });
});

describe('another site', () => {
  const leaves = vi.fn();
  beforeEach(() => {
    leaves.mockClear();
    vi.spyOn(location, 'assign').mockImplementation(leaves);
  });
  afterEach(() => void vi.restoreAllMocks());
  const goToGoogle = async () => {
    await render(<Login {...props} providers="google <b> google" />);
    await click(button('Continuar com Google'));
    await settle();
    return new URL(String(leaves.mock.calls[0]?.[0]));
  };
  const back = (address: URL, hash: string) => {
    const redirect = new URL(address.searchParams.get('redirectUri') ?? '');
    history.replaceState(null, '', `${redirect.pathname}${redirect.search}${hash}`);
  };

  it('is asked with a state, and its answer signs in once; the address keeps nothing of it', async () => {
    const address = await goToGoogle();
    expect(address.searchParams.get('provider')).toBe('google');
    expect(texts('button')).not.toContain('Continuar com <b>');
    await leave();
    back(address, '#vt-token=ana');
    await render(<Login {...props} />);
    await settle();
    expect(text('h2')).toMatch(/^Olá/);
    expect(location.href).toBe('http://localhost:3000/');
  });

  it.each([
    ['of a state that this tab has not asked for', 'vt-state', 'outro'],
    ['without a state', 'vt-state', ''],
  ])('is not believed with an answer %s', async (_, name, value) => {
    const address = await goToGoogle();
    await leave();
    const redirect = new URL(address.searchParams.get('redirectUri') ?? '');
    redirect.searchParams.set(name, value);
    history.replaceState(null, '', `/${redirect.search}#vt-token=ana`);
    await render(<Login {...props} />);
    await settle();
    expect(text('[role=alert]')).toContain('Não foi possível confirmar de onde veio');
    expect(net.asked.some((asked) => asked.includes('/social'))).toBe(false);
    expect(location.hash).toBe('');
  });

  it('is used once: the same answer again is not believed', async () => {
    const address = await goToGoogle();
    await leave();
    back(address, '#vt-error=cancelled');
    await render(<Login {...props} />);
    await settle();
    expect(text('[role=alert]')).toBe('A entrada com a outra conta foi cancelada.');
    await leave();
    back(address, '#vt-token=ana');
    await render(<Login {...props} />);
    await settle();
    expect(text('[role=alert]')).toContain('Não foi possível confirmar de onde veio');
  });

  it('leads to https or this site only, and says when it cannot be asked', async () => {
    net.faults['/auth/auth'] = { status: 200, body: { url: 'javascript:alert(1)' } };
    await render(<Login {...props} providers="google" />);
    await click(button('Continuar com Google'));
    await settle();
    expect(leaves).not.toHaveBeenCalled();
    expect(text('[role=alert]')).toContain('Não foi possível entrar com a outra conta');
  });
});

it('listens to no message of another window', async () => {
  await render(<Login {...props} />);
  dispatchEvent(new MessageEvent('message', { data: { token: 'ana' }, origin: 'https://evil.example' }));
  await settle();
  expect(document.cookie).toBe('');
});

it('goes to the e-mail when a widget of the page asks for it', async () => {
  const { element } = await render(<Login {...props} />);
  element.dispatchEvent(new Event('vt-sign-in-requested'));
  expect(document.activeElement?.id).toBe('user');
});

it('speaks Spanish', async () => {
  await render(<Login {...props} providers="apple" />, 'es-AR');
  expect([text('h2'), texts('button').at(-1)]).toEqual(['Ingresar a tu cuenta', 'Continuar con Apple']);
});

const IN_INSTAGRAM =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 334.0';
const IN_A_VIEW =
  'Mozilla/5.0 (Linux; Android 14; SM-S918B; wv) AppleWebKit/537.36 Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36';

describe('signing in with another site within an app', () => {
  it.each([
    ['Instagram', IN_INSTAGRAM, 'google apple facebook', ['Apple', 'Facebook'], 'Google'],
    ['a view', IN_A_VIEW, 'google apple facebook', ['Apple'], 'Google / Facebook'],
    ['a view', IN_A_VIEW, 'Google', [], 'Google'],
    ['a view', IN_A_VIEW, 'apple', ['Apple'], undefined],
    ['no app', navigator.userAgent, 'google apple', ['Google', 'Apple'], undefined],
  ])('offers in %s only what is not refused there, and says where the rest is: %s', async (...row) => {
    const [, userAgent, providers, offered, refused] = row;
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    await render(<Login {...props} providers={providers} />);
    expect(texts('.providers .button')).toEqual(offered.map((name) => `Continuar com ${name}`));
    expect(texts('.in-app')).toEqual(
      refused
        ? [
            `O navegador deste aplicativo não permite entrar com ${refused}. No menu dele, toque em “Abrir no navegador” e entre por lá.`,
          ]
        : [],
    );
    vi.restoreAllMocks();
  });

  it('offers the sites again to who comes back from one to the page as it was left', async () => {
    vi.spyOn(location, 'assign').mockImplementation(() => {});
    await render(<Login {...props} providers="apple" />);
    const choice = () => button('Continuar com Apple');
    await click(choice());
    await settle();
    expect(choice().getAttribute('aria-disabled')).toBe('true');
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await settle();
    expect(choice().getAttribute('aria-disabled')).toBe('false');
    vi.restoreAllMocks();
  });
});
