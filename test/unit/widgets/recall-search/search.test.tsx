// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { button, click, settle, submit, text, texts, type } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import { callsOf, closePage, field, openPage, searchFor } from './page';

let net: SandboxPage;
beforeEach(() => {
  net = openPage();
});
afterEach(closePage);
const calls = (id: string) => callsOf(net, id);

describe('a search', () => {
  it.each(['', 'FIA1A', '9BV12345'])(
    'for %j is not made, and the field says what it needs',
    async (wrong) => {
      await searchFor(wrong);
      expect(text('#vehicle-error')).toMatch(/Digite a placa ou (o|os 17 caracteres do) chassi/);
      expect(net.asked).toEqual([]);
    },
  );

  it('by a plate says what is pending, its risk and what to do, and takes the focus', async () => {
    const { emit } = await searchFor('fia-1a03');
    expect(net.asked[0]).toContain('/recall/car?plate=FIA1A03');
    expect(document.activeElement?.tagName).toBe('H3');
    expect(text('.notice')).toBe(
      'Este carro tem 2 recalls pendentes. Agende o reparo o quanto antes. Ele é gratuito.',
    );
    expect(texts('.campaign h4')).toEqual([
      'Módulo do airbag do passageiro',
      'Software da central eletrônica dos freios',
    ]);
    expect(texts('.campaign .status')).toEqual(['Pendente', 'Pendente']);
    expect(text('.campaign')).toContain('RiscoEm uma colisão, o airbag pode não abrir');
    expect(text('.campaign')).toContain('Tempo do reparo60 minutos');
    expect(text('.campaign details')).toMatch(/Boletim da campanha RC-\d+DefeitoO conector/);
    expect(emit).toHaveBeenCalledWith('vt-recall-searched', {
      campaigns: [expect.any(String), expect.any(String)],
      pending: 2,
    });
    expect(calls('RCL-03')).toHaveLength(2);
  });

  it('by a chassis asks by the chassis, and says so plainly where there is nothing', async () => {
    await searchFor('FIA1A05');
    const { chassis } = (await (await net.sandbox.app.request('/api/recall/car?plate=FIA1A05')).json()) as {
      chassis: string;
    };
    await type('#vehicle', chassis.toLowerCase());
    await submit();
    expect(net.asked.at(-1)).toContain(`chassis=${chassis}`);
    expect(text('.notice')).toMatch(/^Nenhum recall pendente/);
    expect(document.querySelector('.notice.bad')).toBeNull();
    expect(texts('.result button')).toEqual([]);
    expect(document.body.innerHTML).not.toContain('Agendar');
  });

  it('shows what was done with its date, and its bulletin when asked', async () => {
    await searchFor('FIA1A04');
    expect(texts('.campaign h4')).toEqual(['Mangueira de combustível']);
    expect(texts('.campaign .status')).toEqual(['Reparado']);
    expect(text('.campaign')).toContain('Reparo feito em 17/11/2025.');
    expect(calls('RCL-03')).toEqual([]);
    await act(async () => document.querySelector('.campaign details')?.dispatchEvent(new Event('toggle')));
    await settle();
    expect(text('.campaign')).toContain('Risco');
    expect(calls('RCL-02')).toEqual([]);
  });

  it('of a car that the service does not know says so, and keeps what was typed', async () => {
    net.faults['/recall/car'] = { status: 404, body: {} };
    const { emit } = await searchFor('FIA1A01');
    expect(text('.result h3')).toBe('Veículo não encontrado');
    expect(document.activeElement?.tagName).toBe('H3');
    expect(field()?.value).toBe('FIA1A01');
    expect(emit).toHaveBeenCalledWith('vt-recall-search-failed', { kind: 'missing' });
  });

  it.each([[{ status: 403, body: {} }], [{ status: 200, body: { hasRecall: false } }], ['offline' as const]])(
    'that fails (%j) says so, keeps what was typed, and can be made again',
    async (fault) => {
      net.faults['/recall/car'] = fault;
      const { emit } = await searchFor('FIA1A01');
      await settle(60_000);
      expect(text('[role=alert]')).not.toBe('');
      expect(text()).not.toContain('Nenhum recall');
      expect(field()?.value).toBe('FIA1A01');
      expect(emit).toHaveBeenCalledWith('vt-recall-search-failed', { kind: expect.any(String) });
      net.faults = {};
      await submit();
      expect(text('.notice b')).toBe('Este carro tem 1 recall pendente.');
    },
  );

  it('that fails removes the result of another car', async () => {
    await searchFor('FIA1A05');
    net.faults['/recall/car'] = { status: 403, body: {} };
    await type('#vehicle', 'FIA1A01');
    await submit();
    expect(document.querySelector('.result')).toBeNull();
  });

  it('trusts the service where it names a recall without campaigns', async () => {
    net.faults['/recall/car'] = {
      status: 200,
      body: { chassis: '9BV00000000000001', hasRecall: true, campaigns: null },
    };
    await searchFor('FIA1A01');
    expect(text('.notice b')).toBe('Este carro tem recall pendente.');
    expect(text('.result h3')).toBe('Veículo');
    button('Agendar o reparo');
  });

  it('never puts the plate or the chassis into the address or the storage', async () => {
    await searchFor('FIA1A03');
    const { chassis = '' } = (calls('RCL-01')[0]?.answer ?? {}) as { chassis?: string };
    await click(button('Agendar o reparo'));
    for (const secret of ['FIA1A03', chassis].filter(Boolean)) {
      expect(location.href + JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(secret);
    }
  });

  it('speaks Spanish, and knows the plates of Argentina', async () => {
    net = openPage({ country: 'AR', language: 'es-AR' });
    await searchFor('AB121CD', 'es-AR');
    expect(text('.notice b')).toBe('Este auto tiene 1 recall pendiente.');
    await type('#vehicle', 'FIA1A03');
    await submit();
    expect(text('#vehicle-error')).toBe('Ingresá la patente o los 17 caracteres del chasis');
  });
});
