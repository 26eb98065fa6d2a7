// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { offers } from '#demo-pages/sandbox/rules/offers';
import { offerOfQuery } from '#domain/offers/offer-id';
import { setLastViewedOffer } from '#features/car/car-store';
import { button, click, leave, settle, submit, text, texts, type } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import { stubFetch } from '../../lib/stub-fetch';
// Loaded before the tests: the first import of a chunk takes longer than they wait.
import '#widgets/reservation/deferred/visit/Visit';
import '#widgets/reservation/deferred/offer/offer-parts';
import { alerts, leavePage, register, reservationPage, show, title } from './reservation-page';

/** Of one dealer, and one that several sell. */
const OF_DEALER = 'of-fiat-10';
const OF_BRAND = 'of-fiat-1';

let net: SandboxPage & { sent: string[] };
beforeEach(() => {
  net = reservationPage();
  const only = offer(OF_DEALER);
  only.dealerCodes = only.dealerCodes.slice(0, 1);
});
afterEach(async () => {
  setLastViewedOffer({ id: '' });
  await leavePage();
});

const offer = (id: string) => {
  const found = offers(net.sandbox.world).get(id);
  if (!found) throw new Error(`the sandbox has no offer ${id}`);
  return found;
};
const sent = (path: string) => net.sent.filter((line) => line.includes(path));
const bodies = (path: string) =>
  sent(path).flatMap((line) => (line.includes('{') ? [JSON.parse(line.slice(line.indexOf('{')))] : []));

/** Opens the page by the link of an offer. */
async function come(id: string, more = '', language: 'pt-BR' | 'es-AR' = 'pt-BR') {
  history.replaceState(null, '', `/?vt-offer=${id}&vt-offer-kind=sale${more}`);
  setLastViewedOffer(offerOfQuery(location.search) ?? { id });
  await show({}, language);
  await settle();
}
async function toHold(id: string, more = '') {
  await come(id, more);
  await click(button(/^Reservar por esta oferta/));
  await register();
  await settle();
}
const dealer = () => document.querySelector<HTMLInputElement>('input[name=dealerCode]:checked')?.value;

describe('who comes with an offer', () => {
  it('sees it with its price and conditions before the other cars, and reserves its car', async () => {
    const { title: name, legalText } = offer(OF_DEALER);
    await come(OF_DEALER);
    expect(text('.visit-offer h5')).toBe(name);
    expect(text('.visit-offer')).toContain('Válida até');
    expect(text('.visit-offer details')).toContain(legalText ?? '');
    expect(texts('.campaign').length).toBeGreaterThan(0);
    await click(button(/^Reservar por esta oferta/));
    expect(title()).toBe('Em nome de quem é a reserva?');
    expect(text('.car-line')).toContain(`Pela oferta: ${name}`);
  });

  it('reserves at the offer’s dealer and price: the product, the way to pay, then the hold', async () => {
    const { value, dealerCodes } = offer(OF_DEALER);
    await toHold(OF_DEALER);
    expect(texts('.dealer')).toHaveLength(1);
    expect(dealer()).toBe(dealerCodes[0]);
    expect(text('.price-parts')).toContain(`R$ ${value.toLocaleString('pt-BR')},00`);
    expect(text('.price-parts')).toContain('Você paga agoraR$ 2.000,00');
    expect(sent('/product')).toEqual([]);
    await submit();
    expect(text('#paymentMethod-error')).toBe('Escolha uma forma de pagamento');
    expect(sent('/product')).toEqual([]);
    await type('#paymentMethod', 'pix');
    await submit();
    await settle();
    expect(title()).toBe('Como você quer pagar?');
    const [product] = bodies('/product ');
    expect(product).toMatchObject({ offerId: OF_DEALER, dealerCode: dealerCodes[0] });
    expect(bodies('/methods')).toEqual([{ paymentMethod: 'pix' }]);
    expect(sent('family-income')).toEqual([]);
    const [hold] = bodies('pre-reserve');
    expect(hold).toMatchObject({ price: value, dealerCode: dealerCodes[0] });
    expect(hold.productId).toMatch(/^prod-of-fiat-10-/);
    expect(hold).not.toHaveProperty('campaign_id');
    // The order knows its offer: what was chosen is chosen.
    expect(text('.order-line')).toContain(`Pela oferta: ${offer(OF_DEALER).title}`);
    expect(document.querySelector<HTMLInputElement>('.way-to-pay input:checked')?.value).toBe('pix');
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }, location.href])).not.toContain('Nina');
  });

  it('states the family income for a financing, which nothing keeps', async () => {
    await toHold(OF_DEALER);
    await type('#paymentMethod', 'financing');
    await submit();
    expect(text('#familyIncome-error')).toBe('Informe a renda familiar por mês');
    await type('#familyIncome', '8500');
    await submit();
    await settle();
    expect(bodies('family-income')).toEqual([{ familyIncome: 8500 }]);
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }, location.href])).not.toContain('8500');
    const answer = await net.sandbox.app.request(`/api/offer-site/product?offerId=${OF_DEALER}`);
    expect(JSON.stringify(await answer.json())).not.toContain('8500');
  });

  it('has the dealers of an offer that several sell to choose from, and the linked one chosen', async () => {
    const linked = net.sandbox.world.dealers.filter(
      ({ brand, countryCode }) => brand === 'fiat' && countryCode === 'BR',
    )[7];
    await toHold(OF_BRAND, `&vt-offer-dealer=${linked?.idSiteGeo}`);
    expect(texts('.dealer').length).toBeGreaterThan(1);
    expect(dealer()).toBe(linked?.idSiteGeo);
  });

  it('is told that no car is left, and cannot begin', async () => {
    await come('of-fiat-3');
    expect(text('.visit-offer')).toContain('Esgotado');
    await click(button(/^Reservar por esta oferta/));
    expect(title()).toBe('Escolha o seu carro');
  });

  it('is told that it has ended, and has the other cars', async () => {
    offer(OF_DEALER).status = 'sold';
    await come(OF_DEALER);
    expect(text('.visit-offer')).toContain('Esta oferta terminou');
    expect(document.querySelector('.visit-offer button')).toBeNull();
    expect(texts('.campaign').length).toBeGreaterThan(0);
  });

  it('is told that a link’s offer does not exist, or could not be loaded, which loads again', async () => {
    await come('of-none');
    expect(text()).toContain('A oferta do seu link não existe mais.');
    await leave();
    net.faults['offer-admin/offer/'] = 400;
    await come(OF_DEALER);
    expect(text()).toContain('Não foi possível carregar a oferta que você viu.');
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(text('.visit-offer h5')).toBe(offer(OF_DEALER).title);
  });

  it('has no card for a rental, nor for an offer of another brand', async () => {
    for (const id of ['of-jeep-1', 'of-fiat-13', 'of-fiat-ar-1']) {
      await come(id);
      expect([id, text('.visit-offer')]).toEqual([id, '']);
      await leave();
    }
  });

  it('in Spanish too', async () => {
    await come(OF_DEALER, '', 'es-AR');
    expect(text('.visit-offer')).toContain('Reservar por esta oferta');
    expect(text('.visit-offer')).toContain('Condiciones de la oferta');
  });
});

describe('an offer that ends on the way', () => {
  it('is said with the price, and leads to the other cars', async () => {
    await toHold(OF_DEALER);
    offer(OF_DEALER).status = 'sold';
    const color = document.querySelectorAll<HTMLOptionElement>('#colorCode option')[1];
    await type('#colorCode', color?.value ?? '');
    expect(alerts()).toContain('Esta oferta terminou ou o carro dela já foi vendido');
    await click(button('Ver outros carros'));
    expect(text('.visit-offer')).toContain('Esta oferta terminou');
  });

  it.each([['/product'], ['pre-reserve']])(
    'is said by the answer of %s, and nothing is held',
    async (path) => {
      await toHold(OF_DEALER);
      await type('#paymentMethod', 'dealer');
      net.faults[path] = { status: 409, body: { reason: 'offer-over' } };
      await submit();
      await settle();
      expect(alerts()).toContain('Esta oferta terminou ou o carro dela já foi vendido');
      expect(title()).toBe('Escolha a concessionária e confirme');
    },
  );
});

describe('a call that fails', () => {
  it.each([['/product'], ['/methods'], ['family-income'], ['pre-reserve']])(
    '(%s) keeps what is typed, and its retry buys one product and holds one car',
    async (path) => {
      await toHold(OF_DEALER);
      await type('#paymentMethod', 'financing');
      await type('#familyIncome', '8500');
      net.faults[path] = 400;
      await submit();
      await settle();
      expect(text('[role=alert]')).toContain('O carro não foi reservado');
      expect(document.querySelector<HTMLInputElement>('#familyIncome')?.value).toContain('8500');
      net.faults = {};
      await submit();
      await settle();
      expect(title()).toBe('Como você quer pagar?');
      const holds = bodies('pre-reserve');
      expect(new Set(holds.map(({ productId }) => productId)).size).toBe(1);
      expect(new Set(holds.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    },
  );

  it('for no fee before the hold leaves it to the order, which asks first', async () => {
    net.faults['price/reservation'] = { status: 200, body: { mvsCode: 'x', total: offer(OF_DEALER).value } };
    await toHold(OF_DEALER);
    expect(text('.price-parts')).not.toContain('Você paga agora');
    await type('#paymentMethod', 'pix');
    await submit();
    await settle();
    expect(text('.terms-changed h4')).toBe('Os valores mudaram durante a reserva');
    expect(bodies('pre-reserve')).toHaveLength(1);
  });

  it('for the ways to pay is said, and loads again', async () => {
    net.faults['v2/payment'] = 400;
    await toHold(OF_DEALER);
    expect(text()).toContain('Não foi possível carregar as formas de pagamento.');
    await submit();
    expect(sent('/product')).toEqual([]);
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(texts('#paymentMethod option').length).toBeGreaterThan(2);
  });

  it('for the product of an order leaves the order to be paid as any other', async () => {
    await toHold(OF_DEALER);
    await type('#paymentMethod', 'pix');
    net.faults['/product?'] = 400;
    await submit();
    await settle();
    expect(title()).toBe('Como você quer pagar?');
    expect(document.querySelector('.way-to-pay input:checked')).toBeNull();
  });
});

it('a reservation of a campaign’s car names no offer, whatever was viewed', async () => {
  await come(OF_BRAND);
  await click(button(/^Reservar com/));
  await register();
  const headers: (string | null)[] = [];
  const { fetch } = globalThis;
  stubFetch((request) => {
    if (request.url.includes('pre-reserve')) headers.push(request.headers.get('x-offer-context'));
    return fetch(request);
  });
  await click(document.querySelector('input[name=dealerCode]') as HTMLElement);
  await submit();
  expect(headers).toEqual([null]);
  expect(sent('/product')).toEqual([]);
});
