import { getDealerByAnyId, updateBlockedDealers, updateDealerEconnect } from '#services/dealer';
import type { DealerDetails } from '#services/entities/dealer';
import type { CallOptions } from '#services/http/types';
import { sendOnce } from '#services/once/ensure-once';

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

/**
 * Returns a function that sets a trait once: after an answer that was lost the dealer is asked for first, as a service says that
 * somebody was first where this visitor was. It throws a ServiceError, or an UnknownOutcome.
 */
export const traitSetter =
  ({ element, signal }: { element: object; signal: AbortSignal }) =>
  (id: string, wanted: Wanted): Promise<DealerDetails> =>
    sendOnce<DealerDetails>({
      owner: element,
      kind: 'dealer trait',
      subject: [id, wanted.trait, wanted.value],
      async look() {
        const present = await getDealerByAnyId({ id }, { signal });
        return present[wanted.trait] === wanted.value ? present : undefined;
      },
      send: () => setTrait(id, wanted, { signal }),
    });
