// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { campaignId } from '#demo-pages/sandbox/data/cars/recalls';
import { button, click, settle, text, texts } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import { callsOf, closePage, field, openPage, show } from './page';

let net: SandboxPage;
beforeEach(() => {
  net = openPage();
});
afterEach(closePage);
const calls = (id: string) => callsOf(net, id);

describe('a campaign of a letter', () => {
  const campaign = campaignId('fiat', 'airbag');

  it('of the address is shown first', async () => {
    history.replaceState(null, '', `/?vt-campaign=${campaign}`);
    await show();
    expect(text('.linked h3')).toBe('Módulo do airbag do passageiro');
    expect(text('.linked')).toContain('Digite o chassi ou a placa para saber');
  });

  it('that the service does not know leads to the search', async () => {
    await show('none');
    expect(text('.linked')).toContain('Esta campanha não foi encontrada.');
  });

  it('that cannot be loaded can be loaded again', async () => {
    net.faults['/recall/fiat/'] = { status: 403, body: {} };
    await show(campaign);
    expect(text('[role=alert]')).toContain('Não foi possível carregar a campanha');
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(text('.linked h3')).toBe('Módulo do airbag do passageiro');
  });

  it.each(['<b>', '../admin', 'a'.repeat(41)])('is never %j', async (id) => {
    history.replaceState(null, '', `/?vt-campaign=${encodeURIComponent(id)}`);
    await show();
    expect(document.querySelector('.linked')).toBeNull();
    expect(net.asked).toEqual([]);
  });
});

describe('the campaigns of the brand', () => {
  const openAll = async () => {
    await act(async () => document.querySelector<HTMLElement>('.all')?.dispatchEvent(new Event('toggle')));
    await settle();
  };

  it('load when they are opened, the newest first', async () => {
    await show();
    expect(calls('RCL-08')).toEqual([]);
    await openAll();
    expect(texts('.all h3')).toEqual([
      'Software da central eletrônica dos freios',
      'Módulo do airbag do passageiro',
      'Mangueira de combustível',
    ]);
  });

  it.each([
    [[], 'Não há campanhas de recall.'],
    [{}, 'Não foi possível carregar as informações'],
  ])('that are %j are told', async (body, message) => {
    net.faults['/recall-campaign/'] = { status: 200, body };
    await show();
    await openAll();
    expect(text('.all')).toContain(message);
  });
});

describe('the scanner', () => {
  it('opens when it is asked for, and its chassis is filled in but not yet searched', async () => {
    await show();
    await click(button('Ler o chassi com a câmera'));
    const scanner = document.querySelector('vt-barcode-scanner');
    expect(scanner?.getAttribute('accept')).toBe('vin');
    const heard = vi.fn();
    document.addEventListener('new-barcode', heard, { once: true });
    await act(async () => {
      scanner?.dispatchEvent(
        new CustomEvent('new-barcode', {
          detail: { code: '9BV12345678901234', format: 'code_39' },
          bubbles: true,
        }),
      );
    });
    await settle();
    expect(field()?.value).toBe('9BV12345678901234');
    expect(document.activeElement).toBe(field());
    expect(document.querySelector('vt-barcode-scanner')).toBeNull();
    expect(texts('[role=status]')).toContain('Chassi lido. Confira e consulte.');
    expect(heard).not.toHaveBeenCalled();
    expect(calls('RCL-01')).toEqual([]);
  });
});
