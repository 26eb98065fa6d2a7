import { useStore } from '@nanostores/react';
import { type ComponentProps, useEffect, useRef } from 'react';
import { LOYALTY_PROGRAMS, programName } from '#domain/loyalty/membership';
import { $membership, requestMembership } from '#features/loyalty/membership-store';
import { $session, readSession } from '#features/session/session';
import { ChoiceField } from './ChoiceField';

/**
 * A choice among the programmes that the service offers, else those that are known here. A signed-in member's own is chosen
 * to begin with; who undoes that is not asked again.
 */
export function ProgramField({ choices, ...field }: ComponentProps<typeof ChoiceField>) {
  const { form, name } = field;
  const isSignedIn = useStore($session).state === 'signedIn';
  const { membership } = useStore($membership);
  const isProposed = useRef(false);
  const offered =
    choices.length > 0 ? choices : LOYALTY_PROGRAMS.map((id) => ({ id, label: programName(id) }));
  const own = isSignedIn ? offered.find(({ id }) => id === membership?.program)?.id : undefined;
  // A page may set its cookies without an event.
  useEffect(() => readSession(), []);
  useEffect(() => {
    if (isSignedIn) requestMembership();
  }, [isSignedIn]);
  useEffect(() => {
    if (!own || isProposed.current) return;
    isProposed.current = true;
    if (!form.values[name]) form.set({ [name]: own });
  }, [own, form, name]);
  return <ChoiceField {...field} choices={offered} />;
}
