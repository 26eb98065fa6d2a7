// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { $car } from '#features/car/car-store';
import { money } from '../../lib/car-cost';
import {
  alerts,
  allowMissingOnlinePrice,
  at,
  box,
  expectCar,
  isTicked,
  LINKED,
  net,
  notice,
  PRICES_FAILED,
  paint,
  press,
  pressable,
  priced,
  retryPrices,
  setUpConfigurator,
  showConfigurator,
  shownUntil,
  total,
} from '../../lib/configurator';
import { click, text, texts } from '../../lib/render';
import { stubFetch } from '../../lib/stub-fetch';

setUpConfigurator();
allowMissingOnlinePrice();

it('prices of an earlier choice change nothing, however late they come', async () => {
  await showConfigurator(at('color'));
  await expectCar(LINKED);
  // It is answered even where nobody waits for it any more.
  const answer = new Map<string, () => void>();
  const send = globalThis.fetch;
  stubFetch(async (input: Request) => {
    if (!input.url.includes('price/reservation') || !input.url.includes('colorCode=876')) return send(input);
    await new Promise<void>((go) => answer.set('876', go));
    return Response.json({ mvsCode: '358BF31', total: 1, parts: [] });
  });
  await press(paint('Preto Vulcano'));
  await shownUntil(() => expect(answer.size).toBe(1));
  await press(paint('Vermelho Montecarlo'));
  const red = { ...LINKED, color: '176' };
  await expectCar(red);
  answer.get('876')?.();
  await expectCar(red);
  expect(total()).not.toBe(money(1));
});

describe('offline in the middle', () => {
  const everything = (what: string) => net.sandbox.state.setFault({ fault: what });

  it('choices go on, prices say what is missing, and the next try mends all', async () => {
    await showConfigurator(at('optionals'));
    await expectCar(LINKED);
    everything('drop');
    await press(box('Pacote Sport'));
    expect(notice()).toContain('Pacote Conforto sai');
    await press(pressable(/^Desfazer$/));
    await press(box('Teto bicolor'));
    expect(isTicked('Teto bicolor')).toBe(false);
    const red = [...document.querySelectorAll('dialog label')].find(({ textContent }) =>
      textContent?.startsWith('Vermelho'),
    );
    await click(red?.querySelector('input') as Element);
    await press(pressable(/^Confirmar$/, 'dialog'));
    expect(isTicked('Teto bicolor')).toBe(true);
    await priced();
    expect(alerts()).toEqual(PRICES_FAILED);
    for (const step of ['Cor', 'Acessórios']) {
      await press(pressable(/^Continuar/));
      expect(text('#step-title')).toBe(step);
    }
    await press(box('Calhas de chuva'));
    // What the version cost is known, and each thing's own price: their sum is the total.
    const made = { ...LINKED, color: '176T', parts: [...LINKED.parts, 'TBC'], accessories: ['A06'] };
    await expectCar(made);
    everything('none');
    await retryPrices();
    await expectCar(made);
    expect(alerts()).toEqual([]);
    expect($car.get().configured?.total).toEqual(expect.any(Number));
    await press(pressable(/Resumo/));
    expect(texts('.car-summary').join()).toContain('Teto bicolor');
  });
});
