// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SignInGate } from '#features/session/sign-in/SignInGate';
import TemplateWidget from '#widgets/template-widget/TemplateWidget';
import { button, click, leave, letDialogsOpen, render, settle, text, texts } from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

let net: SandboxPage;
beforeEach(() => {
  letDialogsOpen();
  net = sandboxPage({ brand: 'jeep', country: 'BR', 'sign-in': '/entrar' });
  Cookies.set('vitrine_session', 'equipe', { path: '/' });
  Cookies.set('vitrine_identity', 'id-equipe', { path: '/' });
});
afterEach(async () => {
  await leave();
  signOut();
  await act(async () => void document.dispatchEvent(new Event('vt-session-ended', { bubbles: true })));
  vi.unstubAllGlobals();
});
const show = (language: 'pt-BR' | 'es-AR' = 'pt-BR') =>
  render(
    <SignInGate purpose="">
      <TemplateWidget heading="" />
    </SignInGate>,
    language,
  );
const names = () => texts('tbody th').map((name) => name.trim());
const fault = (call: string, kind: string) => net.sandbox.world.state.setFault({ call, fault: kind });
const remove = async (name: string) => {
  await click(document.querySelector(`[aria-label="Ações de ${name}"]`) as Element);
  await click(document.querySelector('[role=menuitem]') as Element);
  await click(document.querySelector('dialog .actions button') as Element);
  await settle();
};

describe('vt-template-widget', () => {
  it('lists the records, and loads them again after a failure', async () => {
    fault('RGN-01', '404');
    await show();
    expect(text('[role=alert]')).toContain('Não foi possível carregar');
    fault('RGN-01', 'none');
    await click(button('Tentar novamente'));
    expect(names()).toEqual(['Norte', 'Nordeste', 'Centro-Oeste', 'Sudeste', 'Sul']);
  });

  it('removes one after a question', async () => {
    await show();
    await remove('Norte');
    expect(text('p.notice')).toBe('Região Norte removida.');
    expect(names()).not.toContain('Norte');
  });

  it('says why one was not removed', async () => {
    await show();
    // Promotions are held in it.
    await remove('Sul');
    expect(text('dialog [role=alert]')).toBe('Uma promoção usa esta região. Nada foi removido.');
    expect(names()).toContain('Sul');
  });

  it('speaks Spanish', async () => {
    await show('es-AR');
    expect(text('h2')).toBe('Regiones');
    expect(text('caption')).toContain('Regiones de las promociones');
  });
});
