// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { button, click, letDialogsOpen, settle, submit, text, texts, type } from '../../lib/render';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';
import { stubFetch } from '../../lib/stub-fetch';
import { BOOK, DAY, fillVisit, pickTime, pressDay, show, tidy, times } from './visit-page';

let net: SandboxPage;
beforeEach(() => {
  net = sandboxPage();
  vi.setSystemTime(net.sandbox.world.now());
});
afterEach(tidy);

const visits = () =>
  [...net.sandbox.world.table('visits', () => new Map<string, Record<string, string>>()).values()].filter(
    ({ id }) => id?.startsWith('VIS-'),
  );
const kept = () => text('.kept-link code');
/** A guest books a visit; returns the link that the confirmation gives. */
async function book(): Promise<string> {
  history.replaceState(null, '', '/oficina?lang=pt&services=SV01&offer=o-1');
  await show();
  await fillVisit();
  await submit();
  return kept();
}
/** Opens an address as in another tab. */
async function open(link: string): Promise<void> {
  await tidy();
  const { sandbox } = net;
  net = Object.assign(sandboxPage(), { sandbox });
  stubFetch((input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init);
    net.asked.push(request.url.replace('https://sandbox.example/api', ''));
    return sandbox.app.fetch(request);
  });
  const { pathname, search, hash } = new URL(link);
  history.replaceState(null, '', pathname + search + hash);
  await show({ dealer: '' });
}

describe('the link of a guest', () => {
  it('is in the confirmation and the calendar file: this page, the visit, its token in the fragment', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:x';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const link = await book();
    expect(new URL(link).pathname + new URL(link).search).toBe(`/oficina?lang=pt&visit=${visits()[0]?.id}`);
    expect(new URL(link).hash).toMatch(/^#vt-visit=[\w-]{36}$/);
    await click(button('Adicionar ao calendário'));
    const file = ((await files[0]?.text()) ?? '').replace(/\r\n /g, '');
    expect(file).toContain(`URL:${link}\r\n`);
    expect(file).toMatch(/DESCRIPTION:.*Para remarcar ou cancelar: https?:/);
    // Nobody said how long the visit takes.
    expect(file).not.toContain('DTEND');
    expect(text('.booked .notice')).toContain('A visita espera a confirmação da concessionária.');
  });

  it('opens the visit; its token leaves the address, and is in no storage and no query', async () => {
    const link = await book();
    const token = new URL(link).hash.slice('#vt-visit='.length);
    await open(link);
    expect(location.href).not.toContain(token);
    expect(text('.facts')).toContain('23/11/2026');
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])).not.toContain(
      token,
    );
    expect(net.asked.join()).not.toContain(token);
    // A reload has no token any more.
    await open(location.href);
    expect(text('.notice.bad')).toContain('Se você recarregou a página, abra o link novamente.');
    expect(texts('.facts')).toEqual([]);
  });

  it('cancels it with a reason', async () => {
    await open(await book());
    await click(button('Cancelar agendamento'));
    await type('#reason', 'Outro motivo');
    await submit();
    expect(text('.notice.good')).toContain('Agendamento cancelado.');
    expect(visits()).toMatchObject([{ status: 'C', reason: 'Outro motivo' }]);
  });

  it('moves it: the new visit is booked, then the old one is cancelled', async () => {
    await open(await book());
    await click(button('Remarcar'));
    await pressDay('2026-11-24');
    await pickTime(times()[0]);
    await type('#plateNumber', 'ABC1D23');
    await type('#name', 'Ana Nogueira');
    await type('#email', 'ana@correio.example');
    await type('#phone', '(11) 95550-0101');
    await type('#reason', 'Não posso neste horário');
    await submit();
    expect(text('.booked')).toContain('A visita anterior foi cancelada.');
    expect(visits().map(({ date, status }) => [date, status])).toEqual([
      [DAY, 'C'],
      ['2026-11-24', 'P'],
    ]);
    expect(new URL(kept()).searchParams.get('visit')).toBe(visits()[1]?.id);
  });

  it('opened again in the same tab is asked for again, now with its token', async () => {
    const link = await book();
    await open(link.replace(/#.*/, ''));
    expect(text('.notice.bad')).toContain('Não encontramos este agendamento.');
    const { pathname, search, hash } = new URL(link);
    history.replaceState(null, '', pathname + search + hash);
    await act(async () => void dispatchEvent(new PopStateEvent('popstate')));
    await settle();
    expect(text('.facts')).toContain('23/11/2026');
  });
});

it('has the box that the visitor prefers, one of the dealer’s', async () => {
  await show();
  const options = texts('#boxId option');
  expect(options.slice(0, 2)).toEqual(['Sem preferência', 'Box 1']);
  await fillVisit();
  await type('#boxId', document.querySelectorAll<HTMLOptionElement>('#boxId option')[2]?.value ?? '');
  await submit();
  expect(visits()[0]?.boxId).toMatch(/-B2$/);
  expect(net.asked.filter((address) => address.endsWith(BOOK))).toHaveLength(1);
});

it('offers dealers that schedule online only', async () => {
  letDialogsOpen();
  await show({ dealer: '' });
  await click(button(/^Escolher concessionária/));
  expect(document.querySelector('vt-dealer-finder')?.getAttribute('dealer-type')).toBe('online-schedule');
});
