import { RESULT_OF, type StatusAction, wayBack } from '#domain/offers/offer-lifecycle';
import type { Offer } from '#services/entities/offer';
import type { CallOptions } from '#services/http/types';
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

/** Gives an offer of a run its status (OFR-10). Throws a ServiceError. */
export const updateStatus = (
  id: string,
  status: string,
  reason: string,
  options: CallOptions,
): Promise<Offer> => updateOfferStatus({ id, body: { status, ...(reason && { reason }) } }, options);

/** Whether an offer has a status by now. Throws a ServiceError. */
export const hasStatus = async (id: string, status: string, options: CallOptions): Promise<boolean> =>
  (await getOffer({ id }, options)).status === status;

/** Takes an offer of a run back to the status that it had. Throws a ServiceError. */
export async function takeBack({ id, status: before }: Offer, options: CallOptions): Promise<undefined> {
  const wanted = before ?? '';
  const { status: now } = await getOffer({ id }, { signal: options.signal });
  // Without a way the service says why.
  for (const status of wayBack(now ?? '', wanted) ?? [wanted])
    await updateStatus(id, status, '', {
      signal: options.signal,
      idempotencyKey: `${options.idempotencyKey}-${status}`,
    });
}
