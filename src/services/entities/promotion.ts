import { boolean, type InferOutput, looseObject, string } from 'valibot';
import { countOr, list, text } from './fields';

export const prize = looseObject({
  id: string(),
  name: string(),
  description: text,
  /** How many of it there are. */
  quantity: countOr(1),
  imageUrl: text,
});

/**
 * A promotion or raffle (spec offers#promotions). status: SCHEDULED, ACTIVE, ENDED, INACTIVE; attributionTypes: QR_CODE, INVITATION,
 * PURCHASE; startsAt and endsAt: ISO moments.
 */
export const promotion = looseObject({
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
});
export type Promotion = InferOutput<typeof promotion>;

/** How a participant got a lucky number. */
export const attribution = looseObject({ type: string(), luckyNumber: string(), at: text, source: text });

/** Who takes part. status: AGREED, ATTRIBUTED, INACTIVATED (spec offers#promotions). invitedBy: another participant's id. */
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

export const promotionGroup = looseObject({
  id: string(),
  name: string(),
  brand: text,
  promotionIds: list(string()),
});

/** Somebody who must not take part, by the personal tax id. */
export const denied = looseObject({ document: string(), reason: text, addedAt: text });
export const denyList = looseObject({ promotionId: string(), items: list(denied) });

/** Where promotions are held. */
export const region = looseObject({ id: string(), name: string(), stateCodes: list(string()) });

/** Candidates to a prize. status: PROCESSING, SUCCESS, FAILED. */
export const candidatesReport = looseObject({
  promotion_id: string(),
  prize_id: string(),
  status: string(),
  generatedAt: text,
  candidates: countOr(0),
});

/** Whether somebody has agreed to the rules. */
export const agreement = looseObject({ agreed: boolean(), agreedAt: text });
