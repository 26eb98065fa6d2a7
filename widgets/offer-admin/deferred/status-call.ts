import { RESULT_OF, type StatusAction, wayBack } from '#domain/offers/offer-lifecycle';
import type { Offer } from '#services/entities/offer';
import { getOffer } from '#services/offer-admin';
import {
  disapproveOffer,
  markOfferSold,
  markOfferUnsold,
  publishOffer,
  unpublishOffer,
  updateOfferStatus,
} from '#services/offer-staff';
import { sendOnce } from '#services/once/ensure-once';
import type { BulkItem } from '#ui/bulk/bulk-state';
import type { BulkJob } from '#ui/bulk/run-bulk';

const CALLS: Readonly<
  Record<StatusAction, (id: string, reason: string, signal: AbortSignal) => Promise<Offer>>
> = {
  publish: (id, _, signal) => publishOffer({ id }, { signal }),
  unpublish: (id, _, signal) => unpublishOffer({ id }, { signal }),
  sold: (id, _, signal) => markOfferSold({ id }, { signal }),
  unsold: (id, _, signal) => markOfferUnsold({ id }, { signal }),
  disapprove: (id, reason, signal) => disapproveOffer({ id, body: { reason } }, { signal }),
};

const actionTo = (status: string): StatusAction =>
  (Object.keys(RESULT_OF) as StatusAction[]).find((action) => RESULT_OF[action] === status) as StatusAction;

/**
 * Changes the status of one offer; after an answer that was lost the service is asked for the offer first. Resolves to it. Throws
 * a ServiceError, or an UnknownOutcome.
 */
export const changeStatus = (
  id: string,
  action: StatusAction,
  { reason = '', owner, signal }: { reason?: string; owner: object; signal: AbortSignal },
): Promise<Offer> =>
  sendOnce<Offer>({
    owner,
    kind: 'offer status',
    subject: [action, id],
    send: () => CALLS[action](id, reason, signal),
    async look() {
      const now = await getOffer({ id }, { signal });
      return now.status === RESULT_OF[action] ? now : undefined;
    },
  });

/** Returns what takes an offer back to the status that it had, step by step; further tries go on where it stands. */
export function undoing(before: Offer, after: Offer, signal: AbortSignal, onStep: (offer: Offer) => void) {
  const owner = {};
  let now = after.status ?? '';
  return async (): Promise<void> => {
    for (const status of wayBack(now, before.status ?? '') ?? []) {
      onStep(await changeStatus(before.id, actionTo(status), { owner, signal }));
      now = status;
    }
  };
}

export type BulkOffer = BulkItem & { offer: Offer };

/** The job of a run that gives offers a status (OFR-10), one call for each (decision on the bulk status). */
export const statusJob = (status: string, reason: string): BulkJob<BulkOffer> => ({
  perform: ({ id }, { signal, key }) =>
    updateOfferStatus({ id, body: { status, ...(reason && { reason }) } }, { signal, idempotencyKey: key }),
  check: async ({ id }, { signal }) => (await getOffer({ id }, { signal })).status === status,
});

/** The job of a run that takes offers back to the status that they had. */
export const undoJob = (): BulkJob<BulkOffer> => ({
  async perform({ id, offer: { status: before } }, { signal, key }) {
    const wanted = before ?? '';
    const { status: now } = await getOffer({ id }, { signal });
    // Without a way the service says why.
    for (const status of wayBack(now ?? '', wanted) ?? [wanted])
      await updateOfferStatus({ id, body: { status } }, { signal, idempotencyKey: `${key}-${status}` });
  },
  check: async ({ id, offer }, { signal }) => (await getOffer({ id }, { signal })).status === offer.status,
});
