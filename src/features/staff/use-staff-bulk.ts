import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { BulkItem } from '#ui/bulk/bulk-state';
import { type Bulk, useBulk } from '#ui/bulk/use-bulk';
import { $session } from '../session/session';
import { useAnswerOwner, useSessionExpired } from '../session/use-account-content';

/**
 * A bulk run of somebody who is signed in: it waits once the session has expired, goes on after signing in again, and is dropped
 * when another account signs in.
 */
export function useStaffBulk<T extends BulkItem>(): Bulk<T> & { isSignedIn: boolean } {
  const bulk = useBulk<T>();
  const isSignedIn = useStore($session).state === 'signedIn';
  const isExpired = useSessionExpired();
  const { run } = bulk;
  useAnswerOwner(() => run?.drop());
  useEffect(() => {
    if (isExpired) run?.pause('ended');
  }, [isExpired, run]);
  return { ...bulk, isSignedIn };
}
