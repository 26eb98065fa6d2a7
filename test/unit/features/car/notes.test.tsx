// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SAVED_CAR_LIFETIME } from '#domain/car/saved-car';
import { $car, setCar } from '#features/car/car-store';
import { loadVersion } from '#features/car/current/load-car';
import { CarSummary } from '#features/car/summary/CarSummary';
import { GarageNote } from '#features/car/summary/GarageNote';
import { LostNote } from '#features/car/summary/LostNote';
import { pageSingleton } from '#page/core/page-singleton';
import { ARGO, carPage, openLink } from '../../lib/car-page';
import { button, click, leave, render, settle, text } from '../../lib/render';

const signIn = (token: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  document.cookie = `vitrine_session=${token}; path=/`;
  pageSingleton('userToken', () => ({ current: undefined as string | undefined })).current = undefined;
};
const toGarage = (asked: string[]) => asked.filter((call) => call.startsWith('POST /garage'));

afterEach(async () => {
  await leave();
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  document.cookie = 'vitrine_session=; path=/; max-age=0';
  vi.unstubAllGlobals();
});

describe('the garage', () => {
  it('is not called for a visitor who is nobody', async () => {
    const { asked } = carPage();
    await openLink(ARGO);
    await render(<GarageNote />);
    expect(toGarage(asked)).toEqual([]);
    expect(asked.some((call) => call.includes('users/self'))).toBe(false);
    expect(text('vt-test')).toBe('');
  });
  it('gets the version of a signed-in user, once for each version', async () => {
    const { asked } = carPage();
    signIn('ana');
    await openLink(ARGO);
    const { show } = await render(<GarageNote />);
    expect(text('[role=status]')).toBe('Salvo na sua garagem');
    await show(null);
    await show(<GarageNote />);
    await settle();
    expect(toGarage(asked)).toHaveLength(1);
    await act(() => loadVersion('358BF31', 2026, document.body));
    await settle();
    expect(toGarage(asked)).toHaveLength(2);
  });
  it('takes a version that is there already for saved', async () => {
    const { sandbox } = carPage();
    signIn('ana');
    sandbox.state.setFault({ call: 'GAR-09', fault: '409' });
    await openLink(ARGO);
    await render(<GarageNote />);
    expect(text('[role=status]')).toBe('Salvo na sua garagem');
  });
  it('that cannot be reached says so; another try saves, and keeps the focus', async () => {
    const { sandbox } = carPage();
    signIn('ana');
    sandbox.state.setFault({ call: 'GAR-09', fault: '500' });
    await openLink(ARGO);
    await render(<GarageNote />, 'es-AR');
    expect(text('[role=status]')).toBe('No se pudo guardar en tu garaje.');
    sandbox.state.setFault({ call: 'GAR-09', fault: 'none' });
    button('Intentar de nuevo').focus();
    await click(button('Intentar de nuevo'));
    expect(text('[role=status]')).toBe('Guardado en tu garaje');
    expect(document.activeElement?.className).toBe('garage-note');
  });
});

describe('what could not be kept', () => {
  const LOST = [
    { kind: 'part', code: 'MUL' },
    { kind: 'part', code: 'A02' },
    { kind: 'color', code: '679' },
    { kind: 'coating', code: 'C01' },
    { kind: 'service', code: 'V09' },
    { kind: 'part', code: 'NEVER' },
  ] as const;
  const items = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
  it('is called by its names, and by its code where nobody knows one', async () => {
    carPage();
    await render(<LostNote lost={LOST} />);
    expect(items()).toEqual([
      'Item: Central multimídia de 10,1"',
      'Item: Tapetes de carpete bordados',
      'Cor: Cinza Silverstone',
      'Revestimento: Couro sintético preto',
      'Serviço: V09',
      'Item: NEVER',
    ]);
  });
  it('is called by its codes where the service fails', async () => {
    const { sandbox } = carPage();
    sandbox.state.setFault({ fault: '400' });
    await render(<LostNote lost={LOST.slice(0, 3)} />);
    expect(items()).toEqual(['Item: MUL', 'Item: A02', 'Cor: 679']);
  });
  it('goes when it is read, and comes back for something else', async () => {
    carPage();
    const { show } = await render(<LostNote lost={LOST.slice(0, 1)} />);
    button('Entendi').focus();
    await click(button('Entendi'));
    expect(items()).toEqual([]);
    expect(document.activeElement?.tagName).toBe('DIV');
    await show(<LostNote lost={LOST.slice(1, 2)} />);
    await settle();
    expect(items()).toHaveLength(1);
  });
  it('is nothing where nothing was lost', async () => {
    carPage();
    await render(<LostNote lost={[]} />);
    expect(text('vt-test')).toBe('');
  });
});

describe('prices', () => {
  it('that failed can be asked for again; the amounts come, and it is said', async () => {
    const { sandbox } = carPage();
    sandbox.state.setFault({ call: 'PRC-07', fault: '400' });
    await openLink(ARGO);
    await render(<CarSummary />);
    expect(text('[role=alert]')).toBe('Não foi possível atualizar os preços.');
    expect(text('.of-initialPrice')).toContain('Valor indisponível no momento');
    sandbox.state.setFault({ call: 'PRC-07', fault: 'none' });
    await click(button('Atualizar preços'));
    expect(text('.of-initialPrice')).toContain('R$ 92.990,00');
    expect(document.querySelector('[role=alert]')).toBeNull();
    expect(text('.prices-place [role=status]')).toBe('Preços atualizados.');
    expect(document.activeElement?.className).toBe('prices-place');
  });
  it('are beside a stock that nobody could tell, which is asked for again', async () => {
    const { sandbox } = carPage();
    sandbox.state.setFault({ call: 'STK-01', fault: '400' });
    await openLink(ARGO);
    await render(<CarSummary />);
    expect(text('[role=alert]')).toBe('Não foi possível consultar o estoque.');
    expect(text('vt-test')).not.toContain('NÃO HÁ ESTOQUE');
    sandbox.state.setFault({ call: 'STK-01', fault: 'none' });
    await click(button('Tentar novamente'));
    expect(document.querySelector('[role=alert]')).toBeNull();
    expect(text('.prices-place [role=status]')).toBe('Estoque consultado.');
  });
  it('can be paid in the ways that the price service names; a failure is said and asked for again', async () => {
    const { sandbox } = carPage();
    sandbox.state.setFault({ call: 'PRC-10', fault: '400' });
    await openLink(ARGO);
    await render(<CarSummary />);
    expect(text('[role=alert]')).toBe('Não foi possível consultar as formas de pagamento.');
    sandbox.state.setFault({ call: 'PRC-10', fault: 'none' });
    await click(button('Tentar novamente'));
    expect(text('.of-payment-types dd')).toBe('À vista, Financiamento, Parcela final, Consórcio');
  });
  it('that are four hours old are not shown as good', async () => {
    carPage();
    await openLink(ARGO);
    setCar({ ...$car.get(), pricedAt: Date.now() - SAVED_CAR_LIFETIME - 1 });
    await render(<CarSummary />);
    expect(text('[role=alert]')).toBe('Os preços foram consultados há mais de quatro horas.');
    await click(button('Atualizar preços'));
    expect(document.querySelector('[role=alert]')).toBeNull();
  });
  it('on their way are said to be', async () => {
    carPage();
    await openLink(ARGO);
    const { priceStatus } = $car.get();
    setCar({ ...$car.get(), priceStatus: { ...priceStatus, configured: 'loading' } });
    await render(<CarSummary />);
    expect(text('.car-total [aria-busy=true]')).toBe('R$ 92.990,00');
  });
  it('of a car that is not there: it is said', async () => {
    carPage();
    await openLink(ARGO);
    await act(async () =>
      setCar({ ...$car.get(), stock: { mvsCode: '358AF11', quantity: 0, lines: [] } as never }),
    );
    await render(<CarSummary />);
    expect(text('.notice')).toBe('NÃO HÁ ESTOQUE PARA O CARRO SELECIONADO');
  });
});
