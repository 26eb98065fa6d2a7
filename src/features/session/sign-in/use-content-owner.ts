import { useRef } from 'react';
import type { Session } from '../session';

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
 * Says to whom content of a signed-in visitor belongs, which stays while their session has ended by itself. The first account
 * is that of the content that is there; that of another account replaces it.
 */
export function useContentOwner(session: Session): ContentOwner {
  const known = useRef<Known>({ id: '', serial: session.serial, count: 0 });
  if (session.isSignedIn) known.current = nextOwner(known.current, session);
  const { serial, count } = known.current;
  return { count, isUnknown: session.isSignedIn && session.serial !== serial };
}
