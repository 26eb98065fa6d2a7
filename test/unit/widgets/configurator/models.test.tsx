// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { $car } from '#features/car/car-store';
import {
  at,
  expectCar,
  fault,
  LINKED,
  net,
  press,
  pressable,
  priced,
  setUpConfigurator,
  showConfigurator,
  title,
} from '../../lib/configurator';
import { settle, text, texts, type } from '../../lib/render';

setUpConfigurator();

const show = async () => {
  await showConfigurator('', { model: '' });
  await settle();
};
const models = () => texts('.model > b');
const submit = async () => {
  await act(async () => document.querySelector<HTMLFormElement>('.model-search')?.requestSubmit());
  await settle(600);
};
const typed = async (value: string) => {
  await type('[name=model-search]', value);
  await settle(600);
};

describe('the models of a brand', () => {
  it('are found by text: a suggestion of a model opens its versions', async () => {
    await show();
    expect(models()).toContain('Argo');
    await typed('arg');
    expect(texts('[role=option]')[0]).toBe('Argo');
    await press(document.querySelector('[role=option]') as Element);
    await settle();
    expect(title()).toBe('Versão');
    expect(texts('.version h5').join()).toContain('Argo');
  });
  it('are found by the words of a version in any order, and a version becomes the car', async () => {
    await show();
    await typed('drive argo');
    await submit();
    expect(text('.model-search > .count')).toMatch(/versões|versão/);
    const first = texts('.search-results li')[0] ?? '';
    expect(first).toMatch(/Argo.*Drive.*R\$/);
    await press(pressable(/Argo.*Drive/, '.search-results'));
    await settle();
    expect($car.get().mvs?.modelName).toBe('Argo');
  });
  it('say that none was found, and that the search failed, with a retry', async () => {
    await show();
    await typed('zzzz');
    await submit();
    expect(text('.model-search > .count')).toBe('0 versões');
    fault('CAT-13', 'server-error');
    await typed('argo');
    await submit();
    // The call is retried twice.
    await settle(5000);
    expect(texts('[role=alert]').join()).toContain('Não foi possível carregar as informações');
    fault('CAT-13', 'none');
    await press(pressable(/^Tentar novamente$/));
    await settle();
    expect(texts('.search-results li').length).toBeGreaterThan(0);
  });
  it('are filtered by the service, and all there where that fails', async () => {
    await show();
    const all = models();
    const fuel = document.querySelector('#models-fuel') as HTMLSelectElement;
    const value = [...fuel.options].map((option) => option.value).find((one) => one === 'Diesel') ?? '';
    await type('#models-fuel', value);
    await settle();
    expect(models().length).toBeLessThan(all.length);
    expect(text('section > [role=status]')).toBe(`Modelos: ${models().length}`);
    expect(
      net.asked.some((address) => address.includes('/model/filter') && address.includes('fuel=Diesel')),
    ).toBe(true);
    fault('CAT-14', 'server-error');
    await type('#models-fuel', '');
    await type(
      '#models-gear',
      [...(document.querySelector('#models-gear') as HTMLSelectElement).options][1]?.value ?? '',
    );
    await settle(5000);
    expect(models()).toEqual(all);
    expect(texts('[role=alert]').join()).toContain('Não foi possível carregar as informações');
  });
  it('are filtered by shape, year and price, and by the newest year, each answered by the service', async () => {
    await show();
    const all = models();
    const wanted = () => net.asked.filter((address) => address.includes('/model/filter')).at(-1) ?? '';
    await type('#models-shape', 'pickup');
    await type('#models-year', '2026');
    const prices = [...(document.querySelector('#models-maxPrice') as HTMLSelectElement).options];
    await type('#models-maxPrice', prices.at(-2)?.value ?? '');
    await type('#models-minPrice', prices[1]?.value ?? '');
    await settle();
    for (const part of ['shape=pickup', 'year=2026', `maxPrice=${prices.at(-2)?.value}`, 'minPrice='])
      expect(wanted()).toContain(part);
    expect(models()).toEqual(['Toro', 'Strada']);
    await type('#models-year', '2027');
    await settle();
    expect(text('.empty')).toContain('Nenhum modelo com estes filtros.');
    await press(pressable(/^Limpar filtros$/));
    expect(models()).toEqual(all);
    fault('CAT-08', '400');
    await press(document.querySelector('fieldset .check') as Element);
    expect(texts('[role=alert]').join()).toContain('Não foi possível carregar as informações');
    fault('CAT-08', 'none');
    await press(pressable(/^Tentar novamente$/));
    expect(net.asked.some((address) => address.includes('/model/latest'))).toBe(true);
    expect(models().length).toBeLessThan(all.length);
    expect(models().length).toBeGreaterThan(0);
  });
  it('can be passed over: all versions of the brand are listed', async () => {
    await show();
    await press(pressable(/^Ver todas as versões da marca$/));
    const answer = await net.sandbox.app.request('/api/mvs/mvs/all?brand=FIAT');
    const versions: unknown[] = await answer.json();
    expect(texts('.search-results li')).toHaveLength(versions.length);
  });
});

describe('a model that the visitor chose', () => {
  const choose = async (name: RegExp) => {
    await press(pressable(name, '.model-list'));
    await settle();
  };
  it('can be changed, with and without a car; the focus stays in the step', async () => {
    await show();
    await choose(/^Argo/);
    expect(texts('.version h5').join()).toContain('Argo');
    await press(pressable(/^Trocar de modelo$/));
    expect(document.activeElement?.id).toBe('step-title');
    await choose(/^Mobi/);
    await press(pressable(/^Escolher Mobi/));
    await priced();
    expect($car.get().mvs?.modelName).toBe('Mobi');
    await press(document.querySelector('.bar-back') as Element);
    await press(pressable(/^Trocar de modelo$/));
    // The car stays until another one is chosen.
    expect($car.get().mvs?.modelName).toBe('Mobi');
    await choose(/^Argo/);
    await press(pressable(/^Escolher Argo/));
    await priced();
    expect($car.get().mvs?.modelName).toBe('Argo');
  });
  it('is not offered for a change where the author names it', async () => {
    await showConfigurator();
    expect(pressable(/^Trocar de modelo$/)).toBeUndefined();
  });
  it('can be started over: no car is left, stored or linked, and it can be had back as it was', async () => {
    await showConfigurator(at('version'), { model: '' });
    await priced();
    await press(pressable(/^Começar de novo$/));
    expect($car.get()).toMatchObject({ status: 'empty', mvs: null, total: null });
    expect(new URLSearchParams(location.search).get('vt-car')).toBeNull();
    expect(models()).toContain('Argo');
    expect(text('section [role=status]')).toBe('Configuração descartada.');
    await press(pressable(/^Desfazer$/));
    await expectCar(LINKED);
  });
});

describe('a code that is sold in two model years', () => {
  const years = () =>
    [...document.querySelectorAll('.version')].filter((one) => one.textContent?.includes('300 Touring V6'));
  it('has the price of each year, and each is ticked for itself', async () => {
    document.head.querySelector('meta[name="vitrine:brand"]')?.setAttribute('content', 'chrysler');
    await showConfigurator('', { model: '300' });
    await settle();
    const [first, second] = years();
    expect(first?.textContent).toMatch(/R\$\s349\.990,00/);
    expect(second?.textContent).toMatch(/R\$\s344\.990,00/);
    const box = (one?: Element) => one?.querySelector('[role=checkbox]') as HTMLElement;
    await press(box(first));
    expect([first, second].map((one) => box(one).getAttribute('aria-checked'))).toEqual(['true', 'false']);
  });
});

describe('a link to a model year that is no longer sold', () => {
  it('offers the year that is, with the choices of the link', async () => {
    await showConfigurator(at('optionals', '358BF31~2019~679~C02~PCO.ARD.SEN~'));
    await settle();
    expect(texts('[role=alert]').join()).toContain('Esta versão não está mais disponível.');
    expect(net.asked.some((address) => address.includes('/mvs/mvs') && address.includes('version=BF3'))).toBe(
      true,
    );
    await press(pressable(/^Abrir com o ano-modelo 2026$/));
    await expectCar(LINKED);
  });
  it('asks again for the year where that fails, and offers nothing where there is none', async () => {
    fault('CAT-15', '400');
    await showConfigurator(at('optionals', '358BF31~2019'));
    await settle();
    fault('CAT-15', 'none');
    await press(pressable(/^Consultar de novo/));
    expect(pressable(/^Abrir com o ano-modelo 2026$/)).toBeDefined();
  });
});
