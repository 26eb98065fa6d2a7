// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { texts } from '#features/coupon/mopar/messages';
import Coupon from '#widgets/coupon/Coupon';
import { button, click, leave, render, settle, text } from '../../lib/render';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const props = {
  heading: '',
  offerId: '',
  periods: '',
  financingUrl: '',
  redeem: false,
  moparOffer: 'mo-fiat-br-freios',
};
let net: SandboxPage;
beforeEach(() => {
  net = sandboxPage({ brand: 'fiat', country: 'BR', 'sign-in': '/entrar' });
  vi.setSystemTime(net.sandbox.world.now());
});
afterEach(async () => {
  await leave();
  Cookies.remove('vitrine_session', { path: '/' });
  vi.unstubAllGlobals();
});

describe('a coupon of an offer of services or accessories', () => {
  it('is for signed-in visitors: others read what signing in is for', async () => {
    await render(<Coupon {...props} />);
    expect(text()).toMatch(/\d+% de desconto/);
    expect(text('.sign-in')).toContain('Entre na sua conta para pegar o cupom.');
  });

  it('has no code where the price is fixed', async () => {
    await render(<Coupon {...props} moparOffer="mo-fiat-br-troca-de-oleo" />);
    expect(text()).toMatch(/Preço fixo: R\$\s389,00/);
    expect(text()).toContain('Esta oferta não precisa de cupom.');
    expect(document.querySelector('.sign-in, button')).toBeNull();
  });

  it.each([
    ['a word that is not known', 'GIFT'],
    ['the word in other letters', 'coupon'],
  ])('of a kind that is %s says what it is worth, and not that no coupon is needed', async (_, kind) => {
    net.faults['/offers/'] = {
      status: 200,
      body: { id: 'mo', type: 'SERVICE', title: 'Freios', kind, percent: 20 },
    };
    await render(<Coupon {...props} />);
    expect(text()).toContain('20% de desconto');
    expect(text()).not.toContain('Esta oferta não precisa de cupom.');
    expect(text()).not.toContain('Preço fixo');
  });

  it('is taken once and the same, also where the answer was lost', async () => {
    Cookies.set('vitrine_session', 'ana', { path: '/' });
    const { emit } = await render(<Coupon {...props} />);
    net.faults['/coupon'] = 'lost';
    await click(button('Pegar cupom'));
    expect(text('.error')).toBe('Não foi possível pegar o cupom. Tente novamente.');
    net.faults = {};
    await click(button('Pegar cupom'));
    expect(document.activeElement?.textContent).toBe('O seu cupom');
    expect(text('.code')).toBe('MOP00001');
    expect(emit).toHaveBeenCalledWith('vt-mopar-coupon-taken', { offerId: props.moparOffer });
  });

  it('that is over says so; one that does not load is loaded again', async () => {
    const { show } = await render(<Coupon {...props} moparOffer="mo-nada" />);
    expect(text()).toContain('Esta oferta não está mais disponível.');
    net.faults['/offers/'] = 500;
    await show(<Coupon {...props} />);
    // The call is repeated before it counts as failed.
    await settle(20_000);
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(text('h3')).not.toBe('');
  });

  it('fills the same places in both languages', () => {
    const places = (words: object) => Object.values(words).map((word) => String(word).match(/\{\w+\}/g));
    expect(places(texts['es-AR'])).toEqual(places(texts['pt-BR']));
  });
});
