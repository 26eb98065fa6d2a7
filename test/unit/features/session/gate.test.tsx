// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardedView } from '#features/session/access/guarded-view';
import { FormFailure } from '#features/session/FormFailure';
import { SignInGate } from '#features/session/sign-in/SignInGate';
import { rejectToken } from '#page/session/session';
import { eventually } from '../../lib/eventually';
import { button, click, leave, render, settle, text, texts, type } from '../../lib/render';
import { json, metas, signOut } from '../../lib/requests';
import { stubFetch } from '../../lib/stub-fetch';

const signIn = (token: string) => Cookies.set('vitrine_session', token, { path: '/' });
const started = () =>
  act(async () => void document.dispatchEvent(new Event('vt-session-started', { bubbles: true })));
const ended = () =>
  act(async () => void document.dispatchEvent(new Event('vt-session-ended', { bubbles: true })));
const expires = () =>
  act(async () => {
    rejectToken();
    document.dispatchEvent(new Event('vt-session-expired', { bubbles: true }));
  });
const services = (roles = ['customer'], status = 200) =>
  stubFetch(async (request: Request) => {
    const id = request.headers.get('authorization')?.replace(/-\d$/, '');
    return request.url.endsWith('/auth/v2/auth')
      ? json({ token: 'x', user: { id, roles } }, status)
      : json({ id });
  });

function Draft() {
  const [value, setValue] = useState('');
  return <input id="draft" value={value} onInput={(event) => setValue(event.currentTarget.value)} />;
}
const draft = () => (document.querySelector('#draft') as HTMLInputElement | null)?.value;
const gate = (
  <SignInGate purpose="Entre para ver os seus pedidos.">
    <Draft />
  </SignInGate>
);

const isShown = (selector: string) => !document.querySelector(selector)?.closest('[hidden]');
/** Services that answer when they are told to. */
function heldServices() {
  let waiting: ((status: number) => void)[] = [];
  stubFetch(
    (request: Request) =>
      new Promise<Response>((go) => {
        const id = request.headers.get('authorization')?.replace(/-\d$/, '');
        waiting.push((status) => go(json({ id }, status)));
      }),
  );
  return {
    async answer(status = 200) {
      await eventually(() => expect(waiting.length).toBeGreaterThan(0));
      const answers = waiting;
      waiting = [];
      await act(async () => {
        for (const each of answers) each(status);
      });
      await settle();
    },
  };
}

beforeEach(() => {
  metas('<meta name="vitrine:sign-in" content="/entrar">');
  signOut();
  services();
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(async () => {
  signOut();
  await ended();
  await leave();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('SignInGate', () => {
  it('says what it is for, and leads to the sign-in, which returns here', async () => {
    await render(gate);
    expect(text('.sign-in')).toContain('Entre para ver os seus pedidos.');
    const link = document.querySelector('a.button') as HTMLAnchorElement;
    expect(link.href).toBe(`http://localhost:3000/entrar?returnUrl=${encodeURIComponent(location.href)}`);
    expect(link.target).toBe('');
    expect(draft()).toBeUndefined();
    signIn('ana');
    await started();
    expect(draft()).toBe('');
  });
  it('keeps what was typed when the session expires, and goes on where it was', async () => {
    signIn('ana');
    await render(gate);
    await type('#draft', 'metade');
    await expires();
    expect(draft()).toBe('metade');
    expect(text('[role=status]')).toContain('Sua sessão terminou');
    const link = document.querySelector('[role=status] a') as HTMLAnchorElement;
    expect(link.target).toBe('_blank');
    signIn('ana-2');
    await act(async () => void dispatchEvent(new Event('focus')));
    expect(draft()).toBe('metade');
    expect(text('[role=status]')).toContain('Continue de onde parou');
    expect((document.activeElement as HTMLElement).className).toBe('signed-in-area');
  });
  it('shows nothing of it to the next account, nor after the visitor signed out', async () => {
    signIn('ana');
    await render(gate);
    await settle();
    await type('#draft', 'de Ana');
    signIn('bruno');
    await started();
    await settle();
    expect(draft()).toBe('');
    await type('#draft', 'de Bruno');
    signOut();
    await ended();
    expect(draft()).toBeUndefined();
    signIn('bruno');
    await started();
    expect(draft()).toBe('');
  });
  it.each([
    ['the session has expired', expires],
    ['no word of the first session’s end', async () => {}],
  ])('shows nothing of it before the service has said who signed in, after %s', async (_, ends) => {
    const held = heldServices();
    signIn('ana');
    await render(gate);
    await held.answer();
    await type('#draft', 'de Ana');
    await ends();
    signIn('bruno');
    await started();
    expect(isShown('#draft')).toBe(false);
    expect(text('.signed-in-area')).toContain('Carregando sua conta…');
    await held.answer();
    expect([isShown('#draft'), draft()]).toEqual([true, '']);
    await type('#draft', 'de Bruno');
    await expires();
    signIn('bruno-2');
    await started();
    expect(isShown('#draft')).toBe(false);
    await held.answer();
    expect([isShown('#draft'), draft()]).toEqual([true, 'de Bruno']);
  });
  it('shows nothing of it where the service cannot say who signed in, until it can', async () => {
    const held = heldServices();
    signIn('ana');
    await render(gate);
    await held.answer();
    await expires();
    signIn('ana-2');
    await started();
    await held.answer(403);
    expect(isShown('#draft')).toBe(false);
    await click(button('Tentar novamente'));
    await held.answer();
    expect(isShown('#draft')).toBe(true);
  });
  it('replaces what an unknown account has left', async () => {
    const held = heldServices();
    signIn('ana');
    await render(gate);
    await type('#draft', 'de Ana');
    await expires();
    signIn('bruno');
    await started();
    expect([isShown('#draft'), draft()]).toEqual([true, '']);
    await held.answer();
    expect(draft()).toBe('');
  });
  it('leaves to a gate around it what is said of the session', async () => {
    signIn('ana');
    const { element } = await render(gate);
    const outer = document.createElement('div');
    outer.className = 'signed-in-area';
    element.replaceWith(outer);
    outer.append(element);
    await type('#draft', 'metade');
    await expires();
    expect(draft()).toBe('metade');
    expect(texts('[role=status]')).toEqual(['']);
    (document.querySelector('#draft') as HTMLElement).focus();
    signIn('ana-2');
    await act(async () => void dispatchEvent(new Event('focus')));
    expect(texts('[role=status]')).toEqual(['']);
    expect(document.activeElement?.id).toBe('draft');
  });
  it('uses the vt-login of the page, where there is one', async () => {
    const asked = vi.fn();
    document.addEventListener('vt-sign-in-requested', asked, { once: true });
    const { show } = await render(<p />);
    const login = Object.assign(document.createElement('vt-login'), { scrollIntoView: vi.fn() });
    document.body.append(login);
    await show(gate);
    expect(document.querySelector('a')).toBeNull();
    await click(button('Entrar na minha conta'));
    expect(asked).toHaveBeenCalledTimes(1);
    expect(login.scrollIntoView).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(login);
  });
  it('asks the author for an address where there is none', async () => {
    metas();
    await render(gate, 'es-AR');
    expect(text('.sign-in')).toContain('Ingresá a tu cuenta en este sitio');
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('vitrine:sign-in'));
  });
});

describe('FormFailure', () => {
  const failed = (failure: object) => ({ status: 'failed' as const, messages: [], failure });

  it('is SendFailure for any other failure', async () => {
    await render(<FormFailure form={failed({ status: 500 })} />);
    expect(text('[role=alert]')).toContain('Um erro ocorreu');
  });
  it('shows the notice of its caller for any other failure, and not for an ended session', async () => {
    const notice = <p className="own">Não enviado</p>;
    const { show } = await render(<FormFailure error={{ status: 500 }}>{notice}</FormFailure>);
    expect(text('.own')).toBe('Não enviado');
    signIn('ana');
    await show(<FormFailure error={{ status: 401 }}>{notice}</FormFailure>);
    await settle();
    await expires();
    expect(document.querySelector('.own')).toBeNull();
    expect(text('[role=alert]')).toContain('Sua sessão terminou');
  });
  it('offers to sign in again, then to send', async () => {
    signIn('ana');
    const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    await render(
      <form onSubmit={onSubmit}>
        <FormFailure form={failed({ status: 401 })} />
      </form>,
    );
    await expires();
    expect(text('[role=alert]')).toContain('nada do que você digitou foi perdido');
    expect(texts('a')[0]).toContain('Entrar na minha conta');
    signIn('ana-2');
    await started();
    await click(document.querySelector('button') as HTMLElement);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe('guardedView', () => {
  const View = (_: { roles?: string }) => <p className="view">tool</p>;
  const Guarded = guardedView(
    View,
    { staff: true },
    { 'pt-BR': 'Para gerentes.', 'es-AR': 'Para gerentes.' },
  );
  const show = (roles = '') => render(<Guarded roles={roles} />);

  it('shows an anonymous visitor the sign-in', async () => {
    await show();
    expect(text('.sign-in')).toContain('Para gerentes.');
  });
  it('releases the height that is reserved for signed-in visitors, until there is one', async () => {
    const Open = guardedView(View, {}, { 'pt-BR': 'Entre.', 'es-AR': 'Ingresá.' });
    const { element } = await render(<Open />);
    await eventually(() => expect(element.style.minHeight).toBe('0'));
    signIn('ana');
    await started();
    expect(text('.view')).toBe('tool');
    expect(element.style.minHeight).toBe('');
    await expires();
    await settle();
    expect(element.style.minHeight).toBe('');
  });
  it('releases the height for an account without the role', async () => {
    signIn('ana');
    const { element } = await show();
    await eventually(() => expect(text('[role=status].notice')).toMatch(/^Sua conta não tem permissão/));
    await eventually(() => expect(element.style.minHeight).toBe('0'));
  });
  it('shows the view to staff of any role, or of those that the author names', async () => {
    signIn('gerente');
    services(['dealer_manager']);
    await show();
    expect(text('.view')).toBe('tool');
    await leave();
    await show('dms dealer_manager');
    expect(text('.view')).toBe('tool');
    await leave();
    await show('dms');
    expect(text()).toMatch(/^Sua conta não tem permissão/);
  });
  it('says to an account without a role of staff that it is not for it', async () => {
    signIn('ana');
    await show();
    expect(text()).toBe(
      'Sua conta não tem permissão para esta área. Se precisar dela, fale com o administrador.',
    );
  });
  it('keeps what was typed when the session expires, and while the next one loads', async () => {
    signIn('gerente');
    services(['dealer_manager']);
    const Guarding = guardedView(Draft, { staff: true }, undefined);
    await render(<Guarding />);
    await type('#draft', 'metade');
    await expires();
    expect(draft()).toBe('metade');
    expect(text('[role=status]')).toContain('Sua sessão terminou');
    signIn('gerente-2');
    await started();
    expect(draft()).toBe('metade');
    await settle();
    expect(draft()).toBe('metade');
  });
  it('says that the rights could not be loaded, and tries again', async () => {
    signIn('gerente');
    services(['dealer_manager'], 403);
    await show();
    expect(text('[role=alert]')).toBe('Não foi possível carregar as informações.');
    services(['dealer_manager']);
    await click(document.querySelector('button') as HTMLElement);
    expect(text('.view')).toBe('tool');
  });
});
