// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { button, click, settle, submit, text, texts, type } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import { CODE, identityPage, leavePage, pass, resent, startUntilCode } from './lib';

const AGAIN = 'Enviar outro código';
/** The pause after a code. */
const PAUSE = 30_000;

let net: SandboxPage;
beforeEach(() => {
  net = identityPage();
});
afterEach(leavePage);

const presses = () => net.asked.filter((address) => address.endsWith('/resend')).length;
const typed = () => document.querySelector<HTMLInputElement>('#token')?.value;
const attempts = () => texts('form [role=status]').find((each) => each.startsWith('Tentativas'));

/** Stands before a button that no longer waits. */
async function afterPause(): Promise<void> {
  await startUntilCode(net);
  await pass(net, PAUSE, PAUSE);
}

describe('a code that is sent again', () => {
  it('waits as long as the service asks, says how long, and sends nothing before', async () => {
    await startUntilCode(net);
    const wait = () => text('#resend-wait');
    expect(wait()).toMatch(/^Você pode pedir outro código em \d+ s\.$/);
    const again = button(AGAIN);
    expect([again.getAttribute('aria-disabled'), again.getAttribute('aria-describedby')]).toEqual([
      'true',
      'resend-wait',
    ]);
    await click(again);
    expect(presses()).toBe(0);
    await pass(net, PAUSE, PAUSE);
    expect(wait()).toBe('');
    expect(button(AGAIN).hasAttribute('aria-disabled')).toBe(false);
  });

  it('replaces the one before, gives no attempt back, and takes away what was typed once it was sent', async () => {
    await afterPause();
    await type('#token', '000000');
    await submit();
    expect(attempts()).toBe('Tentativas restantes: 2.');
    await type('#token', CODE);
    net.hold = '/resend';
    const again = button(AGAIN);
    again.focus();
    await click(again);
    expect(typed()).toBe(CODE);
    net.hold = '';
    for (const held of net.held) held.go();
    await settle();
    expect(texts('[role=status]')).toContain('Enviamos outro código.');
    expect(typed()).toBe('');
    expect(text('#token-error')).toBe('');
    expect(attempts()).toBe('Tentativas restantes: 2.');
    expect(document.activeElement).toBe(button(AGAIN));
    expect(text('#resend-wait')).toContain('em 30 s');
    await type('#token', CODE);
    await submit();
    expect(text('#token-error')).toBe('Código inválido');
    expect(attempts()).toBe('Tentativas restantes: 1.');
    await type('#token', resent(net)[0] ?? '');
    await submit();
    expect(text('[aria-current=step]')).toBe('Verificação de identidade');
  });

  it('is sent once by two presses', async () => {
    await afterPause();
    await act(async () => {
      button(AGAIN).click();
      button(AGAIN).click();
    });
    await settle();
    expect(presses()).toBe(1);
    expect(resent(net)).toHaveLength(1);
  });

  it.each(['lost', 'offline', 500] as const)(
    'is sent once where a press fails (%s) and is repeated',
    async (fault) => {
      await afterPause();
      await type('#token', '12');
      net.faults['/resend'] = fault;
      await click(button(AGAIN));
      expect(texts('[role=alert]')).toContain('Não foi possível enviar outro código. Tente novamente.');
      expect(typed()).toBe('12');
      net.faults = {};
      await click(button(AGAIN));
      expect(texts('[role=status]')).toContain('Enviamos outro código.');
      expect(document.querySelector('[role=alert]')).toBeNull();
      expect(typed()).toBe('');
      expect(resent(net)).toHaveLength(1);
    },
  );

  it('that comes too soon says when another may be asked for, and keeps what was typed', async () => {
    await startUntilCode(net);
    // The page's clock is ahead of the service's.
    await settle(PAUSE);
    await type('#token', '12');
    await click(button(AGAIN));
    expect(presses()).toBe(1);
    expect(texts('[role=status]')).toContain(
      'Enviamos um código há pouco. Aguarde um instante antes de pedir outro.',
    );
    expect(text('#resend-wait')).toMatch(/em \d+ s\.$/);
    expect(typed()).toBe('12');
    expect(resent(net)).toEqual([]);
  });

  it('that comes too soon, of a service that does not say when, can be asked for again', async () => {
    await afterPause();
    net.faults['/resend'] = { status: 429, body: 'slow down' };
    await click(button(AGAIN));
    expect(texts('[role=status]').join()).toContain('Aguarde um instante');
    expect(document.querySelector('#resend-wait')).toBeNull();
    net.faults = {};
    await click(button(AGAIN));
    expect(resent(net)).toHaveLength(1);
  });

  it('after the step is over shows the step that the validation is at, and says so', async () => {
    await afterPause();
    // In another tab.
    const [id] = JSON.stringify({ ...sessionStorage }).match(/VAL-\d+/) ?? [];
    await net.sandbox.app.request(`/api/identity-validation/validations/${id}/token`, {
      method: 'POST',
      headers: { authorization: 'Bearer ana', 'content-type': 'application/json' },
      body: JSON.stringify({ token: CODE }),
    });
    await click(button(AGAIN));
    expect(text('[aria-current=step]')).toBe('Verificação de identidade');
    expect(texts('[role=status]')).toContain('Esta etapa já tinha terminado. Continue daqui.');
    expect(text()).not.toContain('Enviamos outro código.');
  });

  it('of a validation that is gone leads back to its start', async () => {
    await afterPause();
    net.faults['/validations/VAL'] = 404;
    await click(button(AGAIN));
    expect(document.querySelector('#birthday')).not.toBeNull();
    expect(texts('[role=status]')).toContain('Esta etapa já tinha terminado. Continue daqui.');
  });

  it('that arrives in another shape is a failure that can be repeated', async () => {
    await afterPause();
    net.faults['/resend'] = { status: 200, body: 'unexpected' };
    await click(button(AGAIN));
    expect(texts('[role=alert]')).toContain('Não foi possível enviar outro código. Tente novamente.');
    net.faults = {};
    await click(button(AGAIN));
    expect(texts('[role=status]')).toContain('Enviamos outro código.');
  });

  it('is asked for in Spanish', async () => {
    await startUntilCode(net, 'es-AR');
    await pass(net, PAUSE, PAUSE);
    await click(button('Enviar otro código'));
    expect(texts('[role=status]')).toContain('Te enviamos otro código.');
    expect(text('#resend-wait')).toContain('Podés pedir otro código en 30 s.');
  });
});
