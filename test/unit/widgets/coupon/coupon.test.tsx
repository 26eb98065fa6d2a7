// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { partnerToken } from '#demo-pages/sandbox/rules/coupons';
import { noCar, setCar, setLastViewedOffer } from '#features/car/car-store';
import { $appliedCoupon, dropCoupon, keepCoupon } from '#features/coupon/applied-coupon';
import Coupon from '#widgets/coupon/Coupon';
import { button, click, leave, render, settle, text, type } from '../../lib/render';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const OFFER = 'of-fiat-1';
const GOOD = 'VITRINE24FIAT1';
const props = {
  heading: '',
  offerId: OFFER,
  periods: '24 36',
  downPayment: 30_000,
  financingUrl: '',
  redeem: false,
  moparOffer: '',
};
let net: SandboxPage;
beforeEach(() => {
  net = sandboxPage({ brand: 'fiat', country: 'BR', 'idempotency-header': 'idempotency-key' });
  vi.setSystemTime(net.sandbox.world.now());
});
afterEach(async () => {
  await leave();
  for (const period of [24, 36]) dropCoupon({ offerId: OFFER, period });
  setCar(noCar());
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});
const apply = async (name: string) => {
  await type('#coupon', name);
  await click(button('Aplicar'));
};
const asked = (part: string) => net.asked.filter((address) => address.includes(part));
const error = () => text('#coupon-error');
const applied = () => text('.coupon-name');
const remaining = async (): Promise<number> => {
  const address = `https://sandbox.example/api/offer-site/coupons/default/offer/${OFFER}/period/24`;
  const answer = await net.sandbox.app.fetch(new Request(address));
  return (await answer.json()).remaining;
};

describe('a coupon of an offer', () => {
  it('is validated with a CPF only if one is given, and kept for the page', async () => {
    const { emit } = await render(<Coupon {...props} financingUrl="/financiamento" />);
    await apply(GOOD);
    expect(asked('validate').at(-1)).not.toContain('cpf');
    expect(applied()).toContain(`Cupom ${GOOD} aplicado.`);
    expect(text('.coupon > [role=status]')).toMatch(
      RegExp(`^Cupom ${GOOD} aplicado\\. Desconto de [\\d.]+ reais`),
    );
    expect($appliedCoupon.get()).toEqual({ name: GOOD, offerId: OFFER, period: 24 });
    expect(emit).toHaveBeenCalledExactlyOnceWith('vt-coupon-applied', {
      offerId: OFFER,
      period: 24,
      coupon: GOOD,
    });
    expect(document.querySelector('a')?.getAttribute('href')).toContain('/financiamento');
    await type('#cpf', '123.456.789-09');
    expect(asked('validate').at(-1)).toContain('?cpf=12345678909');
    await click(button('Remover cupom'));
    expect($appliedCoupon.get()).toBeNull();
    expect(emit).toHaveBeenLastCalledWith('vt-coupon-removed', { offerId: OFFER, period: 24 });
  });

  it('is suggested by the service for the plan, and taken with one press', async () => {
    await render(<Coupon {...props} />);
    await type('#period', '36');
    expect(text('.coupon-suggestion')).toContain('Há um cupom para este plano: VITRINE36FIAT1.');
    await click(button('Usar este cupom'));
    expect(applied()).toContain('VITRINE36FIAT1');
    expect(document.activeElement?.className).toBe('coupon-name');
    // It is that period's only.
    await type('#period', '24');
    expect(error()).toBe('Este cupom não vale para esta oferta');
    expect($appliedCoupon.get()).toBeNull();
  });

  it('needs a down payment, where the page knows the plan; else it says so', async () => {
    const { show } = await render(<Coupon {...props} downPayment={0} />);
    await apply(GOOD);
    expect(error()).toBe('Cupom válido apenas para propostas com entrada.');
    const { downPayment: _, ...unknown } = props;
    await show(<Coupon {...unknown} />);
    await click(button('Aplicar'));
    expect(applied()).toContain(GOOD);
    expect(text()).toContain('Vale apenas para propostas com entrada.');
  });

  it.each([
    ['NATAL', {}, 'Este cupom não está disponível.'],
    [GOOD, { '/validate/': 500 }, 'Um erro ocorreu, tente novamente'],
    [GOOD, { '/validate/': 'offline' }, /^Sem conexão/],
    [GOOD, { '/validate/': { status: 200, body: [] } }, 'Um erro ocorreu, tente novamente'],
  ] as const)('%s is refused, or may be tried again: %j', async (name, faults, message) => {
    Object.assign(net.faults, faults);
    const { emit } = await render(<Coupon {...props} />);
    await apply(name);
    expect(error()).toMatch(message);
    expect(document.querySelector<HTMLInputElement>('#coupon')?.value).toBe(name);
    expect(emit).not.toHaveBeenCalled();
    net.faults = {};
    await apply(GOOD);
    expect(applied()).toContain(GOOD);
  });

  it('needs no suggestion', async () => {
    net.faults['/default/'] = 500;
    await render(<Coupon {...props} />);
    expect(document.querySelector('.coupon-suggestion')).toBeNull();
    await apply(GOOD);
    expect(applied()).toContain(GOOD);
  });

  it('is that of an earlier page of the visit, until the proposal has spent it', async () => {
    keepCoupon({ name: 'VITRINE36FIAT1', offerId: OFFER, period: 36 });
    await render(<Coupon {...props} />);
    expect(document.querySelector<HTMLSelectElement>('#period')?.value).toBe('36');
    expect(applied()).toContain('VITRINE36FIAT1');
    await act(async () => dropCoupon({ offerId: OFFER, period: 36 }));
    await settle();
    expect(applied()).toBe('');
    expect(document.querySelector<HTMLInputElement>('#coupon')?.value).toBe('');
  });

  it('is for the offer viewed last, if the author names none', async () => {
    await render(<Coupon {...props} offerId="" />);
    expect(text()).toContain('Abra uma oferta para usar um cupom.');
    await act(async () => setLastViewedOffer({ id: 'of-fiat-2' }));
    await settle();
    await apply('VITRINE24FIAT2');
    expect(applied()).toContain('VITRINE24FIAT2');
  });

  it('is not for a rental offer', async () => {
    await render(<Coupon {...props} offerId="" />);
    await act(async () => setLastViewedOffer({ id: 'of-fiat-13', kind: 'rental' }));
    await settle();
    expect(text()).toContain('Abra uma oferta para usar um cupom.');
    await act(async () => setLastViewedOffer({ id: 'of-fiat-2', kind: 'sale' }));
    await settle();
    expect(text()).not.toContain('Abra uma oferta para usar um cupom.');
  });
});

describe("a partner's link", () => {
  const link = (couponName: string) =>
    history.replaceState(
      null,
      '',
      `/?a=1&partner-token=${partnerToken({ partner: 'Clube Aurora', couponName, offerId: OFFER, name: '', cpf: '12345678909' })}`,
    );
  it('applies its coupon to its CPF, and leaves the address', async () => {
    link(GOOD);
    await render(<Coupon {...props} offerId="" />);
    expect(location.search).toBe('?a=1');
    expect(text()).toContain('Indicação de Clube Aurora.');
    expect(applied()).toContain(GOOD);
    expect(asked('validate').at(-1)).toContain('?cpf=12345678909');
  });

  it('that cannot be read may be read again, and hinders nobody', async () => {
    link(GOOD);
    net.faults['/partnership/'] = 500;
    await render(<Coupon {...props} />);
    // The call is repeated before it counts as failed.
    await settle(20_000);
    expect(text('[role=alert]')).toContain('Não foi possível ler o link do parceiro.');
    expect(document.querySelector('#coupon')).not.toBeNull();
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(text()).toContain('Indicação de Clube Aurora.');
  });

  it('that is none of the service says so', async () => {
    history.replaceState(null, '', '/?partner-token=abc');
    await render(<Coupon {...props} />);
    expect(text('.notice')).toContain('O link do parceiro não é válido.');
    await apply(GOOD);
    expect(applied()).toContain(GOOD);
  });
});

describe('using a coupon here', () => {
  const use = () => click(button('Usar o cupom agora'));
  it('counts it once, also where the answer was lost, and shows its code', async () => {
    const { emit } = await render(<Coupon {...props} redeem />);
    await apply(GOOD);
    net.faults['/count'] = 'lost';
    await use();
    expect(text('.redeem .error')).toBe('Um erro ocorreu, tente novamente');
    net.faults = {};
    await use();
    expect(document.activeElement?.textContent).toBe('Você usou o cupom');
    expect(text('.code')).toBe(GOOD);
    expect(await remaining()).toBe(2);
    expect(emit).toHaveBeenLastCalledWith('vt-coupon-used', { offerId: OFFER, period: 24, coupon: GOOD });
    expect($appliedCoupon.get()).toBeNull();
  });

  it('says what the service has against it', async () => {
    await render(<Coupon {...props} redeem />);
    await apply(GOOD);
    net.faults['/count'] = { status: 409, body: { errors: { couponName: 'Este CPF já usou o cupom' } } };
    await use();
    expect(text('.redeem .error')).toBe('Este CPF já usou o cupom');
  });
});

it('speaks Spanish', async () => {
  await render(<Coupon {...props} />, 'es-AR');
  expect(text('h2')).toBe('Cupón de descuento');
});
