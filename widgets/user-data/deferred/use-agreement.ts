import { useEffect, useState } from 'react';
import { agreementState } from '#domain/person/agreements';
import type { User } from '#services/entities/user';
import { outdateAgreement } from '#services/user';
import { useHost } from '#ui/core/host-context';
import type { UserDataProps } from '../attributes';
import type { Progress } from './save-user';

/**
 * Returns the agreement that the visitor is to accept; none if they have accepted its present text. An earlier text that still
 * counts as accepted is said to be outdated at once, whatever the visitor does next (spec roles#agreements).
 */
export function useAgreement(
  { agreement, agreementDate }: Pick<UserDataProps, 'agreement' | 'agreementDate'>,
  { agreements }: User,
  progress: Progress,
): UserDataProps['agreement'] {
  const { signal } = useHost();
  const type = agreement.toUpperCase();
  // As it is when the form opens: what is saved in it changes the account.
  const [state] = useState(() => agreementState(agreements, type, agreementDate));
  useEffect(() => {
    if (agreement === 'none' || state !== 'outdated' || progress.outdating) return;
    // Of one that fails nothing is lost: the next visit says it again, and a new acceptance replaces it.
    progress.outdating = outdateAgreement({ body: { type } }, { signal }).then(
      () => {},
      () => {},
    );
  }, [agreement, state, type, progress, signal]);
  return state === 'accepted' ? 'none' : agreement;
}
