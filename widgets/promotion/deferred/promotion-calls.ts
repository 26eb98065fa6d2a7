import type { Participant, Promotion } from '#services/entities/promotion';
import { orNull } from '#services/http/problem';
import { getAgreement, getParticipation, getPromotion, type getPromotionBaseData } from '#services/promotion';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor takes part in a promotion. isInvited: by an invitation, whose is not told. */
    'vt-promotion-joined': { promotion: string; isInvited: boolean };
    /** A QR code has given the visitor a lucky number; neither is told. */
    'vt-lucky-number-received': { promotion: string };
    /** The visitor passed on the link that invites to a promotion; the link is not told. */
    'vt-invitation-shared': { promotion: string; way: 'link' | 'system' | 'whatsapp' };
  }
}

/** Names of groups, statuses and ways to win numbers (PRM-09). */
export type BaseData = Awaited<ReturnType<typeof getPromotionBaseData>>;

/** Resolves to a promotion (PRM-04); null if the service has none of that id. Throws a ServiceError. */
export const loadPromotion = (id: string, signal: AbortSignal): Promise<Promotion | null> =>
  orNull(getPromotion({ id }, { signal }));

/** Resolves to the visitor's participation (PRM-08); null if there is none. Throws a ServiceError. */
export const findParticipation = (promotionId: string, signal: AbortSignal): Promise<Participant | null> =>
  orNull(getParticipation({ promotionId }, { signal }));

/**
 * Resolves to the participation of a visitor who has agreed to the regulation (PRM-07, then PRM-08); null without one.
 * Throws a ServiceError.
 */
export async function loadParticipation(id: string, signal: AbortSignal): Promise<Participant | null> {
  const agreement = await orNull(getAgreement({ id }, { signal }));
  return agreement?.agreed ? findParticipation(id, signal) : null;
}
