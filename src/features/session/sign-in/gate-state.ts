import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, useRef } from 'react';
import { pageSingleton } from '#page/core/page-singleton';
import type { Session } from '../session';

/** The widgets of the page that show a way to sign in, of every copy of the library. */
const $gates = pageSingleton('signInGates', () => atom<readonly HTMLElement[]>([]));

/** Whether an element comes before another in the page; of two in different roots the one that was there first. */
const isBefore = (one: HTMLElement, other: HTMLElement): boolean => {
  const position = one.compareDocumentPosition(other);
  if (position & Node.DOCUMENT_POSITION_DISCONNECTED)
    return $gates.get().indexOf(one) < $gates.get().indexOf(other);
  return !!(position & Node.DOCUMENT_POSITION_FOLLOWING);
};

/** Whether this widget's gate is the first of the page that is seen: that one says it in full, the others in a line. */
export function useFirstGate(element: HTMLElement, isShown: boolean): boolean {
  const gates = useStore($gates);
  useEffect(() => {
    if (!isShown) return;
    $gates.set([...$gates.get(), element]);
    return () => {
      const at = $gates.get().indexOf(element);
      $gates.set($gates.get().filter((_, index) => index !== at));
    };
  }, [element, isShown]);
  return !gates.some(
    (each) => each !== element && each.getClientRects().length > 0 && isBefore(each, element),
  );
}

interface ContentOwner {
  /** Counts the accounts whose content was shown: another number is another account's. */
  count: number;
  /** Whether somebody has signed in since, and the service has not said who: what is there may be another account's. */
  isUnknown: boolean;
}

/** What is known of the account whose content is there. */
interface Known {
  id: string;
  /** Number of its session. */
  serial: number;
  count: number;
}

/** Returns whose the content is in a session with or without its user. */
function nextOwner(known: Known, { serial, user }: Session): Known {
  if (!user) {
    // Of a session that has never said who it is nothing can stay.
    return serial === known.serial || known.id ? known : { id: '', serial, count: known.count + 1 };
  }
  const id = user.id ?? '';
  const isSame = serial === known.serial ? !known.id || id === known.id : !!id && id === known.id;
  return { id, serial, count: isSame ? known.count : known.count + 1 };
}

/**
 * Says to whom content of a signed-in visitor belongs, which stays while their session has expired. The first account
 * is that of the content that is there; that of another account replaces it.
 */
export function useContentOwner(session: Session): ContentOwner {
  const known = useRef<Known>({ id: '', serial: session.serial, count: 0 });
  const isSignedIn = session.state === 'signedIn';
  if (isSignedIn) known.current = nextOwner(known.current, session);
  const { serial, count } = known.current;
  return { count, isUnknown: isSignedIn && session.serial !== serial };
}
