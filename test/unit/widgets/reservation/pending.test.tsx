// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY, MINUTE } from '#demo-pages/sandbox/lib/moments';
import { button, click, leave, settle, text, texts } from '../../lib/render';
import { pass as passTime, payBy } from './payment-steps';
import {
  alerts,
  charges,
  leavePage,
  OPEN,
  openOrder,
  payByNewCard,
  type ReservationNet,
  reservationPage,
  signIn,
  title,
} from './reservation-page';

let net: ReservationNet;
beforeEach(() => {
  net = reservationPage();
  signIn();
});
afterEach(async () => {
  await leavePage();
  hidden(false);
});
const asked = (part: string) => net.asked.filter((address) => address.includes(part));
const hidden = (value: boolean) => {
  Object.defineProperty(Object.getPrototypeOf(document), 'hidden', { configurable: true, value });
  document.dispatchEvent(new Event('visibilitychange'));
};
const pass = (ms: number) => passTime(net, ms);

describe('a Pix', () => {
  it('has a QR code and a code to copy, and is noticed when it arrives', async () => {
    await openOrder();
    await payBy('pix');
    const code = text('.payment-code code');
    expect(code).toMatch(/^000201/);
    expect(document.querySelector('vt-qr-code')?.getAttribute('value')).toBe(code);
    await pass(MINUTE);
    await settle(20_000);
    expect(title()).toBe('Tudo certo com o seu pedido');
    expect(text()).not.toContain('já foi pago em outra página');
  });

  it('is read from the screen on a computer, and copied first on a phone, which cannot read its own', async () => {
    await openOrder();
    await payBy('pix');
    const order = () =>
      [...document.querySelectorAll('.awaiting vt-qr-code, .payment-code :is(button, code)')].map(
        ({ localName }) => localName,
      );
    expect(order()).toEqual(['vt-qr-code', 'code', 'button']);
    await leave();
    const onPhone = (media: string) => ({ matches: media.includes('max-width') }) as MediaQueryList;
    vi.spyOn(globalThis, 'matchMedia').mockImplementation(onPhone);
    await openOrder();
    expect(order()).toEqual(['button', 'code', 'vt-qr-code']);
    expect(text('.awaiting')).toContain('cole no aplicativo do seu banco');
  });

  it.each([
    ['pix', 'pixCode'],
    ['boleto', 'digitableLine'],
  ])(
    'by %s without its code says so, can be left for another way, and shows the code once it is there',
    async (type, field) => {
      net.silent = { address: '/reservations/', field };
      await openOrder();
      await payBy(type);
      expect(text('.awaiting')).toContain('O código para pagar ainda não chegou.');
      expect(text('.awaiting')).not.toContain('sendo processado');
      expect(button('Cancelar e pagar de outra forma')).toBeTruthy();
      net.silent = undefined;
      await click(button('Verificar pagamento'));
      expect(text('.payment-code code')).toMatch(/^\d/);
      expect(text('.awaiting')).not.toContain('ainda não chegou');
    },
  );

  it('is asked for less and less often, not in a hidden tab, and goes on after a reload', async () => {
    await openOrder();
    await payBy('pix');
    await settle(60_000);
    const count = asked('processing').length;
    expect(count).toBeGreaterThan(2);
    expect(count).toBeLessThan(8);
    await act(async () => hidden(true));
    await settle(60_000);
    expect(asked('processing')).toHaveLength(count);
    await leave();
    await act(async () => hidden(false));
    await openOrder();
    expect(title()).toBe('Aguardando o pagamento');
  });

  it('can be asked for at once; a failed question says so', async () => {
    await openOrder();
    await payBy('pix');
    await click(button('Verificar pagamento'));
    expect(texts('.awaiting > [role=status]')).toEqual(['O pagamento ainda não foi confirmado.']);
    net.faults.processing = 404;
    await click(button('Verificar pagamento'));
    expect(alerts()).toContain('Não foi possível verificar o pagamento');
  });

  it('is cancelled before another way is offered, and does not arrive then', async () => {
    await openOrder();
    await payBy('pix');
    net.faults['payment/cancel'] = 'offline';
    await click(button('Cancelar e pagar de outra forma'));
    expect(alerts()).toContain('Não foi possível cancelar o pagamento');
    expect(title()).toBe('Aguardando o pagamento');
    net.faults = {};
    await click(button('Cancelar e pagar de outra forma'));
    expect(title()).toBe('Como você quer pagar?');
    expect(alerts()).toContain('O pagamento anterior foi cancelado');
    await settle(30_000);
    expect(title()).toBe('Como você quer pagar?');
    await payBy('dealer');
    expect(title()).toBe('Aguardando o pagamento');
    await pass(5 * MINUTE);
    expect(title()).toBe('Tudo certo com o seu pedido');
    expect(await charges(net)).toMatchObject([{ type: 'dealer' }]);
  });
});

describe('a boleto', () => {
  it('has its line in groups, its due date, up to three business days, and a PDF', async () => {
    const made: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${made.push(blob as Blob)}`);
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await openOrder();
    await payBy('boleto');
    expect(text('.payment-code code')).toMatch(/^\d{5}\.\d{5} \d{5}\.\d{6} \d{5}\.\d{6} \d \d{14}$/);
    expect(text('.awaiting')).toContain('Pague até 25/11/2026. A compensação leva até 3 dias úteis.');
    expect(text('.notice')).toContain('O carro fica reservado até');
    await click(button('Baixar boleto em PDF'));
    await vi.dynamicImportSettled();
    await settle();
    expect(clicked).toHaveBeenCalledOnce();
    expect(await made[0]?.slice(0, 5).text()).toBe('%PDF-');
    vi.restoreAllMocks();
    net.sandbox.world.advance(DAY + 20 * MINUTE);
    await act(async () => hidden(false));
    await settle();
    expect(title()).toBe('Como você quer pagar o restante?');
  });
});

describe('a card whose bank asks', () => {
  const answer = (choice: string) =>
    net.sandbox.app.request('/sandbox/bank', {
      method: 'POST',
      body: new URLSearchParams({ order: OPEN, answer: choice }),
    });
  beforeEach(async () => {
    await openOrder();
    await payByNewCard({ number: '4000 0027 6000 3184' });
  });

  it('leads to the bank’s page, and is paid once it is confirmed', async () => {
    expect(title()).toBe('Confirme o pagamento no seu banco');
    const link = document.querySelector<HTMLAnchorElement>('.awaiting a');
    expect([link?.pathname, link?.target, link?.rel]).toEqual(['/sandbox/bank', '_blank', 'noopener']);
    await answer('confirm');
    await settle(20_000);
    expect(title()).toBe('Tudo certo com o seu pedido');
    expect(await charges(net)).toHaveLength(1);
  });

  it('and says no leads back to the ways to pay', async () => {
    await answer('refuse');
    await settle(20_000);
    expect(title()).toBe('Como você quer pagar?');
    expect(alerts()).toContain('TIVEMOS UM PROBLEMA NO PAGAMENTO');
    expect(await charges(net)).toEqual([]);
  });
});

it('a card that is charged without an answer is found out, and charged once', async () => {
  await openOrder();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await payByNewCard({ number: '4000 0000 0000 0119' });
  expect(title()).toBe('Tudo certo com o seu pedido');
  expect(await charges(net)).toHaveLength(1);
  vi.restoreAllMocks();
});
