import { useStore } from '@nanostores/react';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { type Access, hasStaffAccess } from '#domain/access/access';
import type { Language } from '#domain/core/brands';
import { staysInView } from '#domain/session/session-state';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { useReleasedHeight } from '#ui/hooks/use-released-height';
import { $session, requestUser } from '../session';
import { texts } from '../sign-in/messages';
import { SignInGate } from '../sign-in/SignInGate';

/** Content for staff with one of the roles; the others read that it is not for them (spec roles#permissions). */
function Staff({ roles, children }: { roles: string; children: ReactNode }) {
  const messages = useMessages(texts);
  const { signOnUser, failed, status } = useStore($session);
  // While a session has expired, or its successor loads, the view stays with what was typed.
  const known = useRef(signOnUser);
  if (signOnUser) known.current = signOnUser;
  useEffect(() => requestUser('signOnUser'), []);
  if (!known.current) {
    if (failed && status === 'LOADED') return <FailureNotice onRetry={() => requestUser('signOnUser')} />;
    return (
      <p className="muted" role="status">
        {messages.loading}
      </p>
    );
  }
  if (hasStaffAccess(known.current.roles, roles)) return children;
  return <Refused>{messages.refused}</Refused>;
}

/** What an account without the rights reads, without the height that is reserved for the content. */
function Refused({ children }: { children: string }) {
  useReleasedHeight(true, true);
  return (
    <p className="notice bad" role="status">
      {children}
    </p>
  );
}

/** The roles that the author names; every widget of staff declares the attribute. */
const rolesOf = ({ roles = '' }: { roles?: string }): string => roles;

/**
 * Returns a widget's view for those who can use it: its definition's `access`. Visitors without a session see its
 * purpose and a way to sign in.
 * @param withoutSession returns what they can do without one, below it; no hook, as it is called while rendering
 */
export function guardedView<P extends object>(
  View: ComponentType<P>,
  { staff }: Access,
  purpose: Record<Language, string> | undefined,
  withoutSession?: (props: P) => ReactNode,
): ComponentType<P> {
  return function GuardedView(props: P) {
    const { language } = useHost();
    const { state } = useStore($session);
    // It is that of the view for signed-in visitors, who are most: for others the space stays while it is in view.
    const below = withoutSession?.(props);
    // What can be done without a session fills it, or releases it.
    useReleasedHeight(!below && state !== 'signedIn' && !staysInView(state), true);
    const view = <View {...props} />;
    return (
      <SignInGate whole purpose={purpose?.[language] ?? ''} below={below}>
        {staff ? <Staff roles={rolesOf(props)}>{view}</Staff> : view}
      </SignInGate>
    );
  };
}
