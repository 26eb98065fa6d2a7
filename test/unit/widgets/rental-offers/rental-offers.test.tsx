// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rentalOffers } from '#demo-pages/sandbox/rules/rentals';
import { $car, setLastViewedOffer } from '#features/car/car-store';
import { setLocation } from '#features/place/location-store';
import '#widgets/rental-offers/deferred/List';
import RentalOffers from '#widgets/rental-offers/RentalOffers';
import { clearLocation } from '../../lib/clear-location';
import { pageStates } from '../../lib/page-states';
import { button, click, leave, render, settle, text, texts } from '../../lib/render';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const LIST = '/rental-offers';
const NONE = {
  heading: '',
  count: 2,
  model: '',
  allBrands: false,
  interestUrl: '',
  contactUrl: '',
  dealerGroup: '',
};

let net: SandboxPage;
beforeEach(() => {
  net = sandboxPage();
  vi.setSystemTime(net.sandbox.world.now());
});
afterEach(async () => {
  await leave();
  act(() => setLastViewedOffer({ id: '' }));
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});
const show = (more: Partial<typeof NONE> = {}, language: 'pt-BR' | 'es-AR' = 'pt-BR') =>
  render(<RentalOffers {...NONE} {...more} />, language);
const names = () => texts('.offer h3');
const choose = async (selector: string, value: string) => {
  const field = document.querySelector(selector) as HTMLSelectElement;
  field.value = value;
  await act(async () => {
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await settle();
};
const parameter = (name: string) => new URLSearchParams(location.search).get(name);
const offerWith = (brand: string) => {
  const found = rentalOffers(net.sandbox.world).find((each) => each.brand === brand);
  if (!found) throw new Error(`the sandbox has no rental offer of ${brand}`);
  return found;
};

describe('the list', () => {
  it('shows a page of the brand’s offers with their tags, then the next one, with the focus at its first', async () => {
    await show();
    expect(names()).toHaveLength(2);
    const card = document.querySelector('.offer') as HTMLElement;
    expect(card.querySelectorAll('.rental-tag').length).toBeGreaterThan(0);
    expect(card.textContent).toMatch(/A partir de.*R\$.*por mês/);
    await click(button('Mostrar mais ofertas'));
    expect(names()).toHaveLength(4);
    expect(document.activeElement?.textContent).toBe(names()[2]);
  });

  it('is filtered by model, in the address; the way back has all', async () => {
    await show({ count: 12 });
    const all = names();
    const { modelName = '' } = offerWith('fiat');
    await choose('#rental-model', modelName ?? '');
    expect(names().length).toBeLessThan(all.length);
    for (const name of names()) expect(name).toContain(modelName);
    expect(parameter('vt-rental-offers')).toBe(`~${modelName}`);
    history.replaceState(null, '', '/');
    await act(async () => {
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await settle();
    expect(names()).toEqual(all);
  });

  it('of all brands has a filter by brand, and by model for the page’s', async () => {
    await show({ allBrands: true, count: 50 });
    expect(names().some((name) => /Jeep/.test(name)) && names().some((name) => /Fiat/.test(name))).toBe(true);
    expect(document.querySelector('#rental-model')).toBeNull();
    await choose('#rental-brand', 'jeep');
    for (const name of names()) expect(name).toContain('Jeep');
    await choose('#rental-brand', 'fiat');
    expect(document.querySelector('#rental-model')).not.toBeNull();
  });

  it('of a brand without rentals says so, without filters to clear', async () => {
    vi.unstubAllGlobals();
    net = sandboxPage({ brand: 'dodge' });
    await show();
    expect(text('.state-title')).toBe('Ainda não há carros por assinatura aqui.');
    expect(document.querySelector('.state button')).toBeNull();
  });

  it('without a match offers to clear the filters', async () => {
    history.replaceState(null, '', '?vt-rental-offers=~Inexistente');
    await show();
    expect(text('.state-title')).toBe('Nenhuma oferta encontrada');
    await click(button('Limpar filtros'));
    expect(names()).toHaveLength(2);
    expect(document.activeElement?.className).toBe('list');
  });

  it.each([[500], ['offline'], [{ status: 200, body: 'unexpected' }]] as const)(
    'can be loaded again: %j',
    async (fault) => {
      net.faults[LIST] = fault;
      await show();
      await settle(9000);
      expect(text('[role=alert]')).toBe('Não foi possível carregar as informações');
      net.faults = {};
      await click(button('Tentar novamente'));
      expect(names()).toHaveLength(2);
    },
  );
});

describe('an offer', () => {
  const open = async (more: Partial<typeof NONE> = {}) => {
    const offer = offerWith('fiat');
    history.replaceState(null, '', `?vt-rental-offer=${offer.id}`);
    return { offer, ...(await show(more)) };
  };
  const radio = (name: string, label: string) => {
    const found = [...document.querySelectorAll<HTMLInputElement>(`input[name=${name}]`)].find(
      (each) => each.parentElement?.textContent?.replaceAll('\u00a0', ' ') === label,
    );
    if (!found) throw new Error(`no radio button ${label}`);
    return found;
  };

  it('is viewed once its page is on screen, not in a tab opened in the background', async () => {
    const states = pageStates();
    states.hide();
    const before = $car.get().lastViewedOffer;
    const { emit } = await open();
    const viewed = () => emit.mock.calls.filter(([name]) => name === 'vt-offer-viewed').length;
    expect([viewed(), $car.get().lastViewedOffer]).toEqual([0, before]);
    states.visit();
    expect([viewed(), $car.get().lastViewedOffer?.kind]).toEqual([1, 'rental']);
    states.reset();
  });

  it('is opened from the list and left with the focus where it was', async () => {
    const { emit } = await show();
    const [, second = ''] = names();
    await click(document.querySelectorAll<HTMLElement>('.offer button')[1] as HTMLElement);
    expect(document.activeElement?.textContent).toBe(second);
    expect(emit).toHaveBeenCalledWith('vt-offer-viewed', {
      offerId: parameter('vt-rental-offer'),
      kind: 'rental',
    });
    await click(button('Voltar às ofertas'));
    expect(document.activeElement?.textContent).toBe(second);
    expect(parameter('vt-rental-offer')).toBeNull();
  });

  it('begins with the cheapest plan; another one has its price, and goes to the form', async () => {
    const { offer, emit } = await open({ interestUrl: '/assinatura' });
    const cheapest = Math.min(...offer.plans.map(({ monthlyPrice }) => monthlyPrice));
    expect(text('.plan-price').replace(/\D/g, '')).toBe(`${cheapest}00`);
    await click(radio('rental-period', '12 meses'));
    await click(radio('rental-distance', '2.000 km'));
    const plan = offer.plans.find((each) => each.period === 12 && each.kilometersPerMonth === 2000);
    expect(text('.plan-price').replace(/\D/g, '')).toBe(`${plan?.monthlyPrice}00`);
    expect(emit).toHaveBeenCalledWith('vt-rental-plan-chosen', {
      offerId: offer.id,
      period: 12,
      kilometersPerMonth: 2000,
    });
    const { searchParams } = new URL((document.querySelector('a.button') as HTMLAnchorElement).href);
    expect(searchParams.get('vt-offer')).toBe(offer.id);
    expect(searchParams.get('vt-plan')).toBe(plan?.productId);
    expect($car.get().lastViewedOffer).toEqual({
      id: offer.id,
      kind: 'rental',
      title: offer.title,
      planId: plan?.productId,
    });
  });

  it("leads a person to a person's form, and a company to its own", async () => {
    await open({ contactUrl: '/contato', interestUrl: '/empresas' });
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.actions a.button')];
    const ways = links
      .map(({ textContent, href }) => [textContent, new URL(href).pathname])
      .filter(([, path]) => path === '/contato' || path === '/empresas');
    expect(ways).toEqual([
      ['Quero assinar', '/contato'],
      ['Assinar pela minha empresa', '/empresas'],
    ]);
  });

  it('without plans has its lowest price only', async () => {
    net.faults[LIST] = {
      status: 200,
      body: { ...offerWith('fiat'), plans: [{ period: 0 }], monthlyPrice: 1990 },
    };
    await open();
    expect(document.querySelector('.plan-choice')).toBeNull();
    expect(text('.plan-price')).toContain('A partir de');
    expect(text('.plan-price')).toContain('1.990,00');
  });

  it('is handed over by the dealers of the group that the author names', async () => {
    await open({ dealerGroup: 'aurora' });
    const asked = net.asked.find((address) => address.includes('/dealers/v2'));
    expect(asked).toContain('dealerGroup=aurora');
    expect(asked).toContain('fulfillment=LAX');
  });

  it('says what is included and who hands over the car; the dealers can be loaded again', async () => {
    net.faults['/dealers/v2'] = 404;
    await open();
    expect(text('.detail')).toContain('Seguro');
    expect(text('.offer-dealers')).toContain('Não foi possível carregar as concessionárias.');
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(texts('.offer-dealers li').length).toBeGreaterThan(0);
    act(() => setLocation({ countryCode: 'BR', stateCode: 'SP', cityName: 'Campinas' } as never));
    expect(texts('.offer-dealers li')[0]).toMatch(/, SP(·|\()/);
    act(() => clearLocation());
  });

  it('that does not exist says so', async () => {
    history.replaceState(null, '', '?vt-rental-offer=unknown');
    await show();
    expect(text('[role=alert]')).toBe('Esta oferta não existe mais.');
    await click(button('Voltar às ofertas'));
    expect(names()).toHaveLength(2);
  });
});

it('speaks Spanish', async () => {
  await show({}, 'es-AR');
  expect(text('h2')).toBe('Auto por suscripción');
});
