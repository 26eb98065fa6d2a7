// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { $car } from '../../../../src/stores/current-car';
import {
  fault,
  net,
  press,
  pressable,
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
});
