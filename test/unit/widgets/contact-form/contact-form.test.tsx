// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseDealer, clearDealer } from '#features/dealer/dealer-store';
import { $popups } from '#ui/popups/popup-store';
import ContactForm from '#widgets/contact-form/ContactForm';
import { button, click, leave, render, submit, text, texts, type } from '../../lib/render';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const props = { heading: '', reason: '', dealer: '', brandOnly: false, privacyUrl: '' };
const FILLED = {
  reason: 'CAR',
  name: 'Ana Souza',
  email: 'ana@exemplo.com.br',
  phone: '(11) 98765-4321',
  message: 'Qual é o prazo?\nObrigada <3',
};
const DEALER = {
  id: '135503081',
  name: 'Aurora',
  cityName: 'São Paulo',
  cityCode: '3550308',
  stateCode: 'SP',
  phone: '',
};
const SEND = '/contact-us';

let net: SandboxPage;
beforeEach(() => {
  net = sandboxPage({ brand: 'fiat', country: 'BR', 'idempotency-header': 'idempotency-key' });
  clearDealer();
});
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
});
const fill = async () => {
  for (const [name, value] of Object.entries(FILLED)) await type(`#${name}`, value);
};
const typed = () =>
  Object.fromEntries(
    Object.keys(FILLED).map((name) => [name, document.querySelector<HTMLInputElement>(`#${name}`)?.value]),
  );
const sent = () => net.sandbox.state.calls.map(({ call, body }) => ({ call, body }));
const received = () => [...net.sandbox.world.table('contact messages', () => new Map()).values()];
const toDealer = () => click(document.querySelector('input[value=dealer]') as Element);
const popups = () => $popups.get().map(({ type, text }) => `${type} ${text}`);

describe('vt-contact-form', () => {
  it('sends nothing before its rules hold, and says at each field what is missing', async () => {
    await render(<ContactForm {...props} />);
    await toDealer();
    await submit();
    expect(texts('.error').filter(Boolean)).toEqual([
      'Escolha o motivo do contato',
      'Escolha a concessionária',
      'Digite o nome completo',
      'Digite o e-mail',
      'Escreva a sua mensagem',
    ]);
    expect(net.asked).toEqual([]);
  });

  it('sends a message of any characters to the brand once, and says so with the focus', async () => {
    const { emit } = await render(<ContactForm {...props} />);
    await fill();
    document.querySelector('form')?.requestSubmit();
    await submit();
    expect(document.activeElement?.textContent).toBe('Recebemos sua mensagem');
    expect(text('.protocol')).toMatch(/^Protocolo: 20261120\d+$/);
    expect(sent()).toEqual([{ call: 'CON-01', body: { ...FILLED, phone: '11987654321', brand: 'fiat' } }]);
    expect(emit).toHaveBeenCalledExactlyOnceWith('vt-contact-sent', {
      id: expect.stringMatching(/^MSG-/),
      dealer: null,
    });
    expect(popups()).toContain('SUCCESS SUA MENSAGEM FOI ENVIADA!');
  });

  it('sends it to the dealer that is chosen on the page, and names it', async () => {
    const { emit } = await render(<ContactForm {...props} />);
    await fill();
    await act(async () => chooseDealer(DEALER));
    await toDealer();
    expect(text('.dealer-name')).toBe('Aurora, São Paulo');
    await submit();
    expect(sent()).toMatchObject([{ call: 'CON-02', body: { dealerCode: DEALER.id } }]);
    expect(text('#sent-hint')).toContain('Aurora');
    expect(emit).toHaveBeenCalledWith('vt-contact-sent', {
      id: expect.stringMatching(/^MSG-/),
      dealer: DEALER.id,
    });
  });

  it("asks for neither reason nor dealer that are the author's", async () => {
    await render(<ContactForm {...props} reason="recall" dealer={DEALER.id} />);
    expect(document.querySelector('#reason, [name=recipient]')).toBeNull();
    for (const [name, value] of Object.entries(FILLED).slice(1)) await type(`#${name}`, value);
    await submit();
    expect(sent()).toMatchObject([{ call: 'CON-02', body: { dealerCode: DEALER.id, reason: 'recall' } }]);
  });

  it('shows what the service refuses at its field, and keeps what was typed', async () => {
    await render(<ContactForm {...props} />);
    await fill();
    net.faults[SEND] = { status: 422, body: { errors: { email: 'E-mail bloqueado' } } };
    await submit();
    expect(text('#email-error')).toBe('E-mail bloqueado');
    expect(document.activeElement?.id).toBe('email');
    expect(typed()).toEqual(FILLED);
  });

  it.each([[500], ['offline'], [{ status: 200, body: 'unexpected' }]] as const)(
    'offers a retry where it was not sent, and keeps what was typed: %j',
    async (fault) => {
      const { emit } = await render(<ContactForm {...props} />);
      await fill();
      net.faults[SEND] = fault;
      await submit();
      expect(text('[role=alert]')).toContain('Nada do que você digitou foi perdido.');
      expect(popups()).toContain('ERROR FALHA AO ENVIAR MENSAGEM!');
      expect(typed()).toEqual(FILLED);
      expect(emit).toHaveBeenCalledExactlyOnceWith('vt-contact-failed', { kind: expect.any(String) });
    },
  );

  it('is one message to the service when its answer was lost; another one is another', async () => {
    await render(<ContactForm {...props} />);
    await fill();
    net.faults[SEND] = 'lost';
    await submit();
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(text('h2')).toBe('Recebemos sua mensagem');
    expect(received()).toHaveLength(1);
    await click(button('Enviar outra mensagem'));
    expect(typed()).toEqual({ ...FILLED, reason: '', message: '' });
    await type('#reason', 'PRAISE');
    await type('#message', FILLED.message);
    await submit();
    expect(received()).toHaveLength(2);
  });

  it('speaks Spanish', async () => {
    await render(<ContactForm {...props} />, 'es-AR');
    expect(text('h2')).toBe('Hablá con nosotros');
  });
});
