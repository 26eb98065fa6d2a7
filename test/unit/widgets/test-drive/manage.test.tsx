// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDealer } from '#features/dealer/dealer-store';
import { knownSingleton } from '#page/core/page-singleton';
import { clearQueryCache } from '#services/http/query-cache';
import TestDrive from '#widgets/test-drive/TestDrive';
import {
  button,
  click,
  leave,
  letDialogsOpen,
  render,
  settle,
  submit,
  text,
  texts,
  type,
} from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const DEALER = '135503081';
const CANCEL = '/cancel';
let net: SandboxPage;
beforeEach(() => {
  net = sandboxPage();
  vi.setSystemTime(net.sandbox.world.now());
});
/** As a reload would: tokens are in memory only. */
const close = async () => {
  await leave();
  (knownSingleton('appointmentTokens') as Map<string, string> | undefined)?.clear();
};
afterEach(async () => {
  await close();
  signOut();
  clearQueryCache();
  clearDealer();
  history.replaceState(null, '', '/');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const PROPS = { heading: '', model: '', mvs: '358AF11', dealer: DEALER, testDrive: '', privacyUrl: '' };
const show = () => render(<TestDrive {...PROPS} />);
const request = async () => {
  await show();
  await click(document.querySelector('[data-date="2026-11-23"]') as Element);
  await click(document.querySelector('input[value=MORNING]') as Element);
  await type('#name', 'Ana Nogueira');
  await type('#email', 'ana@correio.example');
  await type('#phone', '(11) 95550-0101');
  await type('#boxId', `${DEALER}-B1`);
  await submit();
};
const open = (address: string) => {
  history.replaceState(null, '', address);
  return show();
};
/** Answers the reason: the rating and the request are other forms. */
const giveReason = async () => {
  await click(button('Cancelar o test drive'));
  const [select] = document.querySelectorAll<HTMLSelectElement>('.cancel-drive select');
  expect(document.activeElement).toBe(select);
  await type(`#${select?.id}`, 'Outro motivo');
};
const kept = () => [...net.sandbox.world.table('test drives', () => new Map()).values()].at(-1);

describe('a test drive', () => {
  it('has the dealer’s box that the visitor prefers', async () => {
    await request();
    expect(kept()).toMatchObject({ boxId: `${DEALER}-B1` });
  });

  it('is at a dealer that schedules online', async () => {
    letDialogsOpen();
    await render(<TestDrive {...PROPS} dealer="" />);
    await click(button(/^Escolher concessionária/));
    expect(document.querySelector('vt-dealer-finder')?.getAttribute('dealer-type')).toBe('online-schedule');
  });

  it('is cancelled once by its guest, with a reason and the token of the link, and says so', async () => {
    await request();
    const link = new URL(text('.kept-link code'));
    await close();
    const { emit } = await open(link.pathname + link.search + link.hash);
    expect(location.hash).toBe('');
    await click(button('Cancelar o test drive'));
    await submit();
    expect(text('.cancel-drive .error')).toBe('Selecione o motivo');
    expect(net.asked.some((address) => address.endsWith(CANCEL))).toBe(false);
    await click(button('Manter o test drive'));
    expect(document.activeElement?.textContent).toBe('Cancelar o test drive');
    await giveReason();
    await submit();
    expect(text('.badge')).toBe('Cancelado');
    expect(document.activeElement?.tagName).toBe('H3');
    expect(kept()).toMatchObject({ cancelled: true, reason: 'Outro motivo' });
    expect(emit.mock.calls).toEqual([['vt-test-drive-cancelled', { testDrive: kept().id }]]);
    expect(document.querySelector('.cancel-drive')).toBeNull();
  });

  it('is not cancelled by its number alone: the link or the account is needed', async () => {
    await request();
    await close();
    await show();
    await giveReason();
    await submit();
    expect(text('.cancel-drive .notice.bad')).toContain('abra o link que você guardou');
    expect(kept().cancelled).toBe(false);
  });

  it.each([[500], ['offline'], [{ status: 200, body: 'no' }]] as const)(
    'can be cancelled again after %j, the reason kept',
    async (fault) => {
      await open('/?test-drive=td-confirmado');
      await giveReason();
      net.faults[CANCEL] = fault;
      await submit();
      await settle(9000);
      expect(text('.cancel-drive .notice.bad')).toContain('Não foi possível cancelar o test drive');
      expect(document.querySelector<HTMLSelectElement>('.cancel-drive select')?.value).toBe('Outro motivo');
      net.faults = {};
      await submit();
      expect(text('.badge')).toBe('Cancelado');
    },
  );

  it('whose cancelling was answered to nobody is cancelled: the same again shows its state', async () => {
    await open('/?test-drive=td-confirmado');
    await giveReason();
    net.faults[CANCEL] = 'lost';
    await submit();
    net.faults = {};
    await submit();
    expect(text('.badge')).toBe('Cancelado');
  });

  it('is a whole day in the calendar where nobody says when the dealer opens', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:x';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    net.faults['/dealer/'] = 404;
    await open('/?test-drive=td-confirmado');
    await settle(9000);
    await click(button('Adicionar ao calendário'));
    const file = (await files[0]?.text()) ?? '';
    expect(file).toContain('DTSTART;VALUE=DATE:20261125\r\nSUMMARY');
    expect(file).toContain('?test-drive=td-confirmado');
  });
});

describe('a signed-in visitor', () => {
  beforeEach(() => Cookies.set('vitrine_session', 'ana', { path: '/' }));
  it('sees their test drives with the state that the service says, and opens one', async () => {
    await open('/?a=1');
    expect(texts('.drives .badge')).toEqual(['Confirmado', 'Realizado', 'Cancelado']);
    await click(document.querySelector('.drives button') as Element);
    expect(text('.follow .badge')).toBe('Confirmado');
    expect(document.activeElement?.textContent).toBe('Seu test drive');
    expect(location.search).toBe('?a=1&test-drive=td-user-ana-1');
    await giveReason();
    await submit();
    expect(text('.follow .badge')).toBe('Cancelado');
  });

  it('loads them again after a failure; one without any reads so, one without a session nothing', async () => {
    net.faults['/test-drives'] = 500;
    await show();
    await settle(9000);
    expect(text('.mine .notice.bad')).toBeTruthy();
    net.faults = { '/test-drives': { status: 200, body: [] } };
    await click(button('Tentar novamente'));
    expect(text('.mine')).toContain('Você ainda não solicitou nenhum test drive.');
    await close();
    signOut();
    await show();
    expect(document.querySelector('.mine')).toBeNull();
  });
});
