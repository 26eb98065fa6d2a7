// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { button, click, settle, submit, text, texts } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import { callsOf, closePage, openPage, searchFor } from './page';

const pdf = vi.hoisted(() => ({ open: vi.fn() }));
vi.mock('#page/open-pdf', () => ({ openPdf: pdf.open }));

let net: SandboxPage;
beforeEach(() => {
  net = openPage();
  pdf.open.mockReset();
  pdf.open.mockImplementation(async (load: () => Promise<Blob>) => {
    expect((await (await load()).text()).slice(0, 5)).toBe('%PDF-');
  });
});
afterEach(closePage);
const calls = (id: string) => callsOf(net, id);

describe('a pending campaign', () => {
  it('has a voucher, opened once however often it is pressed', async () => {
    const { emit } = await searchFor('FIA1A01');
    const voucher = button(/^Voucher em PDF/);
    await act(async () => {
      voucher.click();
      voucher.click();
    });
    await settle();
    expect(calls('RCL-02')).toHaveLength(1);
    expect(pdf.open.mock.calls[0]?.[1]).toMatchObject({
      fileName: expect.stringMatching(/^recall-\d+\.pdf$/),
    });
    expect(emit).toHaveBeenCalledWith('vt-recall-voucher-opened', { campaign: expect.any(String) });
  });

  it.each([
    [409, 'O reparo desta campanha já foi feito. Consulte novamente.'],
    [404, 'Não foi possível abrir o voucher. Tente novamente.'],
  ])('says why its voucher did not open (%d)', async (status, message) => {
    await searchFor('FIA1A01');
    net.faults['/recall/voucher'] = { status, body: {} };
    await click(button(/^Voucher em PDF/));
    expect(texts('.campaign [role=alert]')).toEqual([message]);
    net.faults = {};
    await click(button(/^Voucher em PDF/));
    expect(texts('.campaign [role=alert]')).toEqual(['']);
  });

  it('stands without its bulletin, which can be loaded again', async () => {
    net.faults['/recall/fiat/'] = { status: 404, body: {} };
    await searchFor('FIA1A01');
    expect(text('.campaign [role=alert]')).toContain('Não foi possível carregar o boletim');
    button(/^Voucher em PDF/);
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(document.activeElement?.className).toBe('section');
    expect(text('.campaign')).toContain('Risco');
  });

  it('of a car whose brand is not said has the bulletin of the page’s brand', async () => {
    const answer = await net.sandbox.app.request('/api/recall/car?plate=FIA1A01');
    net.faults['/recall/car'] = { status: 200, body: { ...(await answer.json()), brand: null } };
    await searchFor('FIA1A01');
    expect(net.asked.some((line) => line.includes('/recall/fiat/'))).toBe(true);
    expect(text('.campaign')).toContain('Risco');
  });

  it('is booked with its service and the car, by attributes', async () => {
    await searchFor('FIA1A01');
    await click(button('Agendar o reparo'));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Agendar o reparo');
    const booking = document.querySelector('vt-service-scheduling');
    expect(booking?.getAttribute('services')).toBe('SV03');
    expect(booking?.getAttribute('start')).toBe('dealer');
    expect(booking?.getAttribute('plate')).toBe('FIA1A01');
    expect(booking?.getAttribute('chassis')).toMatch(/^9BV/);
    expect(booking?.getAttribute('privacy-url')).toBe('/privacidade');
  });

  it('of another brand leads to that brand', async () => {
    await searchFor('JEE1A01');
    expect(text('.result')).toContain(
      'Agende o reparo em uma concessionária Jeep: informe a placa ou o chassi',
    );
    const link = document.querySelector<HTMLAnchorElement>('.result a.button');
    expect([link?.textContent, link && new URL(link.href).pathname]).toEqual([
      'Ir para a Jeep',
      '/marcas/jeep/',
    ]);
    expect(net.asked.some((address) => address.includes('/recall/jeep/'))).toBe(true);
    expect(document.body.innerHTML).not.toContain('Agendar o reparo');
  });

  it('of software shows the update to its owner, until it is validated', async () => {
    await searchFor('FIA1A02');
    expect(text('.campaign')).toContain('O reparo é uma atualização de software');
    const { chassis } = (await (await net.sandbox.app.request('/api/recall/car?plate=FIA1A02')).json()) as {
      chassis: string;
    };
    const campaignId = net.asked
      .find((address) => address.includes('/recall/fiat/'))
      ?.split('/')
      .at(-1);
    const put = async (body: object) =>
      (await (
        await net.sandbox.app.request('/api/recall/updateRecall', {
          method: 'PUT',
          headers: { 'content-type': 'application/json', authorization: 'Bearer sistemas' },
          body: JSON.stringify({ chassis, campaignId, ...body }),
        })
      ).json()) as { id: string };
    const { id } = await put({});
    await submit();
    expect(text('.campaign')).toContain('Atualização criada. Em 20/11/2026');
    expect(text('.campaign')).toContain('ESC: da versão 04.11 para a 04.15.');
    net.faults['/updateRecall/'] = { status: 200, body: { id, status: 'created', createdAt: '2026-11-20' } };
    await submit();
    expect(text('.campaign')).toContain('Em atualização. ESC: da versão 04.11 para a 04.15.');
    expect(text('.campaign')).not.toContain('Atualização criada');
    net.faults = {};
    await put({ id, status: 'VALIDATED' });
    await submit();
    expect(text('.campaign')).toContain('Atualização validada.');
    expect(text('.campaign')).toContain('ESC: versão 04.15, antes 04.11.');
  });

  it('of software says if the update cannot be loaded', async () => {
    net.faults['/updateSoftware/'] = { status: 404, body: {} };
    await searchFor('FIA2A02');
    expect(text('.campaign [role=alert]')).toContain('Não foi possível carregar a atualização do software');
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(text('.campaign')).toContain('Atualização validada.');
  });
});
