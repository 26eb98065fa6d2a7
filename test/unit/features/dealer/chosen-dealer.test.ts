// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ChosenDealer } from '#features/dealer/dealer-store';
import { page } from '../../lib/answers';

const CHOSEN: ChosenDealer = {
  id: '7',
  name: 'Aurora',
  cityName: 'Betim',
  cityCode: '3106705',
  stateCode: 'MG',
  phone: '3133334444',
};
const KEY = 'vitrine:dealer:v1';

/** Another page of the visit: modules and the page's shared object are new, the tab's storage is not. */
async function nextPage(tags: Record<string, string> = {}) {
  vi.resetModules();
  delete (globalThis as Record<symbol, unknown>)[Symbol.for('vitrine')];
  page(tags);
  return import('#features/dealer/dealer-store');
}

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('the chosen dealer is kept for the visit: in this tab, on the next page', async () => {
  (await nextPage()).chooseDealer(CHOSEN);
  expect((await nextPage()).$dealer.get()).toEqual(CHOSEN);
  expect({ ...localStorage }).toEqual({});
});

it.each<Record<string, string>>([{ brand: 'jeep' }, { country: 'AR' }])(
  'it is removed on a page of another site: %j',
  async (tags) => {
    (await nextPage()).chooseDealer(CHOSEN);
    expect((await nextPage(tags)).$dealer.get()).toBeNull();
    expect(sessionStorage.getItem(KEY)).toBeNull();
    expect((await nextPage()).$dealer.get()).toBeNull();
  },
);

it('none is chosen again after it was cleared', async () => {
  const first = await nextPage();
  first.chooseDealer(CHOSEN);
  first.clearDealer();
  expect((await nextPage()).$dealer.get()).toBeNull();
});

it.each(['{', '{"saved":1,"value":{"site":"fiat BR","dealer":{"id":7}}}', 'null'])(
  'a stored text that is none of ours counts as none: %s',
  async (text) => {
    sessionStorage.setItem(KEY, text);
    expect((await nextPage()).$dealer.get()).toBeNull();
  },
);

it('only the dealer’s own data are stored', async () => {
  const dealer = { ...CHOSEN, visitor: 'Ana' } as ChosenDealer;
  (await nextPage()).chooseDealer(dealer);
  const again = (await nextPage()).$dealer.get();
  expect(again).toEqual(CHOSEN);
});

it('a blocked storage keeps it for this page', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const store = await nextPage();
  store.chooseDealer(CHOSEN);
  expect(store.$dealer.get()).toEqual(CHOSEN);
});
