import { boolean, fallback, type InferOutput, looseObject, string } from 'valibot';
import { count, list, text } from './fields';
import { whole } from './whole';

/** Raised by each change (ours); 0 where the service counts none. */
const version = count;

const prize = looseObject({
  id: string(),
  name: string(),
  description: text,
  /** The number of items. */
  quantity: count,
  imageUrl: text,
});

/** A winner, under the name that the service publishes. */
const winner = looseObject({ prizeId: text, luckyNumber: text, name: text });

/** What the law wants beside a raffle (ours), each of the same schema. drawAt: ISO date and time. */
export const statedFields = <F>(field: F) => ({
  promoter: field,
  authorization: field,
  regulationUrl: field,
  drawAt: field,
  drawMethod: field,
  resultsUrl: field,
});

/**
 * A promotion or raffle (spec offers#promotions). status: SCHEDULED, ACTIVE, ENDED, INACTIVE; attributionTypes: QR_CODE, INVITATION,
 * PURCHASE; startsAt and endsAt: ISO date and time. Ours is what the law wants beside a raffle: who promotes it, its
 * authorisation, the whole regulation, when and how the winners are found out, where that is published, and the winners.
 */
export const promotion = whole(
  looseObject({
    id: string(),
    name: string(),
    description: text,
    brand: text,
    groupId: text,
    status: text,
    startsAt: text,
    endsAt: text,
    attributionTypes: list(string()),
    prizes: list(prize),
    regionIds: list(string()),
    rules: text,
    ...statedFields(text),
    winners: fallback(list(winner), []),
    version,
  }),
);
export type Promotion = InferOutput<typeof promotion>;

/** How a participant received a lucky number. */
const attribution = looseObject({ type: string(), luckyNumber: string(), at: text, source: text });

/** A participant. status: AGREED, ATTRIBUTED, INACTIVATED (spec offers#promotions). invitedBy: another participant's id. */
export const participant = looseObject({
  id: string(),
  promotionId: string(),
  userId: string(),
  userName: text,
  email: text,
  status: string(),
  agreedAt: text,
  invitedBy: text,
  luckyNumbers: list(string()),
  attributions: list(attribution),
});
export type Participant = InferOutput<typeof participant>;

export const promotionGroup = whole(
  looseObject({
    id: string(),
    name: string(),
    brand: text,
    promotionIds: list(string()),
    version,
  }),
);
export type PromotionGroup = InferOutput<typeof promotionGroup>;

/** A person excluded from a promotion, by tax id. */
const denied = whole(looseObject({ document: string(), reason: text, addedAt: text }));
export type Denied = InferOutput<typeof denied>;
export const denyList = whole(looseObject({ promotionId: string(), items: list(denied), version }));
export type DenyList = InferOutput<typeof denyList>;

/** Candidates for a prize. status: PROCESSING, SUCCESS, FAILED. */
export const candidatesReport = looseObject({
  promotion_id: string(),
  prize_id: string(),
  status: string(),
  generatedAt: text,
  candidates: count,
});

/** Whether the user has agreed to the rules. */
export const agreement = looseObject({ agreed: boolean(), agreedAt: text });
