// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferredParts } from '../../../../widgets/recall-search/deferred';
import { messages as deferredMessages } from '../../../../widgets/recall-search/deferred/messages';
import { lists } from '../../../../widgets/recall-search/deferred-lists';
import { messages } from '../../../../widgets/recall-search/messages';
import RecallSearch from '../../../../widgets/recall-search/RecallSearch';
import { button, click, leave, render, settle, submit, text, texts, type } from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const pdf = vi.hoisted(() => ({ open: vi.fn() }));
vi.mock('../../../../src/page/open-pdf', () => ({ openPdf: pdf.open }));

const props = { heading: '', campaign: '', privacyUrl: '/privacidade' };
let net: SandboxPage;
beforeEach(() => {
  expect([deferredParts, lists]).toBeDefined();
  net = sandboxPage({ brand: 'fiat', country: 'BR' });
  vi.setSystemTime(net.sandbox.world.now());
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
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});
const calls = (id: string) => net.sandbox.state.calls.filter(({ call }) => call === id);
const field = () => document.querySelector<HTMLInputElement>('#vehicle');
const searchFor = async (vehicle: string, language?: 'es-AR') => {
  const shown = await render(<RecallSearch {...props} />, language);
  await type('#vehicle', vehicle);
  await submit();
  return shown;
};

describe('a search', () => {
  it.each(['', 'FIA1A', '9BV12345'])(
    'for %j is not made, and the field says what it needs',
    async (wrong) => {
      await searchFor(wrong);
      expect(text('#vehicle-error')).toMatch(
        /Preencha este campo|Digite a placa ou os 17 caracteres do chassi/,
      );
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
      'Módulo do airbag do passageiro Pendente',
      'Software da central eletrônica dos freios Pendente',
    ]);
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
    expect(texts('.campaign h4')).toEqual(['Mangueira de combustível Reparado']);
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
    net = sandboxPage({ brand: 'fiat', country: 'AR', language: 'es-AR' });
    await searchFor('AB121CD', 'es-AR');
    expect(text('.notice b')).toBe('Este auto tiene 1 recall pendiente.');
    await type('#vehicle', 'FIA1A03');
    await submit();
    expect(text('#vehicle-error')).toBe('Ingresá la patente o los 17 caracteres del chasis');
  });
});

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

  it('is booked with its service and the car, by attributes', async () => {
    await searchFor('FIA1A01');
    await click(button('Agendar o reparo'));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Agendar o reparo');
    const booking = document.querySelector('vt-service-scheduling');
    expect(booking?.getAttribute('services')).toBe('SV03');
    expect(booking?.getAttribute('plate')).toBe('FIA1A01');
    expect(booking?.getAttribute('chassis')).toMatch(/^9BV/);
    expect(booking?.getAttribute('privacy-url')).toBe('/privacidade');
  });

  it('of another brand leads to that brand', async () => {
    await searchFor('JEE1A01');
    expect(text('.result')).toContain('Agende o reparo em uma concessionária Jeep.');
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
    await net.sandbox.app.request('/api/recall/updateRecall', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ chassis, campaignId }),
    });
    await submit();
    expect(text('.campaign')).toContain('Atualização criada. Em 20/11/2026');
    expect(text('.campaign')).toContain('ESC: da versão 04.11 para a 04.15.');
    net.sandbox.world.advance(3 * 60_000);
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

describe('a campaign of a letter', () => {
  const campaign = async () =>
    (
      (await (await net.sandbox.app.request('/api/recall/recall-campaign/fiat/BR')).json()) as {
        id: string;
      }[]
    )[0]?.id ?? '';

  it('of the address is shown first', async () => {
    history.replaceState(null, '', `/?vt-campaign=${await campaign()}`);
    await render(<RecallSearch {...props} />);
    expect(text('.linked h3')).toBe('Módulo do airbag do passageiro');
    expect(text('.linked')).toContain('Digite o chassi ou a placa para saber');
  });

  it('that the service does not know leads to the search', async () => {
    await render(<RecallSearch {...props} campaign="none" />);
    expect(text('.linked')).toContain('Esta campanha não foi encontrada.');
  });

  it('that cannot be loaded can be loaded again', async () => {
    net.faults['/recall/fiat/'] = { status: 403, body: {} };
    await render(<RecallSearch {...props} campaign={await campaign()} />);
    expect(text('[role=alert]')).toContain('Não foi possível carregar a campanha');
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(text('.linked h3')).toBe('Módulo do airbag do passageiro');
  });

  it.each(['<b>', '../admin', 'a'.repeat(41)])('is never %j', async (id) => {
    history.replaceState(null, '', `/?vt-campaign=${encodeURIComponent(id)}`);
    await render(<RecallSearch {...props} />);
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
    await render(<RecallSearch {...props} />);
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
    await render(<RecallSearch {...props} />);
    await openAll();
    expect(text('.all')).toContain(message);
  });
});

describe('the scanner', () => {
  it('opens when it is asked for, and its chassis is filled in but not yet searched', async () => {
    await render(<RecallSearch {...props} />);
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

describe('the cars of a signed-in visitor', () => {
  const signedIn = async () => {
    Cookies.set('vitrine_session', 'ana', { path: '/' });
    const shown = await render(<RecallSearch {...props} />);
    await settle();
    return shown;
  };

  it('are searched by themselves, and shown when chosen', async () => {
    await signedIn();
    expect(calls('RCL-04').length).toBeGreaterThan(0);
    expect(net.asked.find((address) => address.includes('/false'))).toBeDefined();
    expect(texts('.garage li')[0]).toMatch(/(Pendente|Nenhum recall pendente).*Ver/);
    await click(button(/^Ver/));
    expect(document.activeElement?.tagName).toBe('H3');
    expect(text('.result')).not.toBe('');
  });

  it('are gone once the visitor signs out; a car that was typed stays', async () => {
    const end = () =>
      act(async () => {
        signOut();
        document.dispatchEvent(new Event('vt-session-ended', { bubbles: true }));
      });
    await signedIn();
    await click(button(/^Ver/));
    await end();
    await settle();
    expect(document.querySelector('.result, .garage')).toBeNull();
    await leave();
    await signedIn();
    await type('#vehicle', 'FIA1A05');
    await submit();
    await end();
    expect(document.querySelector('.result')).not.toBeNull();
  });

  it('are gone once the visitor signs out on another page of the site, and stay if the session ends by itself', async () => {
    const lookAgain = async () => {
      signOut();
      await act(async () => void dispatchEvent(new Event('focus')));
      await settle();
    };
    await signedIn();
    await click(button(/^Ver/));
    await lookAgain();
    expect(document.querySelector('.result')).not.toBeNull();
    localStorage.setItem('vitrine:sign-out:v1', JSON.stringify({ saved: 0, value: 'elsewhere' }));
    await lookAgain();
    expect(document.querySelector('.result, .garage')).toBeNull();
    localStorage.clear();
  });

  it('that cannot be searched say so, each by itself', async () => {
    net.faults['/false'] = { status: 403, body: {} };
    await signedIn();
    expect(text('.garage')).toContain('Não foi possível consultar este carro');
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(texts('.garage li')[0]).toMatch(/Ver/);
  });

  it.each([
    [{ status: 200, body: [] }, 'Nenhum carro cadastrado na sua garagem.'],
    [{ status: 404, body: {} }, 'Não foi possível carregar os seus carros'],
    [
      { status: 200, body: [{ id: '1', userId: 'u', mvsCode: '1', nickname: 'Sem dados' }] },
      'Sem placa nem chassi',
    ],
  ])('are told where there are none (%#)', async (fault, message) => {
    net.faults['/garage'] = fault;
    await signedIn();
    expect(text()).toContain(message);
  });

  it('are nobody’s without a session', async () => {
    await render(<RecallSearch {...props} />);
    expect(document.querySelector('.garage')).toBeNull();
    expect(net.asked).toEqual([]);
  });
});

it('has the same texts in both languages', () => {
  for (const each of [messages, deferredMessages]) {
    expect(Object.keys(each['es-AR']).sort()).toEqual(Object.keys(each['pt-BR']).sort());
  }
});
