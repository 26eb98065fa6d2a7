import { useStore } from '@nanostores/react';
import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { type Access, hasAccess } from '#domain/access/access';
import type { Language } from '#domain/core/brands';
import { staysInView } from '#domain/session/session-state';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { useReleasedHeight } from '#ui/hooks/use-released-height';
import { $session, requestUser } from '../session';
import { texts } from '../sign-in/messages';
import { SignInGate } from '../sign-in/SignInGate';

const ReadOnlyContext = createContext(false);

/**
 * Whether the signed-in user can look at this widget but not change anything (access.otherwise of its definition). The
 * server decides on each call; a view leaves out what it would refuse.
 */
export const useReadOnly = (): boolean => useContext(ReadOnlyContext);

/** Whether an access names rights, or only a session. */
const namesRights = ({ anyRole, group, anyGroupRole }: Access): boolean =>
  !!(anyRole || group || anyGroupRole);

/** Content for users with rights; what the others see is the access's `otherwise` (spec roles#permissions). */
function Rights({ access, children }: { access: Access; children: ReactNode }) {
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
  if (hasAccess(known.current, access)) return children;
  if (access.otherwise === 'hidden') return null;
  if (access.otherwise === 'read-only') {
    return (
      <ReadOnlyContext.Provider value={true}>
        <p className="notice">{messages.readOnly}</p>
        {children}
      </ReadOnlyContext.Provider>
    );
  }
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

/**
 * Returns a widget's view for those who can use it: its definition's `access`. Visitors without a session see its
 * purpose and a way to sign in.
 */
export function guardedView<P extends object>(
  View: ComponentType<P>,
  access: Access,
  purpose: Record<Language, string> | undefined,
): ComponentType<P> {
  return function GuardedView(props: P) {
    const { language } = useHost();
    const { state } = useStore($session);
    // It is that of the view for signed-in visitors, who are most: for others the space stays while it is in view.
    useReleasedHeight(state !== 'signedIn' && !staysInView(state), true);
    const view = <View {...props} />;
    return (
      <SignInGate whole purpose={access.otherwise === 'hidden' ? null : (purpose?.[language] ?? '')}>
        {namesRights(access) ? <Rights access={access}>{view}</Rights> : view}
      </SignInGate>
    );
  };
}
