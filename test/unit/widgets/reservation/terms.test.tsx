// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from '../../lib/answers';
import { button, click, leave, settle, text, texts } from '../../lib/render';
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
  view,
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

  /** Opens the order's Pix again, as a reload does. */
  const reopen = async (changes: Parameters<typeof show>[0] = {}) => {
    await leave();
    await show(changes);
    await chooseWay('pix');
  };
  const accept = async (changes: Parameters<typeof show>[0] = {}) => {
    history.replaceState(null, '', `?order=${OPEN}`);
    await show(changes);
    await chooseWay('pix');
    await click(terms() as HTMLElement);
  };

  it('stay accepted after a reload, with the time of the first acceptance', async () => {
    await accept();
    const at = /"at":"([^"]+)"/.exec(JSON.stringify({ ...sessionStorage }).replaceAll('\\', ''))?.[1];
    await reopen();
    expect(terms()?.checked).toBe(true);
    await settle(5000);
    await press();
    expect(at).toMatch(/^2026-11-20T12:00:0/);
    expect(payments()[0]).toContain(`"termsAcceptedAt":"${at}"`);
  });

  it.each([
    ['another address', { termsUrl: '/outros-termos' }],
    ['another version', { termsVersion: '2' }],
  ])('are asked for again with %s, which nothing is sent without', async (_, changes) => {
    await accept({ termsVersion: '1' });
    await reopen({ termsVersion: '1', ...changes });
    expect(terms()?.checked).toBe(false);
    await press();
    expect(alerts()).toContain('Aceite antes de pagar');
    expect(payments()).toEqual([]);
  });

  it('that change while they are shown are not accepted', async () => {
    history.replaceState(null, '', `?order=${OPEN}`);
    const { show: change } = await show({ termsVersion: '1' });
    await chooseWay('pix');
    await click(terms() as HTMLElement);
    await change(view({ termsVersion: '2' }));
    await settle();
    expect(terms()?.checked).toBe(false);
    await press();
    expect(payments()).toEqual([]);
  });

  it('accepted for one order are not those of another, and nothing of the visitor is kept', async () => {
    await accept();
    const kept = Object.entries({ ...sessionStorage }).filter(([name]) => name.includes('accepted-terms'));
    expect(kept).toHaveLength(1);
    const { value } = JSON.parse(kept[0]?.[1] ?? '');
    expect(value).toEqual({ at: expect.any(String), terms: '["BR","/termos",""]' });
    await leave();
    await openOrder(REST);
    await chooseWay('boleto');
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
    ['card', /^Pagar R\$\s2\.000,00 com cartão$/],
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
    expect(title()).toBe('Aguardando o pagamento do restante');
  });
});
