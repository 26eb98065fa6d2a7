// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseDealer, clearDealer } from '#features/dealer/dealer-store';
import { button, click, said, settle, text, texts, type } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import { ARGO, booking, closePage, openPage, show, simulate } from './lib';

let net: SandboxPage;
beforeEach(() => {
  net = openPage();
});
afterEach(async () => {
  await closePage();
  clearDealer();
});

describe('the booking', () => {
  it('opens for the next revision, closes and opens again with what was typed', async () => {
    const { emit } = await show({ mvs: ARGO, privacyUrl: '/privacidade' });
    await simulate();
    await click(button('Agendar a 2ª revisão'));
    const area = document.activeElement as HTMLElement;
    expect(area.getAttribute('aria-label')).toBe('Agendamento da 2ª revisão');
    expect(emit).toHaveBeenCalledWith('vt-maintenance-booking-started', { mvsCode: ARGO, revision: 2 });
    const tag = booking();
    expect(tag?.getAttribute('privacy-url')).toBe('/privacidade');
    await click(button('Fechar o agendamento'));
    expect(area.hidden).toBe(true);
    await click(button('Agendar a 2ª revisão'));
    expect([booking() === tag, area.hidden]).toEqual([true, false]);
    await type('#done', '1');
    await click(button('Agendar a 3ª revisão'));
    expect(booking()?.getAttribute('revision')).toBe('3');
  });

  it('waits for the services of the revision, and opens without them if they fail', async () => {
    await show({ mvs: ARGO });
    net.hold = '/scheduleRevision';
    await simulate();
    await click(button('Agendar a 2ª revisão'));
    expect(booking()).toBeNull();
    await act(async () => net.held[0]?.go());
    await settle();
    expect(booking()?.getAttribute('services')).toBe('SV01');
    await click(button('Alterar os dados'));
    net.hold = '';
    net.faults['/scheduleRevision'] = 404;
    await simulate('41000', '');
    await click(button('Agendar a 5ª revisão'));
    expect([booking()?.getAttribute('revision'), booking()?.getAttribute('services')]).toEqual(['5', null]);
  });

  it('is on the author’s page, with codes in its address, or nowhere', async () => {
    await show({ mvs: ARGO, bookingUrl: '/servico?a=1' });
    await simulate();
    const link = document.querySelector<HTMLAnchorElement>('.next a');
    expect(link?.textContent).toBe('Agendar a 2ª revisão');
    expect(link?.href).toMatch(new RegExp(`/servico\\?a=1&mvs=${ARGO}&revision=2&services=SV01$`));
    await closePage();
    net = openPage();
    await show({ mvs: ARGO, hideBooking: true });
    await simulate();
    expect(texts('.next .button')).toEqual(['Adicionar lembrete ao calendário']);
  });

  it('of a revision after the plan has no number', async () => {
    await show({ mvs: ARGO });
    await simulate();
    await type('#done', '9');
    await click(button('Agendar uma visita'));
    expect([booking()?.hasAttribute('revision'), booking()?.getAttribute('heading')]).toEqual([
      false,
      'Agendamento de uma visita',
    ]);
  });

  it('has the price of the dealer that the visitor has chosen', async () => {
    const dealer = net.sandbox.world.dealers.find(
      ({ brand, stateCode }) => brand === 'fiat' && stateCode === 'SP',
    );
    await act(async () =>
      chooseDealer({
        id: dealer?.idSiteGeo ?? '',
        name: 'Fiat Centro',
        cityName: '',
        cityCode: '',
        stateCode: 'SP',
        phone: '',
      }),
    );
    await show({ mvs: ARGO });
    await simulate();
    expect(text('.next')).toMatch(/Na concessionária Fiat Centro: R\$ [\d.]+,00\./);
    expect(said('.schedule')).toMatch(/Fiat Centro: [\d.]+ reais\./);
    expect(net.asked.find((address) => address.includes('scheduleRevision'))).toContain(
      `dealerCode=${dealer?.idSiteGeo}`,
    );
  });
});

describe('the printed plan', () => {
  const print = vi.fn();
  beforeEach(() => {
    print.mockReset();
    vi.stubGlobal('print', print);
  });

  it('is printed alone, with all that each revision includes, and gone afterwards', async () => {
    const { emit } = await show({ mvs: ARGO, state: 'SP' });
    await simulate();
    await click(button('Imprimir o plano'));
    expect(print).toHaveBeenCalledOnce();
    const sheet = document.querySelector('.plan-sheet');
    expect(sheet?.hasAttribute('data-vitrine-print')).toBe(true);
    expect(texts('.plan-sheet tbody tr')).toHaveLength(10);
    expect(text('.plan-sheet')).toContain('Uso: 17.300 km e 14 meses. Preços sugeridos: São Paulo.');
    expect(text('.plan-sheet')).toContain('Próxima revisão: 20.000 km ou 24 meses. Faltam 2.700 km');
    expect(text('.plan-sheet')).toContain('Trocas: Óleo do motor, Filtro de óleo');
    expect(text('.plan-sheet')).toContain('Impresso em 20/11/2026.');
    expect(emit).toHaveBeenCalledWith('vt-maintenance-printed', { mvsCode: ARGO });
    await act(async () => void dispatchEvent(new Event('afterprint')));
    expect(document.querySelector('.plan-sheet')).toBeNull();
    await click(button('Imprimir o plano'));
    expect(print).toHaveBeenCalledTimes(2);
  });
});

it('is in Spanish, pesos and provinces in Argentina', async () => {
  await closePage();
  net = openPage({ brand: 'peugeot', country: 'AR', language: 'es-AR' });
  await show({ state: 'B' }, 'es-AR');
  await type('#modelCode', document.querySelectorAll<HTMLOptionElement>('#modelCode option')[1]?.value ?? '');
  await type('#mvsCode', document.querySelectorAll<HTMLOptionElement>('#mvsCode option')[1]?.value ?? '');
  expect(text('[for=state]')).toContain('Precios de la provincia');
  await simulate();
  expect(text('.next')).toContain('Service 2: 20.000 km o 24 meses');
  expect(text('.result')).toContain('Precios sugeridos: Buenos Aires.');
  expect(text('.next')).toMatch(/\$ [\d.]+,00/);
  expect(button('Pedir turno para el service 2')).toBeDefined();
});

describe('the reminder of the next revision', () => {
  const remind = () => texts('button').includes('Adicionar lembrete ao calendário');
  it('is a calendar file of the day by which the months are over, named as our estimate', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:x';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await show({ mvs: ARGO });
    await simulate();
    expect(text('.reminder-day')).toContain('por volta de 20/09/2027 (estimativa nossa)');
    await click(button('Adicionar lembrete ao calendário'));
    const file = ((await files[0]?.text()) ?? '').replace(/\r\n /g, '');
    expect(file).toContain('DTSTART;VALUE=DATE:20270920\r\nSUMMARY:2ª revisão: ');
    expect(file).toContain('STATUS:TENTATIVE');
    expect(file).toMatch(/DESCRIPTION:.*Dia estimado pelos meses que faltam/);
  });

  it('is not there without months, nor for a revision that is overdue', async () => {
    await show({ mvs: ARGO });
    await simulate('19900', '');
    expect([text('.next').length > 0, remind()]).toEqual([true, false]);
    await click(button('Alterar os dados'));
    await simulate('19900', '25');
    await type('#done', '0');
    expect([text('.next .badge'), remind()]).toEqual(['Atrasada', false]);
  });
});
