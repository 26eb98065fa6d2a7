// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { click, leave, settle, text, texts } from '../../lib/render';
import { signOut } from '../../lib/requests';
import {
  badge,
  CHUNK,
  choose,
  leavePage,
  named,
  ORDER,
  pdf,
  setOnline,
  show,
  signIn,
  type UploadPage,
  uploadPage,
} from './lib';

const TOTAL = 4 * CHUNK;
const chunk = (n: number) => `bytes ${n * CHUNK}-${(n + 1) * CHUNK - 1}/${TOTAL}`;
const QUESTION = `bytes */${TOTAL}`;

let page: UploadPage;
beforeEach(() => {
  page = uploadPage();
});
afterEach(leavePage);

const row = () => text('.upload-name');
const bar = () => document.querySelector('progress');
const attached = () => page.net.asked.filter((address) => address.includes('/reservations'));
const isAsking = () => {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
};

describe('a file in chunks', () => {
  it('whose answer is lost is continued with the chunk after it', async () => {
    page.fate = (nth) => (nth === 2 ? 'lost' : undefined);
    await show();
    await choose('DRIVER_LICENSE', pdf('cnh.pdf', TOTAL));
    await settle(1000);
    expect(page.ranges).toEqual([chunk(0), chunk(1), QUESTION, chunk(2), chunk(3)]);
    expect(badge('DRIVER_LICENSE')).toBe('Recebido');
  });

  it('that never left is sent again from its first byte', async () => {
    page.fate = (nth) => (nth === 1 ? 'offline' : undefined);
    await show();
    await choose('DRIVER_LICENSE', pdf('cnh.pdf', TOTAL));
    await settle(1000);
    expect(page.ranges).toEqual([chunk(0), QUESTION, ...[0, 1, 2, 3].map(chunk)]);
  });

  it('pauses where it is, asks before the page is left, and continues without a chunk twice', async () => {
    await show();
    expect(isAsking()).toBe(false);
    page.fate = (nth) => {
      if (nth === 3) page.net.hold = '/file/upload';
      return undefined;
    };
    await choose('DRIVER_LICENSE', pdf('cnh.pdf', TOTAL));
    expect(badge('DRIVER_LICENSE')).toBe('Enviando…');
    const pause = named('Pausar: cnh.pdf');
    pause.focus();
    await click(pause);
    expect(row()).toContain('Em pausa · 128 kB de 256 kB (50');
    expect([bar()?.value, bar()?.max]).toEqual([2 * CHUNK, TOTAL]);
    expect(badge('DRIVER_LICENSE')).toBe('Em pausa');
    expect(texts('.documents > .sr')).toContain('cnh.pdf está em pausa.');
    expect(document.activeElement).toBe(named('Continuar: cnh.pdf'));
    expect(isAsking()).toBe(true);
    page.net.hold = '';
    page.fate = () => undefined;
    page.ranges.length = 0;
    await click(named('Continuar: cnh.pdf'));
    expect(page.ranges).toEqual([QUESTION, chunk(2), chunk(3)]);
    expect(attached()).toHaveLength(1);
    expect(isAsking()).toBe(false);
  });

  it('goes on by itself when the connection is back', async () => {
    await show();
    page.fate = (nth) => {
      if (nth === 2) setOnline(false);
      return nth >= 2 ? 'offline' : undefined;
    };
    await choose('DRIVER_LICENSE', pdf('cnh.pdf', TOTAL), pdf('verso.pdf', TOTAL));
    await settle(3000);
    expect(text('.notice.bad')).toContain('Você está sem internet.');
    expect(text('.upload .upload-problem')).toContain('Sem conexão');
    // The next one is not tried without a connection.
    expect(page.ranges.filter((range) => range === chunk(0))).toHaveLength(1);
    page.fate = () => undefined;
    page.ranges.length = 0;
    await act(async () => setOnline(true));
    await settle();
    expect(page.ranges).toEqual([QUESTION, ...[1, 2, 3, 0, 1, 2, 3].map(chunk)]);
    expect(attached()).toHaveLength(2);
    expect(document.querySelector('.notice.bad')).toBeNull();
  });

  it('whose last answer is lost, and then that of the order, is one document', async () => {
    page.net.faults['/reservations'] = 'lost';
    await show();
    await choose('DRIVER_LICENSE', pdf('cnh.pdf', TOTAL));
    expect(text('.upload .upload-problem')).toContain('Sem conexão');
    page.net.faults = {};
    page.ranges.length = 0;
    await click(named('Tentar novamente: cnh.pdf'));
    expect(page.ranges).toEqual([QUESTION]);
    const received = page.net.sandbox.world.table('order documents', () => new Map()).get(ORDER);
    expect(received.filter(({ type }: { type: string }) => type === 'DRIVER_LICENSE')).toHaveLength(1);
  });

  it('waits for the session that ended while it was sent, and goes on after signing in again', async () => {
    await show();
    page.fate = (nth) => {
      if (nth !== 3) return undefined;
      signOut();
      return 401;
    };
    await choose('DRIVER_LICENSE', pdf('cnh.pdf', TOTAL), pdf('verso.pdf'));
    expect(texts('.upload .upload-problem')).toEqual(
      Array(2).fill(expect.stringMatching(/^Sua sessão terminou/)),
    );
    expect(isAsking()).toBe(true);
    page.fate = () => undefined;
    page.ranges.length = 0;
    await act(async () => signIn('ana'));
    await settle();
    expect(page.ranges).toEqual([QUESTION, chunk(2), chunk(3), '']);
    expect(badge('DRIVER_LICENSE')).toBe('Recebido');
  });

  it('of a session that ended is not sent under another account', async () => {
    await show();
    page.fate = (nth) => {
      if (nth !== 3) return undefined;
      signOut();
      return 401;
    };
    await choose('DRIVER_LICENSE', pdf('cnh.pdf', TOTAL), pdf('verso.pdf'));
    page.ranges.length = 0;
    await act(async () => signIn('bruno'));
    await settle();
    expect(page.ranges).toEqual([]);
    expect(attached()).toEqual([]);
    expect(document.body.textContent).not.toContain('cnh.pdf');
  });
});

describe('a reload', () => {
  it('says what must be chosen again, until it is, and keeps no name', async () => {
    await show();
    page.net.hold = '/file/upload';
    await choose('DRIVER_LICENSE', pdf('segredo.pdf', TOTAL), pdf('verso.pdf', TOTAL));
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/segredo|verso|pdf/);
    await leave();
    page.net.hold = '';
    await show();
    const notice = 'A página foi recarregada antes do fim do envio. Escolha de novo: CNH (2 arquivos).';
    expect(texts('.notice')).toContain(notice);
    await choose('DRIVER_LICENSE', pdf('frente.pdf'));
    expect(texts('.notice')).not.toContain(notice);
    await leave();
    await show();
    expect(texts('.notice')).toEqual([]);
  });

  it('of another order says nothing', async () => {
    await show();
    page.net.hold = '/file/upload';
    await choose('DRIVER_LICENSE', pdf('cnh.pdf', TOTAL));
    await leave();
    await show({ order: 'res-user-ana-1' });
    expect(texts('.notice').join()).not.toContain('recarregada');
  });
});
