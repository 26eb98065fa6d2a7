import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $membership, type MembershipState, requestMembership } from './membership-store';

/** The visitor's membership, loaded once per session for all widgets of the page. */
export function useMembership(): MembershipState & { retry(): void } {
  const state = useStore($membership);
  useEffect(() => requestMembership(), []);
  return { ...state, retry: requestMembership };
}
