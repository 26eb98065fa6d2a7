// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { $car, setCar } from '#features/car/car-store';
import { loadVersion } from '#features/car/current/load-car';
import { pageSingleton } from '#page/core/page-singleton';
import type { ConfiguratorSummaryProps } from '#widgets/configurator-summary/attributes';
import ConfiguratorSummary from '#widgets/configurator-summary/ConfiguratorSummary';
import { ARGO, carPage, openLink } from '../../lib/car-page';
import { until } from '../../lib/clock';
import { button, click, leave, render, settle, text, texts } from '../../lib/render';

async function show(props: Partial<ConfiguratorSummaryProps> = {}, language: 'pt-BR' | 'es-AR' = 'pt-BR') {
  await leave();
  const all = { view: 'compact', heading: '', link: '', hideShare: false, ...props } as const;
  return render(<ConfiguratorSummary {...all} />, language);
}
const link = () => document.querySelector<HTMLAnchorElement>('a[part=button]');
const keep = (age = 0) => {
  const savedAt = Date.now() - age;
  const car = {
    ...{ savedAt, brand: 'fiat', mvs: { code: '358AF11', modelCode: '358', year: 2026 } },
    ...{ location: { countryCode: 'BR' }, color: '679', coating: '', parts: ['CAM'], services: [] },
  };
  localStorage.setItem('vitrine:car:v2', JSON.stringify({ saved: savedAt, value: car }));
};

beforeAll(() =>
  Promise.all([
    import('#widgets/configurator-summary/CurrentCar'),
    import('#widgets/configurator-summary/deferred/CarView'),
  ]),
);
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  document.cookie = 'vitrine_session=; path=/; max-age=0';
});

describe('where there is no car', () => {
  it('invites to the page of the configurator', async () => {
    carPage();
    await show({ link: '/monte/' });
    expect(text('[role=status]')).toBe('Você ainda não configurou um carro.');
    expect([link()?.textContent, link()?.pathname]).toEqual(['Configurar um carro', '/monte/']);
  });
  it('has the author’s heading above the invitation, in a line as well', async () => {
    carPage();
    await show({ heading: 'Seu próximo carro' });
    expect(text('h2')).toBe('Seu próximo carro');
    expect(text('[role=status]')).toBe('Você ainda não configurou um carro.');
  });
  it.each(['', 'javascript:alert(1)'])('has no link to %j', async (address) => {
    carPage();
    await show({ link: address });
    expect(link()).toBeNull();
  });
});

describe('in a line', () => {
  it('follows the current car, and leads on with it in the address', async () => {
    carPage();
    await openLink('358AF11~2026~679~~CAM~');
    await show({ link: 'https://outra.example/monte/?origem=1#versoes' });
    expect(text('.car-line-name')).toBe('ArgoDrive 1.0 2026Cinza Silverstone');
    expect(text('.car-line-price .amount')).toBe('R$ 96.170,00');
    const url = new URL(link()?.href ?? '');
    expect(link()?.textContent).toBe('Continuar configurando');
    expect([url.origin, url.hash, url.searchParams.get('origem'), url.searchParams.get('vt-car')]).toEqual([
      'https://outra.example',
      '#versoes',
      '1',
      '358AF11~2026~679~T01~CAM~',
    ]);
    await act(() => loadVersion('358BF31', 2026, document.body));
    await settle();
    expect(text('.car-line-name')).toContain('Drive 1.3 CVT');
  });
  it('leads to a place of this page without loading it anew', async () => {
    carPage();
    await openLink(ARGO);
    await show({ link: '#versoes' });
    expect(new URL(link()?.href ?? '').searchParams.get('vt-car')).toBe('358AF11~2026');
    expect(link()?.hash).toBe('#versoes');
  });
  it('says that prices could not be loaded, and nothing of the stock, which is not asked about', async () => {
    const { sandbox } = carPage();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const call of ['PRC-07', 'PRC-08', 'STK-01']) sandbox.state.setFault({ call, fault: '400' });
    await openLink(ARGO);
    await show();
    expect(text('.car-line-price .amount')).toBe('Valor indisponível no momento');
    expect(texts('[role=alert]').join()).not.toContain('estoque');
    vi.mocked(console.error).mockRestore();
  });
  it('keeps the car in sight while another version loads', async () => {
    carPage();
    await openLink(ARGO);
    await show();
    await act(async () => setCar({ ...$car.get(), status: 'loading', isReady: false }));
    expect(text('.car-line-name')).toContain('Drive 1.0');
    await until(() => expect(document.querySelector('.content')?.getAttribute('aria-busy')).toBe('true'));
  });
});

describe('on a page without a configurator', () => {
  it('brings back the car of an earlier visit, and says what is not sold any more', async () => {
    carPage();
    keep();
    await show({ view: 'full' });
    await until(() => expect(text('.car-total .amount')).toBe('R$ 96.170,00'));
    expect(text('.car-row.of-color')).toContain('Cinza Silverstone');
    expect($car.get().loadedFromLocalStorage).toBe(true);
  });
  it('brings back none that is four hours old', async () => {
    carPage();
    keep(14_400_000);
    await show();
    expect(text('[role=status]')).toBe('Você ainda não configurou um carro.');
  });
  it('opens a shared link, and says what it cannot have', async () => {
    carPage();
    history.replaceState(null, '', '/carro?vt-car=358AF11~2026~999~~MUL.OLD~');
    await show({ view: 'full' });
    expect(text('.lost-note')).toContain('Cor: 999');
    expect(text('.lost-note')).toContain('Item: OLD');
    expect(text('.car-row.of-optionals')).toContain('Central multimídia');
  });
  it('puts away what a link cannot have once it is read, and keeps the rest', async () => {
    carPage();
    history.replaceState(null, '', '/carro?vt-car=358AF11~2026~999~T01~MUL.OLD~');
    await show({ view: 'full' });
    await click(button('Entendi'));
    expect(document.querySelector('.lost-note')).toBeNull();
    expect(text('.car-row.of-optionals')).toContain('Central multimídia');
  });
  it('saves a signed-in visitor’s version to the garage, in full only', async () => {
    const { asked } = carPage();
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
    document.cookie = 'vitrine_session=ana; path=/';
    pageSingleton('userToken', () => ({ current: undefined as string | undefined })).current = undefined;
    await openLink(ARGO);
    await show();
    expect(asked.some((call) => call.startsWith('POST /garage'))).toBe(false);
    await show({ view: 'full' });
    expect(text('.garage-note')).toBe('Salvo na sua garagem');
  });
});

describe('beside a configurator', () => {
  it('leaves the first car, what was lost and the garage to it', async () => {
    const { asked } = carPage();
    keep();
    document.head.append(document.createElement('vt-configurator'));
    await show({ view: 'full' });
    expect(asked).toEqual([]);
    expect($car.get().status).toBe('empty');
  });
});

describe('failures', () => {
  it('a car that cannot be loaded is asked for again', async () => {
    const { sandbox } = carPage();
    sandbox.state.setFault({ call: 'CAR-03', fault: '400' });
    keep();
    await show();
    expect(text('[role=alert]')).toBe('Não foi possível carregar as informações');
    sandbox.state.setFault({ call: 'CAR-03', fault: 'none' });
    button('Tentar novamente').focus();
    await click(button('Tentar novamente'));
    expect(text('.car-line-name')).toContain('Argo');
    expect(document.activeElement?.className).toBe('content');
    await until(() => expect(text('.car-line-price .amount')).toBe('R$ 96.170,00'));
    expect(document.querySelector('[role=alert]')).toBeNull();
  });
  it('a car that is not sold any more leads to another', async () => {
    carPage();
    history.replaceState(null, '', '/carro?vt-car=ZZZZZZ1~2020');
    await show({ link: '/monte/' });
    expect(text('[role=alert]')).toBe('Este carro não está mais disponível.');
    expect(link()?.textContent).toBe('Configurar outro carro');
  });
});

describe('the attributes', () => {
  it('say its heading, and take the ways to share away', async () => {
    carPage();
    await openLink(ARGO);
    await show({ view: 'full', heading: 'Seu Argo', hideShare: true });
    expect(text('h2')).toBe('Seu Argo');
    expect(document.querySelector('.share-car, textarea')).toBeNull();
    await show({ view: 'full' }, 'es-AR');
    expect(text('h2')).toBe('Resumen de la configuración');
    expect(button('Descargar PDF')).toBeTruthy();
  });
});
