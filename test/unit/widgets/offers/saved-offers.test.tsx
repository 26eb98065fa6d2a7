// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Offers from '#widgets/offers/Offers';
import { button, click, leave, render, settle, text, texts } from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const SAVED = '/saved-offers';

let net: SandboxPage;
beforeEach(() => {
  net = sandboxPage();
  vi.setSystemTime(net.sandbox.world.now());
});
/** The store notices the end of the session, and is unmounted some time after the last view. */
const end = async () => {
  signOut();
  await act(async () => {
    document.dispatchEvent(new CustomEvent('vt-session-ended', { bubbles: true }));
  });
  await leave();
  await settle(4000);
};
afterEach(async () => {
  await end();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});
const signIn = () => Cookies.set('vitrine_session', 'ana', { path: '/' });
const show = () =>
  render(
    <Offers
      heading=""
      count={6}
      type=""
      dealerCode=""
      contactUrl=""
      financingUrl=""
      reservationUrl=""
      structuredData={false}
    />,
  );
const save = (at: number) => document.querySelectorAll('.save')[at] as HTMLButtonElement;
const pressed = () =>
  [...document.querySelectorAll('.offer')].flatMap((card) =>
    card.querySelector('.save.saved') ? [card.querySelector('h3')?.id ?? ''] : [],
  );
const onlySaved = () => click([...document.querySelectorAll('.filter-checks input')].at(-1) as Element);
const sent = () => net.asked.filter((address) => address.includes('offerIds='));

describe('without a session', () => {
  it('offers are saved for the visit, and found again', async () => {
    const { emit } = await show();
    await click(save(2));
    expect(emit).toHaveBeenCalledWith('vt-offer-saved', { offerId: 'of-fiat-3', saved: true });
    await leave();
    await show();
    expect(pressed()).toEqual(['offer-of-fiat-3']);
    await onlySaved();
    expect(texts('.offer h3')).toHaveLength(1);
    expect(text('.notice')).toContain('só nesta visita');
    await click(save(0));
    expect(text('.state-title')).toBe('Você ainda não salvou ofertas');
    expect(net.asked.some((address) => address.includes(SAVED))).toBe(false);
  });

  it('are added to the account’s at the sign-in', async () => {
    await show();
    await click(save(3));
    await act(async () => {
      signIn();
      document.dispatchEvent(new CustomEvent('vt-session-started', { bubbles: true }));
    });
    await settle();
    expect(pressed()).toEqual(['offer-of-fiat-1', 'offer-of-fiat-2', 'offer-of-fiat-4']);
    expect(sent()).toHaveLength(1);
    await end();
    await show();
    expect(pressed()).toEqual([]);
  });
});

describe('in an account', () => {
  it('each change replaces what is saved; a change during a call follows it', async () => {
    signIn();
    await show();
    expect(pressed()).toEqual(['offer-of-fiat-1', 'offer-of-fiat-2']);
    net.hold = 'offerIds=';
    await click(save(0));
    await click(save(3));
    net.hold = '';
    await act(async () => {
      for (const { go } of net.held) go();
    });
    await settle();
    expect(pressed()).toEqual(['offer-of-fiat-2', 'offer-of-fiat-4']);
    expect(sent().map((address) => /offerIds=([^&]*)/.exec(address)?.[1])).toEqual([
      'of-fiat-2',
      'of-fiat-2,of-fiat-4',
    ]);
  });

  it.each([[500], ['offline'], [{ status: 200, body: 'unexpected' }]] as const)(
    'a change that fails is undone, and can be repeated: %j',
    async (fault) => {
      signIn();
      await show();
      net.faults['offerIds='] = fault;
      await click(save(3));
      await settle(9000);
      expect(pressed()).toEqual(['offer-of-fiat-1', 'offer-of-fiat-2']);
      expect(text('.notice [role=alert]')).toContain('Não foi possível salvar');
      net.faults = {};
      await click(button('Tentar novamente'));
      expect(pressed()).toEqual(['offer-of-fiat-1', 'offer-of-fiat-2', 'offer-of-fiat-4']);
    },
  );

  it('nothing can be saved over a list that is not known; it can be loaded again', async () => {
    signIn();
    net.faults[SAVED] = 500;
    await show();
    await settle(9000);
    expect(save(0).disabled).toBe(true);
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(pressed()).toEqual(['offer-of-fiat-1', 'offer-of-fiat-2']);
  });
});
