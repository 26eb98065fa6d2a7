// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { $car } from '#features/car/car-store';
import { loadVersion } from '#features/car/current/load-car';
import {
  alerts,
  at,
  expectCar,
  isTicked,
  LINKED,
  net,
  press,
  pressable,
  priced,
  setUpConfigurator,
  showConfigurator,
  shownUntil,
  title,
} from '../../lib/configurator';
import { button, click, settle, text, texts } from '../../lib/render';

const stepInAddress = () => new URLSearchParams(location.search).get('vt-step');

setUpConfigurator();

describe('a shared link', () => {
  it('says which of its things are gone, and keeps the rest', async () => {
    await showConfigurator(at('optionals', '358BF31~2026~679~C02~LED.OLD.SEN~358BF31-V99'));
    const note = text('.lost-note');
    expect(note).toContain('Nem tudo pôde ser mantido');
    for (const gone of ['Item: Faróis full LED', 'Item: OLD', 'Serviço: 358BF31-V99'])
      expect(note).toContain(gone);
    await expectCar({ ...LINKED, parts: ['SEN'] });
    await click(button('Entendi'));
    expect(document.querySelector('.lost-note')).toBeNull();
  });
  it('to a version that is gone says so, and leads to the others', async () => {
    await showConfigurator(at('resume', 'ZZZZZZ1~2020~~~~'));
    expect(alerts()).toEqual(['Esta versão não está mais disponível. Escolha outra versão para continuar.']);
    expect(title()).toBe('Versão');
    const choose = pressable(/^Escolher Argo Drive 1\.0 2026/);
    choose.focus();
    await press(choose);
    expect(document.querySelector('.problem, .lost-note')).toBeNull();
    // On to the next step, not to the link's: nothing has been chosen there.
    expect(title()).toBe('Opcionais');
    expect(document.activeElement?.id).toBe('step-title');
    expect(stepInAddress()).toBe('optionals');
    await expectCar({ ...LINKED, mvsCode: '358AF11', color: '249', coating: 'T01', parts: [] });
  });
  it.each([
    ['no encoding', '%E0%A4%A'],
    ['empty', ''],
    ['nothing but signs', '~~~'],
    ['endless', 'x'.repeat(5000)],
    ['markup', '<img src=x>~2026'],
  ])('that is damaged is none: %s', async (_, damaged) => {
    await showConfigurator(`?vt-car=${damaged}`);
    expect(text('.count')).toBe('5 versões');
    expect(document.querySelector('.problem, .lost-note')).toBeNull();
    expect($car.get().status).toBe('empty');
  });
});

describe('the step', () => {
  it.each(['engine', 'color'])('that is none, or has no car, is the first: %s', async (step) => {
    await showConfigurator(`?vt-step=${step}`);
    expect(title()).toBe('Versão');
    expect(texts('.version')).toHaveLength(5);
  });
  it('may be one of the stepper', async () => {
    await showConfigurator(at('optionals'));
    expect(isTicked('Pacote Conforto')).toBe(true);
    await press(pressable(/Serviços/, 'nav[aria-label="Etapas da configuração"]'));
    expect(title()).toBe('Serviços');
    expect(document.activeElement?.id).toBe('step-title');
    expect(text('[aria-current=step]')).toContain('Serviços');
    expect(stepInAddress()).toBe('services');
  });
});

it('a version that was asked for first does not replace the one another widget asked for later', async () => {
  net.hold = '358AF11&';
  await showConfigurator();
  await press(pressable(/^Escolher Argo Drive 1\.0 2026/));
  await shownUntil(() => expect(net.held.some(({ address }) => address.includes('car/web'))).toBe(true));
  net.hold = '';
  await act(() => loadVersion('358CF31', 2026, document.body));
  await priced();
  const trekking = { ...LINKED, mvsCode: '358CF31', color: '249', coating: 'C01', parts: [] };
  await expectCar(trekking);
  for (const { go } of net.held) go();
  await settle(100);
  await expectCar(trekking);
  expect(pressable(/^Escolhida Argo/).textContent).toContain('Trekking');
  expect(title()).toBe('Versão');
});
