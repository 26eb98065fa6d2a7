// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  Object.assign(globalThis, { [Symbol.for('vitrine')]: undefined });
  localStorage.clear();
  document.head.innerHTML =
    '<meta name="vitrine:brand" content="fiat"><meta name="vitrine:offer-context" content="of-1">';
});

const load = async () => {
  const { followVisitor } = await import('#features/car/current/follow-visitor');
  followVisitor();
  return {
    ...(await import('#features/car/car-store')),
    ...(await import('#features/place/location-store')),
  };
};

it('the current car has the visitor’s place, also as it changes', async () => {
  const { $car, setLocation } = await load();
  expect($car.get().location).toBeNull();
  setLocation({ countryCode: 'BR', stateCode: 'MG', cityName: 'Betim', cityCode: '3106705' } as never);
  expect($car.get().location?.cityName).toBe('Betim');
});
it.each([
  ['of-9', 'of-9'],
  ['not%0Aan id', 'of-1'],
])('the offer of the address comes before the page’s: %s', async (text, id) => {
  history.replaceState(null, '', `/?vt-offer=${text}`);
  const { $car } = await load();
  history.replaceState(null, '', '/');
  expect($car.get().lastViewedOffer).toEqual({ id });
});
it('a chosen plan comes with the offer of the address only', async () => {
  history.replaceState(null, '', '/?vt-offer=of-9&vt-plan=prod-9-24');
  expect((await load()).$car.get().lastViewedOffer).toEqual({ id: 'of-9', planId: 'prod-9-24' });
  vi.resetModules();
  Object.assign(globalThis, { [Symbol.for('vitrine')]: undefined });
  history.replaceState(null, '', '/?vt-plan=prod-9-24');
  expect((await load()).$car.get().lastViewedOffer).toEqual({ id: 'of-1' });
  history.replaceState(null, '', '/');
});
it('the last viewed offer is the page’s, then the one that was opened, and stays with another car', async () => {
  const { $car, setCar, noCar } = await load();
  expect($car.get().lastViewedOffer).toEqual({ id: 'of-1' });
  for (const detail of [null, {}, { offerId: 7 }, { offerId: '' }])
    document.dispatchEvent(new CustomEvent('vt-offer-viewed', { detail, bubbles: true }));
  expect($car.get().lastViewedOffer).toEqual({ id: 'of-1' });
  document.dispatchEvent(new CustomEvent('vt-offer-viewed', { detail: { offerId: 'of-2' }, bubbles: true }));
  setCar(noCar());
  expect($car.get().lastViewedOffer).toEqual({ id: 'of-2' });
});
