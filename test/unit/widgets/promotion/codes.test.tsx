// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { button, click, leave, settle, text, texts } from '../../lib/render';
import { signOut } from '../../lib/requests';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import {
  becomes,
  begin,
  codeOf,
  DAY,
  end,
  joinElsewhere,
  OPEN,
  participantIn,
  scan,
  showAt,
  signIn,
} from './lib';

let net: SandboxPage;
beforeEach(async () => {
  net = begin();
  await joinElsewhere(net);
});
afterEach(end);

const USE = `/attribute/${OPEN}`;
const MINE = `/participant/${OPEN}`;
const posts = () => net.asked.filter((address) => address.includes(USE)).length;
const looks = () => net.asked.filter((address) => address.endsWith(MINE)).length;
const at = (more = '') => showAt(`?vt-promotion=${OPEN}${more}`);
const read = async (code: string) => {
  await click(button('Ler QR code'));
  await scan(code);
  await settle();
};
const alert = () => text('.promotion-own [role=alert]');
const numbers = () => participantIn(net)?.luckyNumbers ?? [];
const focused = () => document.activeElement?.textContent;
/** The same code by another device. */
const useElsewhere = (code: string) =>
  net.sandbox.app.request(`/api/promotion/participant/attribute/${OPEN}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: 'Bearer id-ana',
      'x-context': 'entrar.example',
    },
    body: JSON.stringify({ qrCode: code }),
  });

describe('vt-promotion: QR codes', () => {
  it('are read in place by the scanner’s own tag, and give a number that says how it was won', async () => {
    const { emit } = await at();
    expect(document.querySelector('vt-barcode-scanner')).toBeNull();
    await click(button('Ler QR code'));
    await click(button('Fechar o leitor'));
    expect(document.querySelector('vt-barcode-scanner')).toBeNull();
    await click(button('Ler QR code'));
    const scanner = document.querySelector('vt-barcode-scanner');
    expect([scanner?.getAttribute('formats'), scanner?.getAttribute('accept')]).toEqual(['qr_code', 'any']);
    let reached = false;
    document.addEventListener('new-barcode', () => {
      reached = true;
    });
    await scan(codeOf('BETIM'));
    await settle();
    const [number] = numbers();
    expect(focused()).toBe(`QR code contado. Seu número da sorte: ${number}`);
    expect(texts('.lucky-numbers li')).toEqual([
      `${number}Leitura de QR Code, em 20/11/2026${codeOf('BETIM')}`,
    ]);
    expect([document.querySelector('vt-barcode-scanner'), reached]).toEqual([null, false]);
    expect(emit.mock.calls).toEqual([['vt-lucky-number-received', { promotion: OPEN }]]);
  });

  it('count once: one that is known is not sent, one of another device is said to be used', async () => {
    const { emit } = await at();
    await read(codeOf('BETIM'));
    expect(posts()).toBe(1);
    await read(codeOf('BETIM'));
    expect(posts()).toBe(1);
    expect(alert()).toBe(`Este QR code já foi usado: ele deu o número da sorte ${numbers()[0]}.`);
    await useElsewhere(codeOf('CONTAGEM'));
    await read(codeOf('CONTAGEM'));
    expect(alert()).toBe(`Este QR code já foi usado: ele deu o número da sorte ${numbers()[1]}.`);
    expect(texts('.lucky-numbers li')).toHaveLength(2);
    expect(emit).toHaveBeenCalledTimes(1);
  });

  it('of an address bring the code, and those of another promotion are not sent', async () => {
    await at();
    await read(`https://fiat.example/?vt-promotion=${OPEN}&vt-promotion-code=${codeOf('BETIM')}`);
    expect(participantIn(net)?.attributions?.[0]?.source).toBe(codeOf('BETIM'));
    await read('https://jeep.example/?vt-promotion=indique-jeep&vt-promotion-code=X');
    expect(alert()).toBe('Este QR code é de outra promoção.');
    expect(posts()).toBe(1);
  });

  it('whose answer is lost are found by the participation, and not sent again', async () => {
    await at();
    net.faults[USE] = 'lost';
    const before = looks();
    await read(codeOf('BETIM'));
    expect([posts(), looks() - before]).toEqual([1, 1]);
    expect(focused()).toContain(`Seu número da sorte: ${numbers()[0]}`);
  });

  it('whose answer is lost for long are asked for first, with every retry', async () => {
    await at();
    net.faults[USE] = 'lost';
    net.faults[MINE] = 'offline';
    await read(codeOf('BETIM'));
    await settle(20_000);
    expect(alert()).toBe('Não recebemos a resposta e não sabemos se o QR code foi contado.');
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(posts()).toBe(1);
    expect(focused()).toContain(`Seu número da sorte: ${numbers()[0]}`);
  });

  it.each([['offline'], [{ status: 200, body: 'x' }]] as const)(
    'that did not arrive are kept, asked for, and sent again: %j',
    async (fault) => {
      await at();
      net.faults[USE] = fault;
      await read(codeOf('BETIM'));
      await settle(20_000);
      expect(alert()).toBe('Não recebemos a resposta, e o QR code ainda não foi contado.');
      net.faults = {};
      const before = looks();
      await click(button('Tentar novamente'));
      expect([posts(), looks() - before]).toEqual([2, 1]);
      expect(numbers()).toHaveLength(1);
    },
  );

  it('are refused in the words of the service, or in ours', async () => {
    await at();
    await read('qualquer');
    expect(alert()).toBe('QR Code inválido');
    net.faults[USE] = { status: 403, body: { errors: ['Conta bloqueada'] } };
    await read(codeOf('A'));
    expect(alert()).toBe('Conta bloqueada');
    net.faults[USE] = 429;
    await read(codeOf('A'));
    expect(alert()).toBe('O QR code não foi contado.');
    net.faults[USE] = { status: 409, body: {} };
    net.faults[MINE] = 500;
    await click(button('Tentar novamente'));
    await settle(20_000);
    expect(alert()).toBe('Este QR code já foi usado.');
  });

  it('come too late for a promotion that has ended, and for an inactive participant', async () => {
    await at();
    (participantIn(net) as { status: string }).status = 'INACTIVATED';
    await read(codeOf('A'));
    expect(text('.promotion-own .notice')).toMatch(/^A sua participação foi inativada/);
    expect(document.querySelector('#invitation-link')).toBeNull();
    (participantIn(net) as { status: string }).status = 'AGREED';
    await leave();
    await at();
    net.sandbox.world.advance(80 * DAY);
    await read(codeOf('A'));
    expect(text('.promotion-own h4')).toBe('Resultado');
    expect(numbers()).toEqual([]);
  });

  it('come by the page’s address: used by a press, once, and then gone from it', async () => {
    await at(`&vt-promotion-code=${codeOf('BETIM')}`);
    expect(text('.promotion-own .notice')).toContain(`Você veio com um QR code: ${codeOf('BETIM')}`);
    expect(posts()).toBe(0);
    await click(button('Usar este QR code'));
    expect(numbers()).toHaveLength(1);
    expect(location.search).toBe(`?vt-promotion=${OPEN}`);
    expect(sessionStorage.length).toBe(0);
    expect(texts('button')).not.toContain('Usar este QR code');
  });

  it('survive a sign-in, whether they came by the address or were read before the session ended', async () => {
    await at();
    net.faults[USE] = 401;
    await read(codeOf('BETIM'));
    expect(text('.promotion-own')).toContain('você precisa entrar de novo');
    net.faults = {};
    await leave();
    signOut();
    await act(async () => void document.dispatchEvent(new Event('vt-session-ended', { bubbles: true })));
    await showAt('');
    expect(text('.sign-in')).toContain('Entre na sua conta para usar o seu QR code na promoção.');
    await leave();
    signIn('ana');
    await showAt('');
    await click(button('Usar este QR code'));
    expect(numbers()).toHaveLength(1);
  });

  it('answered to another account are not shown to it', async () => {
    await at();
    net.hold = USE;
    await click(button('Ler QR code'));
    // Read in two pictures before the scanner goes.
    await act(async () => {
      scan(codeOf('BETIM'));
      scan(codeOf('CONTAGEM'));
    });
    expect(posts()).toBe(1);
    net.hold = '';
    await becomes('sofia');
    for (const { go } of net.held) go();
    await settle();
    expect(document.querySelector('.lucky-numbers')).toBeNull();
    expect(document.querySelector('.promotion-join')).not.toBeNull();
  });
});
