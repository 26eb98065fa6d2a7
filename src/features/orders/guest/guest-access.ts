import { atom, type ReadableAtom } from 'nanostores';
import { useEffect, useState } from 'react';
import { pageSingleton } from '#page/core/page-singleton';
import { forgetTypedContact } from '../../contact/forget-typed';
import { forgetGuest, keepManageToken, takeManageToken } from './guest-identity';

const changes = pageSingleton('$guestAccess', () => atom(0));

/** Counts the changes of whose orders a guest sees: after each the shown ones are dropped and loaded again. */
export const $guestAccess: ReadableAtom<number> = changes;

const change = (): void => changes.set(changes.get() + 1);

/** Uses the token of an order that was found. */
export function openManagedOrder(token: string): void {
  keepManageToken(token);
  change();
}

/** Forgets the guest, what was typed and the manage link on this page, and the guest in this browser. */
export function leaveGuest(): void {
  forgetGuest();
  forgetTypedContact();
  change();
}

/** Takes the token of a manage link from the address before the orders load, and when one is opened in this tab. */
export function useManageLink(): void {
  useState(takeManageToken);
  useEffect(() => {
    const follow = () => {
      if (takeManageToken()) change();
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
}
