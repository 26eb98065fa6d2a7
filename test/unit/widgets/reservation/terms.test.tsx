// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from '../../lib/answers';
import { button, click, settle, text, texts } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import {
  agree,
  alerts,
  charges,
  chooseWay,
  leavePage,
  OPEN,
  openOrder,
  reservationPage,
  service,
  show,
  signIn,
  title,
} from './reservation-page';

const REST = 'res-user-ana-1';
let net: SandboxPage & { sent: string[] };
beforeEach(() => {
  net = reservationPage();
  signIn();
});
afterEach(async () => {
  await leavePage();
  vi.restoreAllMocks();
});
const press = async () => {
  await act(async () => document.querySelector<HTMLFormElement>('.screen form')?.requestSubmit());
  await settle();
};
const terms = () => document.querySelector<HTMLInputElement>('input[name=terms]');
const payments = () =>
  net.sent.filter((line) => /\/payment |remaining-payment/.test(line) && /^P/.test(line));

describe('the terms', () => {
  it.each(['card', 'pix', 'boleto'])('are accepted before %s is paid', async (type) => {
    await openOrder();
    await chooseWay(type);
    expect(terms()?.checked).toBe(false);
    expect(text('#terms-withdrawal')).toContain('7 dias');
    expect(text('#terms-withdrawal')).toContain('art. 49 do Código de Defesa do Consumidor');
    expect(document.querySelector<HTMLAnchorElement>('#terms-withdrawal a')?.pathname).toBe('/termos');
    await press();
    expect(alerts()).toContain('Aceite antes de pagar');
    expect(terms()?.getAttribute('aria-invalid')).toBe('true');
    expect(payments()).toEqual([]);
    await click(terms() as HTMLElement);
    await press();
    expect(payments()).toHaveLength(1);
    expect(payments()[0]).toMatch(/"termsAcceptedAt":"2026-11-20T12:00:0\d\.\d{3}Z"/);
    const shown = { card: 'Tudo certo com o seu pedido' }[type] ?? 'Aguardando o pagamento';
    expect(title()).toBe(shown);
  });

  it('stay accepted while the way to pay changes', async () => {
    await openOrder();
    await chooseWay('pix');
    await click(terms() as HTMLElement);
    await chooseWay('boleto');
    expect(terms()?.checked).toBe(true);
    await click(terms() as HTMLElement);
    await chooseWay('pix');
    expect(terms()?.checked).toBe(false);
  });

  it.each(['financing', 'dealer'])('are not asked for by %s, which charges nothing here', async (type) => {
    await openOrder();
    await chooseWay(type);
    expect(terms()).toBeNull();
  });

  it('without an address are the right of withdrawal, and the author is told', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    history.replaceState(null, '', `?order=${OPEN}`);
    await show({ termsUrl: '' });
    await chooseWay('pix');
    expect(document.querySelector('#terms-withdrawal a')).toBeNull();
    expect(text('label[for=terms]')).toContain('direito de arrependimento');
    expect(warn.mock.calls.join()).toContain('terms-url');
    await press();
    expect(payments()).toEqual([]);
  });

  it('go with their version', async () => {
    history.replaceState(null, '', `?order=${OPEN}`);
    await show({ termsVersion: '2026-10' });
    await chooseWay('pix');
    await click(terms() as HTMLElement);
    await press();
    expect(payments()[0]).toContain('"termsVersion":"2026-10"');
  });

  it('are those of the country', async () => {
    page({ services: 'https://sandbox.example/api/{service}', brand: 'fiat', country: 'AR' });
    history.replaceState(null, '', `?order=${OPEN}`);
    await show({}, 'es-AR');
    await chooseWay('card');
    expect(text('#terms-withdrawal')).toMatch(/10 días.+Ley 24\.240.+1110/);
  });

  it('are required by the service', async () => {
    const answer = await service(net, 'pix/payment', { reservationId: OPEN, termsAcceptedAt: '' });
    expect(answer.errors).toHaveProperty('terms');
    expect(await charges(net)).toEqual([]);
  });
});

describe('a button that pays', () => {
  it.each([
    ['card', /^Pagar R\$\s2\.000,00$/],
    ['pix', /^Gerar código Pix: R\$\s2\.000,00$/],
  ])('carries the amount (%s)', async (type, name) => {
    await openOrder();
    await chooseWay(type);
    expect(
      texts('.actions .button')
        .at(-1)
        ?.replace(/\u00a0/g, ' '),
    ).toMatch(name);
  });
});

describe('a financing', () => {
  it.each(['PSA', 'B2'])('names the lender that the visitor chooses: %s', async (lender) => {
    await openOrder();
    await chooseWay('financing');
    await press();
    expect(alerts() + text('#fundingType-error')).toContain('Escolha o banco');
    expect(payments()).toEqual([]);
    await click(document.querySelector(`input[name=fundingType][value=${lender}]`) as HTMLElement);
    await press();
    expect(payments()[0]).toContain(`"fundingType":"${lender}"`);
  });
});

describe('the rest of the price', () => {
  it('by financing takes the simulation that was saved, and the lender', async () => {
    history.replaceState(null, '', `?order=${REST}&simulation=sim-1`);
    await show();
    net.faults['remaining-payment'] = 404;
    await chooseWay('financing');
    await click(document.querySelector('input[name=fundingType][value=B2]') as HTMLElement);
    await press();
    expect(payments()[0]).toMatch(/"simulationId":"sim-1","fundingType":"B2"/);
  });

  it('is paid in the ways that the service and the campaign offer', async () => {
    net.faults['payment-transaction/v2/payment'] = {
      status: 200,
      body: {
        types: ['card', 'pix', 'boleto', 'financing', 'dealer'].map((type) => ({
          type,
          name: type,
          enabled: type !== 'boleto',
        })),
        installments: [],
      },
    };
    await openOrder(REST);
    expect(texts('.way-to-pay b')).toEqual(['Financiamento', 'Na concessionária']);
  });

  it.each(['payment-transaction', 'v2/campaigns'])(
    'says that its ways failed to load (%s), and loads again',
    async (part) => {
      net.faults[part] = 400;
      await openOrder(REST);
      expect(alerts()).toContain('Não foi possível carregar');
      expect(texts('.way-to-pay')).toEqual([]);
      net.faults = {};
      await click(button('Tentar novamente'));
      await settle();
      expect(texts('.way-to-pay')).toHaveLength(3);
    },
  );

  it('by boleto is agreed with the terms', async () => {
    await openOrder(REST);
    await chooseWay('boleto');
    await press();
    expect(alerts()).toContain('Aceite antes de pagar');
    await agree();
    await press();
    expect(payments()[0]).toContain('termsAcceptedAt');
    expect(title()).toBe('Tudo certo com o seu pedido');
  });
});
