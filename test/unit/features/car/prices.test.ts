// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { answerChanges } from '#demo-pages/sandbox/rules/answer-changes';
import { advance, until } from '../../lib/clock';
import { car, id, net, open, press, settled, setUpStore, store } from './open-store';

setUpStore();

describe('prices', () => {
  it('are those of the services, and the total is the configured car with the rest', async () => {
    await open();
    press('PTE');
    store.toggleService(id('V01'), document);
    await settled();
    expect(car()).toMatchObject({
      prices: { price: 92990 },
      ecommerce: { ecommercePrice: 89270 },
      configured: { optionalsPrice: 8670, total: 101660 },
      // 9 % less on the car itself.
      custom: { price: 101660, customPrice: 93290 },
      discount: { percent: 9 },
      optionalsTotal: 8670,
      accessoriesTotal: 0,
      servicesTotal: 2190,
      total: 103850,
      stock: { quantity: 54 },
    });
    expect(car().funding?.installmentsValue).toBeGreaterThan(0);
    const reservation = net.asked.filter((address) => address.includes('price/reservation')).at(-1);
    expect(reservation).toContain('optionalCode=PTE,MUL,CAM');
    const custom = net.asked.filter((address) => address.includes('batchCustomPrice')).at(-1) ?? '';
    const [product] = JSON.parse(new URL(custom, 'https://x.example').searchParams.get('products') ?? '');
    expect(product).toMatchObject({ mvsCode: '358AF11', optionalCode: ['PTE', 'MUL', 'CAM'] });
  });
  it('never go back to an earlier configuration, however late it is answered', async () => {
    await open();
    await settled();
    net.hold = 'optionalCode=LED';
    press('LED');
    await until(() => expect(net.held).toHaveLength(1));
    press('LED');
    await settled();
    for (const { go } of net.held) go();
    await advance(20);
    expect(car()).toMatchObject({ total: 92990, configured: { total: 92990 } });
  });
  it('of certain buyers are asked once for clicks in a row, and a late one is dropped', async () => {
    await open();
    await settled();
    const custom = () => net.asked.filter((address) => address.includes('batchCustomPrice')).length;
    const before = custom();
    press('PTE');
    press('PTE');
    press('PTE');
    await settled();
    expect(custom()).toBe(before + 1);
    const priced = car().custom?.customPrice;
    const statuses = new Set<string>();
    store.$car.listen(({ priceStatus }) => statuses.add(priceStatus.custom));
    net.hold = 'batchCustomPrice';
    press('PTE');
    await until(() => expect(net.held).toHaveLength(1));
    net.hold = '';
    press('PTE');
    await settled();
    for (const { go } of net.held) go();
    await advance(20);
    expect(car().custom?.customPrice).toBe(priced);
    expect([...statuses].sort()).toEqual(['loading', 'ready']);
  });
  it('of certain buyers are empty where they cannot be had, and come with the next try', async () => {
    net.faults = { batchCustomPrice: 403 };
    await open();
    await settled();
    expect(car()).toMatchObject({ custom: null, total: 92990, priceStatus: { custom: 'failed' } });
    net.faults = {};
    await store.refreshPrices();
    await settled();
    expect(car()).toMatchObject({ custom: { mvsCode: '358AF11' }, priceStatus: { custom: 'ready' } });
  });
  it('that cannot be had are empty, each for itself, and say so', async () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
    net.faults = { 'price/price?': 403, stock: 403, 'price/specialDiscount': 403 };
    await open();
    await settled();
    expect(car()).toMatchObject({
      prices: null,
      ecommerce: null,
      discount: null,
      stock: null,
      configured: { total: 92990 },
      total: 92990,
      priceStatus: {
        prices: 'failed',
        ecommerce: 'failed',
        discount: 'failed',
        stock: 'failed',
        configured: 'ready',
      },
    });
    expect(silent).toHaveBeenCalledWith('Error getting online sale price');
    net.faults = {};
    await store.refreshPrices();
    expect(car()).toMatchObject({
      prices: { price: 92990 },
      priceStatus: { prices: 'ready', stock: 'ready' },
    });
  });
  it('are our own sum where only the configured one cannot be had', async () => {
    net.faults = { 'price/reservation': 403 };
    await open();
    press('LED');
    await settled();
    expect(car()).toMatchObject({ configured: null, total: 95180 });
  });
  it('take off the bonus of the dealer that is chosen on the page', async () => {
    await open();
    await settled();
    const dealer = net.sandbox.world.dealers.find(({ brand }) => brand === 'fiat')?.idSiteGeo ?? '';
    store.chooseDealer({ id: dealer, name: '', cityName: '', cityCode: '', stateCode: '', phone: '' });
    await until(() => expect(car().hasPriceBonification).toBe(true));
    expect(car()).toMatchObject({ bonificationTotal: 1000, total: 91990 });
    store.clearDealer();
    expect(car()).toMatchObject({ bonus: null, bonificationTotal: null, total: 92990 });
  });
  it('have a bonus that cannot be had where nobody says the model year, whatever dealer is chosen', async () => {
    answerChanges(net.sandbox.world).change = (definition, answer) => {
      if (definition.id !== 'CAR-03') return undefined;
      const { mvs, ...others } = answer as { mvs: object };
      return { ...others, mvs: { ...mvs, year: undefined } };
    };
    await open();
    expect(car().priceStatus.bonus).toBe('no');
    store.chooseDealer({ id: '1', name: '', cityName: '', cityCode: '', stateCode: '', phone: '' });
    expect(car()).toMatchObject({ bonus: null, priceStatus: { bonus: 'failed' } });
    store.clearDealer();
    expect(car().priceStatus.bonus).toBe('no');
  });
});
