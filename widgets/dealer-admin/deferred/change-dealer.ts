import { getDealerByAnyId, updateBlockedDealers, updateDealerEconnect } from '#services/dealer';
import type { DealerDetails } from '#services/entities/dealer';
import type { CallOptions } from '#services/http/types';
import { type Attempt, makeOnce } from '#services/once/make-once';

/** A trait of a dealer as staff want it. reason: why it is blocked. */
export type Wanted =
  | { trait: 'blocked'; value: boolean; reason?: string }
  | { trait: 'econnect'; value: boolean };

/** Sets a trait of a dealer; refused with 409 if it is blocked, or unblocked, already. Throws a ServiceError. */
export const setTrait = (idSiteGeo: string, wanted: Wanted, options: CallOptions): Promise<DealerDetails> =>
  wanted.trait === 'econnect'
    ? updateDealerEconnect({ body: { idSiteGeo, econnect: wanted.value } }, options)
    : updateBlockedDealers(
        { body: { idSiteGeo, blocked: wanted.value, ...(wanted.reason && { reason: wanted.reason }) } },
        options,
      );

/** Whether a dealer, blocked or not, has a trait. Throws a ServiceError. */
export async function hasTrait(id: string, { trait, value }: Wanted, options: CallOptions): Promise<boolean> {
  return (await getDealerByAnyId({ id }, options))[trait] === value;
}

/** Of the tries to set a trait of a dealer. */
const keyOf = (id: string, { trait, value }: Wanted) => `${id} ${trait} ${value}`;

/**
 * Returns a function that sets a trait once: after an answer that was lost the dealer is asked for first, as a service says that
 * somebody was first where this visitor was. It throws a ServiceError, or a UnknownOutcomeError.
 */
export function traitSetter(signal: AbortSignal) {
  const attempts = new Map<string, Attempt>();
  return (id: string, wanted: Wanted): Promise<DealerDetails> => {
    const key = keyOf(id, wanted);
    const attempt = attempts.get(key) ?? { isOpen: false };
    attempts.set(key, attempt);
    return makeOnce({
      attempt,
      async look() {
        const present = await getDealerByAnyId({ id }, { signal });
        return present[wanted.trait] === wanted.value ? present : undefined;
      },
      make: () => setTrait(id, wanted, { signal }),
    });
  };
}
