// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Coupon } from '#features/coupon/Coupon';
import { spendCoupon } from '#features/coupon/spend';
import type { OnCoupon } from '#features/coupon/use-coupon';
import { button, click, leave, press, render, settle, text, type } from '../../lib/render';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const GOOD = 'VITRINE24FIAT1';
const onCoupon = vi.fn();
const named: OnCoupon = (coupon) => onCoupon(coupon?.couponName ?? null);
let net: SandboxPage;

const view = (plan: { period?: number; downPayment?: number; cpf?: string } = {}) => (
  <Coupon offerId="of-fiat-1" period={24} downPayment={30_000} onCoupon={named} {...plan} />
);
const apply = async (name: string) => {
  await type('#coupon', name);
  await click(button('Aplicar'));
};
const error = () => text('#coupon-error');

beforeEach(() => {
  net = sandboxPage();
  onCoupon.mockClear();
});
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
});

describe('a coupon', () => {
  it('counts once the service says so, and is taken away again', async () => {
    await render(view({ cpf: '123.456.789-09' }));
    await apply(` ${GOOD.toLowerCase()} `);
    expect(net.asked.at(-1)).toBe(
      `/offer-site/coupons/validate/vitrine24fiat1/offer/of-fiat-1/period/24?cpf=12345678909`,
    );
    expect(onCoupon.mock.calls).toEqual([[GOOD]]);
    expect(text('.coupon-name')).toMatch(/^Cupom VITRINE24FIAT1 aplicado\. Desconto de R\$\s[\d.]+,\d\d\.$/);
    expect(document.activeElement?.className).toBe('coupon-name');
    await click(button('Remover cupom'));
    expect(onCoupon.mock.calls).toEqual([[GOOD], [null]]);
    expect(text('.coupon > [role=status]')).toBe('Cupom removido.');
    expect(document.activeElement?.id).toBe('coupon');
  });

  it('is asked without a CPF that is not whole', async () => {
    await render(view({ cpf: '123.456' }));
    await apply(GOOD);
    expect(net.asked.at(-1)).not.toContain('cpf');
  });

  it('that is none, or for another offer, is unavailable; the service may say why', async () => {
    await render(view());
    await apply('NATAL');
    expect(error()).toBe('Este cupom não está disponível.');
    await apply('VITRINE24FIAT2');
    expect(error()).toBe('Este cupom não vale para esta oferta');
    expect(onCoupon).not.toHaveBeenCalled();
  });

  it('with no name is not asked about', async () => {
    await render(view());
    await apply('  ');
    expect([error(), document.activeElement?.id, net.asked]).toEqual([
      'Digite o código do cupom',
      'coupon',
      [],
    ]);
  });

  it('is only for proposals with a down payment', async () => {
    const { show } = await render(view({ downPayment: 0 }));
    await apply(GOOD);
    expect(error()).toBe('Cupom válido apenas para propostas com entrada.');
    await show(view());
    await click(button('Aplicar'));
    expect(onCoupon.mock.calls).toEqual([[GOOD]]);
    await show(view({ downPayment: 0 }));
    await settle();
    expect(onCoupon.mock.calls).toEqual([[GOOD], [null]]);
    expect(text('.coupon-lost')).toContain(`O cupom ${GOOD} foi removido`);
  });

  it('is asked anew of another plan', async () => {
    const { show } = await render(view());
    await apply(GOOD);
    await show(view({ period: 36 }));
    await settle();
    expect(net.asked.at(-1)).toContain('/period/36');
    expect(onCoupon.mock.calls).toEqual([[GOOD], [null]]);
    expect(error()).toBe('Este cupom não vale para esta oferta');
  });

  it.each([
    ['offline', 'Sem conexão: o cupom não foi conferido. Verifique sua internet e tente novamente.'],
    [500, 'Um erro ocorreu, tente novamente'],
  ] as const)('where the service fails (%s) may be tried again', async (fault, message) => {
    net.faults['/coupons/'] = fault;
    await render(view());
    await apply(GOOD);
    expect(error()).toBe(message);
    net.faults = {};
    await click(button('Aplicar'));
    expect(onCoupon.mock.calls).toEqual([[GOOD]]);
  });

  it('is checked by Enter without sending the form around it, and once', async () => {
    const sent = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    await render(<form onSubmit={sent}>{view()}</form>);
    net.hold = '/coupons/';
    await type('#coupon', GOOD);
    const event = await press('#coupon', 'Enter');
    await press('#coupon', 'Enter');
    expect(event.defaultPrevented).toBe(true);
    await settle();
    expect(net.held).toHaveLength(1);
    await act(async () => net.held[0]?.go());
    await settle();
    expect(onCoupon.mock.calls).toEqual([[GOOD]]);
    expect(sent).not.toHaveBeenCalled();
  });

  it('whose answer comes after another was typed does nothing', async () => {
    await render(view());
    net.hold = '/coupons/';
    await type('#coupon', GOOD);
    await press('#coupon', 'Enter');
    await type('#coupon', 'OUTRO');
    await act(async () => net.held[0]?.go());
    await settle();
    expect(onCoupon).not.toHaveBeenCalled();
    expect(document.querySelector<HTMLInputElement>('#coupon')?.value).toBe('OUTRO');
  });

  it('that counted before is asked about as the visitor comes back', async () => {
    await render(
      <Coupon offerId="of-fiat-1" period={24} downPayment={30_000} start={GOOD} onCoupon={named} />,
    );
    expect(text('.coupon-name')).toContain(`Cupom ${GOOD} aplicado.`);
    // It is confirmed, and nobody pressed anything.
    expect([onCoupon.mock.calls, document.activeElement?.className]).toEqual([[[GOOD]], '']);
    await leave();
    onCoupon.mockClear();
    net.faults['/coupons/'] = 500;
    await render(
      <Coupon offerId="of-fiat-1" period={24} downPayment={30_000} start={GOOD} onCoupon={named} />,
    );
    expect(onCoupon.mock.calls).toEqual([[null]]);
    expect(document.querySelector<HTMLInputElement>('#coupon')?.value).toBe(GOOD);
  });

  it('is used up by a proposal, and never in its way', async () => {
    const plan = { offerId: 'of-fiat-1', period: 24, cpf: '123.456.789-09' };
    await spendCoupon(GOOD, plan);
    await render(view({ cpf: plan.cpf }));
    await apply(GOOD);
    expect(error()).toBe('Este CPF já usou o cupom');
    net.faults['/coupons/count'] = 'offline';
    await expect(spendCoupon(GOOD, plan)).resolves.toBeUndefined();
  });

  it('speaks Spanish', async () => {
    await render(view(), 'es-AR');
    await type('#coupon', 'NADA');
    await click(button('Aplicar'));
    expect(error()).toBe('Este cupón no está disponible.');
  });
});
