import { useStore } from '@nanostores/react';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { type Access, hasAccess } from '#domain/access/access';
import type { Language } from '#domain/core/brands';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { useReleasedHeight } from '#ui/hooks/use-released-height';
import { $session, requestUser } from '../session';
import { messages as es } from '../sign-in/messages.es-AR';
import { messages as pt } from '../sign-in/messages.pt-BR';
import { SignInGate } from '../sign-in/SignInGate';
import { ReadOnlyContext } from './read-only-context';

/** Whether an access names rights, or only a session. */
const namesRights = ({ anyRole, group, anyGroupRole }: Access): boolean =>
  !!(anyRole || group || anyGroupRole);

/** Content for users with rights; what the others see is the access's `otherwise` (spec roles#permissions). */
function Rights({ access, children }: { access: Access; children: ReactNode }) {
  const messages = useMessages(pt, es);
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
    const { isSignedIn, end } = useStore($session);
    // It is that of the view for signed-in visitors, who are most: for others the space stays while it is in view.
    useReleasedHeight(!isSignedIn && end !== 'expired', true);
    const view = <View {...props} />;
    return (
      <SignInGate whole purpose={access.otherwise === 'hidden' ? null : (purpose?.[language] ?? '')}>
        {namesRights(access) ? <Rights access={access}>{view}</Rights> : view}
      </SignInGate>
    );
  };
}
