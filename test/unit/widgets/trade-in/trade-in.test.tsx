// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $dealer, clearDealer } from '#features/dealer/dealer-store';
import { $tradeIn, clearTradeIn } from '#features/trade-in/trade-in-store';
import { ValueCar } from '#widgets/trade-in/deferred/ValueCar';
import TradeIn from '#widgets/trade-in/TradeIn';
import { button, click, leave, render, settle, submit, text, texts, type } from '../../lib/render';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const photos = vi.hoisted(() => ({ read: vi.fn() }));
vi.mock('#page/camera/photo', () => ({ readPicture: photos.read }));

const UNAVAILABLE = 'A avaliação não está disponível para este veículo.';
const props = { heading: '', fundingUrl: '', leadUrl: '' };
let net: SandboxPage;
beforeEach(() => {
  expect(ValueCar).toBeDefined();
  net = sandboxPage({ brand: 'fiat', country: 'BR' });
  vi.setSystemTime(net.sandbox.world.now());
});
afterEach(async () => {
  await leave();
  clearTradeIn();
  clearDealer();
  sessionStorage.clear();
  for (const element of document.querySelectorAll('vt-lead-form, vt-funding-flow')) element.remove();
  vi.unstubAllGlobals();
});
const value = (name: string) => document.querySelector<HTMLInputElement>(`#${name}`)?.value;
const fill = async (plate = 'fia-1a01', mileage = '30000') => {
  await type('#plate', plate);
  await type('#mileage', mileage);
};
const valueIt = async (plate?: string) => {
  const shown = await render(<TradeIn {...props} fundingUrl="/financiar" leadUrl="/contato" />);
  await fill(plate);
  await submit();
  return shown;
};
const alert = () => texts('[role=alert]').join('');
const byModel = async () => {
  await act(async () => document.querySelector<HTMLInputElement>('[value=model]')?.click());
  await type('#modelName', 'Argo');
  await type('#modelYear', '2021');
  await type('#mileage', '62000');
};

describe('a car of a plate', () => {
  it('is valued between a lowest and a highest value', async () => {
    const { emit } = await valueIt();
    expect(document.activeElement?.tagName).toBe('H3');
    expect(text('.valuation')).toMatch(/Valor estimado R\$ [\d.]+,00/);
    expect(text('.valuation')).toContain('Vale até 27/11/2026.');
    expect(text()).toContain('30.000 km');
    const [call] = net.sandbox.state.calls;
    expect(call?.call).toBe('EVA-02');
    expect(net.asked[0]).toContain('plate=FIA1A01&mileage=30000');
    expect(emit).toHaveBeenCalledWith('vt-trade-in-valued', { valuation: expect.stringMatching(/^AV\d+$/) });
    expect(net.asked).toHaveLength(1);
  });

  it('without a value says so in the words of the specification, and keeps what was typed', async () => {
    const { emit } = await valueIt('FIA1A00');
    expect(alert()).toBe(UNAVAILABLE);
    expect([value('plate'), value('mileage')]).toEqual(['FIA1A00', '30000']);
    expect(emit).toHaveBeenCalledWith('vt-trade-in-failed', { kind: 'unavailable' });
    await type('#plate', 'FIA1A01');
    await submit();
    expect(text('h3')).toMatch(/\d{4}$/);
  });

  it.each([
    [{ status: 200, body: { valuation: { value: null } } }],
    [{ status: 200, body: { valuation: { value: -1, lowest: 5 } } }],
    [{ status: 422, body: {} }],
  ])('of an answer without a value is not available either: %j', async (fault) => {
    net.faults['/v2/confiat'] = fault;
    await valueIt();
    expect(alert()).toBe(UNAVAILABLE);
  });

  it('whose kilometres are refused says so at their field', async () => {
    net.faults['/v2/confiat'] = { status: 422, body: { errors: { mileage: 'Quilometragem recusada' } } };
    await valueIt();
    expect(text('#mileage-error')).toBe('Quilometragem recusada');
    expect(document.activeElement?.id).toBe('mileage');
  });

  it.each([[404], [503], [{ status: 200, body: 'unexpected' }]])(
    'is valued by the older call where the newer one answers %j',
    async (fault) => {
      net.faults['/v2/confiat'] = fault;
      await render(<TradeIn {...props} />);
      await fill();
      await submit();
      await settle(9000);
      expect(text('.valuation')).toContain('Valor estimado');
      expect(net.asked.at(-1)).toContain('/confiat/confiat?');
      expect(texts('h3')).toHaveLength(1);
    },
  );

  it('can be valued again after a failure', async () => {
    net.faults['/confiat'] = 'offline';
    await valueIt();
    await settle(9000);
    expect(alert()).toContain('Nada do que você digitou foi perdido.');
    expect(value('plate')).toBe('FIA1A01');
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(text('.valuation')).toContain('Valor estimado');
  });

  it('is asked about once by two presses', async () => {
    await render(<TradeIn {...props} />);
    await fill();
    document.querySelector('form')?.requestSubmit();
    await submit();
    expect(net.asked).toHaveLength(1);
  });

  it('needs a plate and kilometres', async () => {
    await render(<TradeIn {...props} />);
    await submit();
    expect(texts('.field > .error').filter(Boolean)).toHaveLength(2);
    expect(document.activeElement?.id).toBe('plate');
    await fill('ABC', '1.234.567');
    expect(value('mileage')).toBe('1234567');
    await submit();
    expect(text('#mileage-error')).toBe('Digite a quilometragem de 0 a 999.999');
    expect(text('#plate-error')).toBe('Digite uma placa válida');
    expect(net.asked).toEqual([]);
  });
});

describe('a car of a model and year', () => {
  it('is valued with its kilometres', async () => {
    await render(<TradeIn {...props} />);
    await byModel();
    await submit();
    expect(text('h3')).toMatch(/^Argo .* 2021$/);
    expect(net.sandbox.state.calls.map(({ call }) => call)).toEqual(['EVA-03']);
    expect(net.asked[0]).toContain('brand=fiat&modelName=Argo&modelYear=2021');
  });
  it('may have been made in the year before, which goes along and stands in its name', async () => {
    await render(<TradeIn {...props} />);
    await byModel();
    await type('#manufactureYear', '2020');
    await type('#modelYear', '2022');
    await submit();
    // Of another model year: not of this car.
    expect(net.asked[0]).not.toContain('manufactureYear');
    await click(button('Avaliar outro carro'));
    await type('#manufactureYear', '2021');
    await submit();
    expect(net.asked[1]).toContain('modelYear=2022&manufactureYear=2021');
    expect(text('h3')).toMatch(/^Argo .* 2021\/2022$/);
  });
  it('needs them', async () => {
    await render(<TradeIn {...props} />);
    await act(async () => document.querySelector<HTMLInputElement>('[value=model]')?.click());
    await submit();
    expect(texts('.field > .error').filter(Boolean)).toEqual([
      'Digite o modelo',
      'Selecione o ano',
      'Digite a quilometragem',
    ]);
  });
  it('that nobody values says so', async () => {
    await render(<TradeIn {...props} />);
    await byModel();
    await type('#modelName', 'Uno');
    await submit();
    expect(alert()).toBe(UNAVAILABLE);
    expect(value('modelName')).toBe('Uno');
  });
});

describe('the valued car', () => {
  it('is the down payment of the page, without its plate', async () => {
    document.body.append(document.createElement('vt-funding-flow'));
    const { emit } = await valueIt();
    await click(button('Usar como entrada'));
    expect($tradeIn.get()).toMatchObject({ isDownPayment: true, mileage: 30_000, validUntil: '2026-11-27' });
    expect(JSON.stringify([{ ...sessionStorage }, emit.mock.calls, location.href])).not.toMatch(/FIA/i);
    expect(emit).toHaveBeenCalledWith('vt-trade-in-selected', {
      valuation: $tradeIn.get()?.valuationId,
      use: 'down-payment',
    });
    expect(texts('p[role=status]').join()).toContain('entra como entrada');
    await click(button('Não usar como entrada'));
    expect($tradeIn.get()?.isDownPayment).toBe(false);
  });

  it('goes with a lead', async () => {
    document.body.append(document.createElement('vt-lead-form'));
    await valueIt();
    await click(button('Falar com a concessionária'));
    expect($tradeIn.get()?.isDownPayment).toBe(false);
  });

  it('has no button to a place that there is not', async () => {
    await render(<TradeIn {...props} />);
    await fill();
    await submit();
    expect(texts('.actions .button')).toEqual(['Avaliar outro carro']);
  });

  it('can be brought to a dealer that takes it', async () => {
    await valueIt();
    expect(texts('.dealers li').length).toBeGreaterThan(0);
    await click(document.querySelector('.dealers .link') as HTMLElement);
    expect($dealer.get()?.id).toMatch(/^\w+$/);
    expect(texts('p[role=status]').join()).toContain('Concessionária escolhida: ');
  });

  it('gives way to another, with what was typed', async () => {
    await valueIt();
    await click(button('Avaliar outro carro'));
    expect([value('plate'), value('mileage')]).toEqual(['FIA1A01', '30000']);
    expect(document.activeElement?.getAttribute('value')).toBe('plate');
  });
});

describe('photos', () => {
  const input = () => document.querySelector<HTMLInputElement>('[type=file]') as HTMLInputElement;
  const choose = async (...names: string[]) => {
    const files = names.map((name) => new File(['x'], name, { type: 'image/jpeg' }));
    Object.defineProperty(input(), 'files', { value: files, configurable: true });
    await act(async () => {
      input().dispatchEvent(new Event('change', { bubbles: true }));
    });
    await settle();
  };
  const picture = () => document.createElement('canvas');
  it('stay in memory, are shown with the value, and are never sent', async () => {
    photos.read.mockImplementation(async () => picture());
    await render(<TradeIn {...props} />);
    await choose('a.jpg', 'b.jpg');
    expect(document.querySelectorAll('canvas')).toHaveLength(2);
    await click(button('Remover a foto 1'));
    expect(document.querySelectorAll('canvas')).toHaveLength(1);
    expect(document.activeElement?.textContent).toBe('Escolher fotos');
    await fill();
    await submit();
    expect(document.querySelectorAll('canvas')).toHaveLength(1);
    expect(net.asked).toHaveLength(1);
    expect(texts('[type=file]')).toEqual([]);
  });
  it('that cannot be read are named, the others stay', async () => {
    photos.read.mockImplementation(async (file: File) => {
      if (file.name === 'bad.jpg') throw new Error('no picture');
      if (file.name === 'huge.jpg') throw Object.assign(new Error('large'), { reason: 'large' });
      return picture();
    });
    await render(<TradeIn {...props} />);
    await choose('bad.jpg', 'good.jpg');
    expect(alert()).toContain('Não foi possível abrir esta foto: bad.jpg');
    await choose('huge.jpg');
    expect(alert()).toContain('Esta foto é grande demais: huge.jpg');
    expect(document.querySelectorAll('canvas')).toHaveLength(1);
  });
  it('are six at most', async () => {
    photos.read.mockImplementation(async () => picture());
    await render(<TradeIn {...props} />);
    await choose('1', '2', '3', '4', '5', '6', '7');
    expect(document.querySelectorAll('canvas')).toHaveLength(6);
    expect(alert()).toContain('No máximo 6 fotos.');
  });
});

it('speaks Spanish', async () => {
  await render(<TradeIn {...props} />, 'es-AR');
  expect(text('h2')).toBe('Tasá tu usado');
});
