// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SignInGate } from '#features/session/sign-in/SignInGate';
import { OwnedCars } from '#widgets/warranty/deferred/OwnedCars';
import Warranty from '#widgets/warranty/Warranty';
import { button, click, leave, render, said, settle, text, texts, type } from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const pdf = vi.hoisted(() => ({ open: vi.fn() }));
vi.mock('#page/open-pdf', () => ({ openPdf: pdf.open }));

let net: SandboxPage;
beforeEach(() => {
  expect(OwnedCars).toBeDefined();
  net = sandboxPage({ brand: 'jeep', country: 'BR' });
  vi.setSystemTime(net.sandbox.world.now());
  Cookies.set('vitrine_session', 'ana', { path: '/' });
  pdf.open.mockReset();
  pdf.open.mockImplementation(async (load: () => Promise<Blob>) => {
    expect((await (await load()).text()).slice(0, 5)).toBe('%PDF-');
  });
});
afterEach(async () => {
  await leave();
  await act(async () => {
    document.dispatchEvent(new Event('vt-session-ended', { bubbles: true }));
  });
  signOut();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});
const show = (language: 'pt-BR' | 'es-AR' = 'pt-BR', garageUrl = '') =>
  render(
    <SignInGate purpose="">
      <Warranty heading="" sections={[]} deliverySource="" garageUrl={garageUrl} privacyUrl="/privacidade" />
    </SignInGate>,
    language,
  );
const calls = (id: string) => net.sandbox.state.calls.filter(({ call }) => call === id);
const open = (name: string) => click(button(name));
const panel = () =>
  [...document.querySelectorAll<HTMLElement>('[role=tabpanel]')].find((each) => !each.hidden)?.textContent ??
  '';

describe('the warranties of a car', () => {
  it('are those of the main car, with their time', async () => {
    await show();
    expect(texts('.plans h3')).toEqual(['Garantia de fábrica', 'Bateria', 'Corrosão da carroceria']);
    expect(texts('.plans .status')).toEqual(['Ativa', 'Ativa', 'Ativa']);
    expect(text('.plans li')).toMatch(/De 08\/11\/2026 a \d\d\/\d\d\/20\d\d/);
    expect(calls('HUB-02')).toEqual([]);
  });

  it('have terms, opened once by two presses', async () => {
    const { emit } = await show();
    const terms = button(/^Ver o termo/);
    await act(async () => {
      terms.click();
      terms.click();
    });
    await settle();
    expect(calls('HUB-07')).toHaveLength(1);
    expect(emit).toHaveBeenCalledWith('vt-warranty-terms-opened', { plan: 'fabrica' });
  });

  it('whose terms do not open can be tried again', async () => {
    await show();
    net.faults['/warranty-terms'] = 500;
    await click(button(/^Ver o termo/));
    expect(texts('.plans [role=alert]')[0]).toBe('Não foi possível abrir o termo. Tente novamente.');
    net.faults = {};
    await click(button(/^Ver o termo/));
    expect(texts('.plans [role=alert]')[0]).toBe('');
  });

  it.each([[400], ['offline'], [{ status: 200, body: 'unexpected' }]] as const)(
    'can be loaded again: %j',
    async (fault) => {
      net.faults['/warranty'] = fault;
      await show();
      await settle(9000);
      expect(panel()).toContain('Não foi possível carregar as informações');
      net.faults = {};
      await click(button('Tentar novamente'));
      expect(texts('.plans li')).toHaveLength(3);
      expect(document.activeElement?.className).toBe('section');
    },
  );

  it('are missing where the service knows none, and another car has its own', async () => {
    net.faults['/warranty'] = 404;
    await show();
    expect(panel()).toBe('Ainda não há dados deste carro.');
    net.faults = {};
    const other = document.querySelectorAll<HTMLOptionElement>('#hub-car option')[1]?.value ?? '';
    await type('#hub-car', other);
    expect(texts('.plans li')).toHaveLength(3);
  });
});

describe('the other sections', () => {
  it('show the dealer’s code where its name cannot be had', async () => {
    net.faults['/dealer'] = 404;
    await show();
    await open('Nota fiscal');
    expect(texts('.facts dd')[2]).toMatch(/^\d+$/);
  });
  it('load when they are opened: the invoice, with the dealer’s name', async () => {
    await show();
    await open('Nota fiscal');
    expect(texts('.facts dt')).toEqual(['Número', 'Emissão', 'Concessionária', 'Valor', 'Chave de acesso']);
    expect(texts('.facts dd')[2]).toMatch(/ Fiat .*, /);
    expect(texts('.facts dd')[3]).toMatch(/^R\$ [\d.]+,00$/);
  });
  it('say of a delivery whose status is unknown a neutral word, never the code', async () => {
    net.faults['/flawlessDelivery/'] = {
      status: 200,
      body: { vin: 'v', status: 'ON_HOLD', steps: [{ id: '1', name: 'Chaves' }] },
    };
    await show();
    await open('Entrega');
    expect(panel()).toBe('Entrega em atualizaçãoChaves ');
  });
  it('say how far the delivery is', async () => {
    await show();
    await open('Entrega');
    expect(panel()).toMatch(/^Entrega em andamento/);
    expect(texts('.steps li')).toHaveLength(5);
    expect(net.asked.some((address) => address.includes('/flawlessDelivery/hub/'))).toBe(true);
  });
});

describe('the products of Mopar', () => {
  const products = () => texts('.products label').length;
  const choose = (index: number) =>
    act(async () => document.querySelectorAll<HTMLInputElement>('.products input')[index]?.click());
  it('are those of the car, of a type, and of another model', async () => {
    await show();
    await open('Mopar');
    expect(products()).toBe(7);
    await type('#type', 'SERVICE');
    expect(products()).toBe(3);
    const model = document.querySelectorAll<HTMLOptionElement>('#model option')[1]?.value ?? '';
    await type('#model', model);
    expect(products()).toBe(3);
    expect(calls('HUB-08')).toHaveLength(1);
  });
  it('have installments, which another choice drops', async () => {
    const { emit } = await show();
    await open('Mopar');
    await click(button('Simular as parcelas'));
    expect(panel()).toContain('Escolha ao menos um produto.');
    await choose(0);
    await choose(1);
    await click(button('Simular as parcelas'));
    expect(texts('.options tbody tr')).toHaveLength(6);
    expect(texts('.options tbody tr')[0]).toBe('1xR$ 1.879,00R$ 1.879,00');
    expect(said('.options tbody tr')).toBe('1x1.879 reais1.879 reais');
    expect(document.activeElement?.tagName).toBe('TABLE');
    expect(emit).toHaveBeenCalledWith('vt-mopar-payment-simulated', { products: ['tapetes', 'engate'] });
    await choose(1);
    expect(texts('.options')).toEqual([]);
  });
  it('whose installments fail can be simulated again, without amounts that cannot be read', async () => {
    await show();
    await open('Mopar');
    await choose(0);
    net.faults['/simulation/payment'] = 500;
    await click(button('Simular as parcelas'));
    expect(panel()).toContain('Não foi possível simular as parcelas. Tente novamente.');
    net.faults = {
      '/simulation/payment': { status: 200, body: [{ installments: 2, installmentValue: 'x' }] },
    };
    await click(button('Simular as parcelas'));
    expect(panel()).toContain('O serviço não informou parcelas para estes produtos.');
  });
  it('lead on: services to a booking of the workshop, accessories to a purchase request', async () => {
    await show();
    await open('Mopar');
    expect(texts('.actions button')).toEqual([]);
    await choose(0);
    await choose(1);
    await choose(4);
    await click(button('Agendar os serviços escolhidos'));
    const booking = document.querySelector('vt-service-scheduling');
    expect(booking?.getAttribute('comment')).toBe('Produtos Mopar: Troca de óleo e filtro');
    expect(booking?.getAttribute('chassis')).toMatch(/^\w{17}$/);
    expect(booking?.getAttribute('privacy-url')).toBe('/privacidade');
    await click(button('Pedir a compra dos acessórios escolhidos'));
    const purchase = document.querySelector('vt-contact-form');
    expect(purchase?.getAttribute('reason')).toBe('Produtos Mopar: Tapetes de borracha, Engate removível');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Pedido de compra');
    // What is typed in the booking stays.
    expect(document.querySelector('vt-service-scheduling')).toBe(booking);
    await choose(1);
    expect(texts('.actions button')).toEqual(['Pedir a compra dos acessórios escolhidos']);
  });
  it('of the car are there without the other models', async () => {
    net.faults['/possible-models'] = 400;
    await show();
    await open('Mopar');
    expect(products()).toBe(7);
    expect(texts('#model option')).toEqual(['Este carro']);
  });
});

describe('the visitor’s cars', () => {
  it('can be loaded again', async () => {
    net.faults['/v1/owned'] = 404;
    await show();
    expect(text('[role=alert]')).toBe('Não foi possível carregar as informações');
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(texts('.plans li')).toHaveLength(3);
  });
  it('may be none', async () => {
    net.faults['/v1/owned'] = { status: 200, body: [] };
    await show('pt-BR', '/garagem');
    expect(text('.state-title')).toBe('Nenhum carro cadastrado');
    expect(texts('#model option')[0]).toBe('Selecione o modelo');
    expect(document.querySelector('.products')).toBeNull();
    const [, model] = document.querySelectorAll<HTMLOptionElement>('#model option');
    await type('#model', model?.value ?? '');
    expect(texts('.products label')).toHaveLength(7);
    expect(calls('HUB-08').map(({ query }) => query)).toEqual([{ brand: 'jeep', modelCode: model?.value }]);
    expect(calls('HUB-03')).toEqual([]);
    await act(async () => document.querySelector<HTMLInputElement>('.products input')?.click());
    await click(button('Pedir a compra dos acessórios escolhidos'));
    expect(document.querySelector('vt-contact-form')?.getAttribute('reason')).toBe(
      `Produtos Mopar: Tapetes de borracha (para ${model?.textContent})`,
    );
    expect(document.querySelector('.room a')?.getAttribute('href')).toMatch(/\/garagem$/);
  });
  it('may have no chassis', async () => {
    net.faults['/v1/owned'] = {
      status: 200,
      body: [{ id: '1', userId: 'u', mvsCode: '3580', modelName: 'Pulse' }],
    };
    await show();
    expect(text('.room')).toContain('Este carro está sem o chassi');
    expect(net.asked.some((address) => address.includes('/warranty'))).toBe(false);
  });
  it('never show in addresses of the page or its storage', async () => {
    await show();
    const chassis = String(calls('GAR-01').length);
    expect(chassis).toBe('1');
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/9BV/);
    expect(location.href).not.toMatch(/9BV/);
  });
});

it('speaks Spanish', async () => {
  await show('es-AR');
  expect(text('h2')).toBe('Garantía y documentos');
});
