// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { $car } from '#features/car/car-store';
import {
  alerts,
  at,
  box,
  expectCar,
  fault,
  isTicked,
  LINKED,
  notice,
  paint,
  press,
  pressable,
  priced,
  retry,
  setUpConfigurator,
  showConfigurator,
  title,
} from '../../lib/configurator';
import { settle, text, texts } from '../../lib/render';

const NOT_LOADED = 'Não foi possível carregar as informações.';
const NO_STOCK = 'NÃO HÁ ESTOQUE PARA O CARRO SELECIONADO';

setUpConfigurator();

it.each(['400', 'malformed', 'shape', 'drop'])(
  'a car whose service ends in %s says so; the next try brings it at its step',
  async (what) => {
    fault('CAR-03', what);
    await showConfigurator(at('color'));
    // A lost connection is tried again by itself first.
    await settle(5000);
    expect(alerts()).toEqual([NOT_LOADED]);
    // Another version may be chosen meanwhile.
    expect(texts('.version')).toHaveLength(5);
    fault('CAR-03', 'none');
    await retry();
    expect(title()).toBe('Cor');
    expect(paint('Cinza Silverstone').getAttribute('aria-pressed')).toBe('true');
    await expectCar(LINKED);
    expect(alerts()).toEqual([]);
  },
);

it('keeps the focus in the step while a car is asked for again', async () => {
  fault('CAR-03', '400');
  await showConfigurator(at('color'));
  pressable(/^Tentar novamente$/).focus();
  fault('CAR-03', 'none');
  await retry();
  expect(document.activeElement?.id).toBe('step-title');
});

describe('models', () => {
  it('that cannot be had are asked for again', async () => {
    fault('CAT-09', '400');
    await showConfigurator();
    expect(alerts()).toEqual([NOT_LOADED]);
    fault('CAT-09', 'none');
    await retry();
    expect(text('.count')).toBe('5 versões');
    expect(alerts()).toEqual([]);
  });
  it('are not needed by a car that is known', async () => {
    fault('CAT-09', '400');
    await showConfigurator(at('optionals'));
    await press(box('Pacote Sport'));
    expect(notice()).toContain('Item incluído: Pacote Sport');
    expect(alerts()).toEqual([]);
  });
});

describe('versions', () => {
  it('whose prices cannot be had show their list price', async () => {
    fault('PRC-11', '400');
    await showConfigurator();
    expect(texts('.version')[0]).toMatch(/R\$\s92\.990,00/);
    expect(alerts()).toEqual([]);
  });
  it('whose serial items cannot be had say so where they would stand', async () => {
    fault('CAT-11', '400');
    await showConfigurator();
    await press(pressable(/^Itens de série Argo Drive 1\.0 2026/));
    expect(texts('.version-serial [role=alert]').filter(Boolean)).toEqual([
      'Não foi possível carregar as informações',
    ]);
    fault('CAT-11', 'none');
    await retry('.version-serial');
    expect(texts('.serial dd')).toContain('Airbags frontais e laterais');
    expect(alerts()).toEqual([]);
  });
});

describe('stock', () => {
  it('of a version that stands at no dealer is none; the car may be configured all the same', async () => {
    await showConfigurator(at('optionals', '363CH22~2027'));
    await priced();
    expect(alerts()).toEqual([NO_STOCK]);
    await press(box('Frenagem autônoma de emergência'));
    expect(notice()).toContain('Item incluído: Frenagem autônoma de emergência');
    expect(isTicked('Frenagem autônoma de emergência')).toBe(true);
  });
  it('that could not be loaded is empty: nothing is said on the way, and it is not said to be none', async () => {
    fault('STK-01', '400');
    await showConfigurator(at('optionals'));
    await priced();
    expect($car.get().priceStatus.stock).toBe('failed');
    expect(alerts()).toEqual([]);
  });
  it('is that of the chosen colour, and the colours that are there are named', async () => {
    await showConfigurator(at('color', '358BF30~2025~876'));
    await priced();
    expect(alerts().join()).toBe(
      'NÃO HÁ ESTOQUE PARA O CARRO SELECIONADO. Em estoque: Branco Banchisa, Cinza Silverstone, Vermelho Montecarlo e mais 2.',
    );
    await press(paint('Branco Banchisa'));
    await priced();
    expect(alerts()).toEqual([]);
  });
});
