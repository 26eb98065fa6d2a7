import { type InferOutput, looseObject, nullish, string } from 'valibot';
import { amount, count, flagOr, list, optionalText, pageOf, text } from './fields';

const medal = looseObject({
  id: string(),
  name: string(),
  description: text,
  points: count,
  /** Empty if the user does not have it yet. */
  earnedAt: text,
});
export type Medal = InferOutput<typeof medal>;

/**
 * A user's membership of a loyalty program: JEEP_NATION or JEEP_WAVE. category is the level, nextCategory the next one;
 * pointsToNext is absent on the highest level. points can be spent; levelPoints count for the level, also once spent.
 * medals: all of the program, also those that the user does not have yet.
 */
export const membership = looseObject({
  userId: string(),
  program: string(),
  category: text,
  points: count,
  levelPoints: count,
  nextCategory: text,
  pointsToNext: count,
  memberSince: text,
  medals: list(medal),
});
export type Membership = InferOutput<typeof membership>;

/** position starts at 1; medals is their number; mine marks the signed-in user. */
export const rank = looseObject({
  position: count,
  userName: text,
  category: text,
  points: count,
  medals: count,
  mine: flagOr(false),
});

export type Rank = InferOutput<typeof rank>;

/** A page of the ranking; own is the signed-in user's row, on whatever page it is. */
export const rankPage = looseObject({ ...pageOf(rank).entries, own: nullish(rank) });

export const faqEntry = looseObject({ id: string(), question: string(), answer: string() });

/** A prize that points can be exchanged for. */
export const loyaltyPrize = looseObject({
  id: string(),
  name: string(),
  description: text,
  points: count,
  quantity: count,
  imageUrl: text,
});

/** price per month in the market's currency; 0 is free. */
export const plan = looseObject({
  id: string(),
  name: string(),
  description: text,
  price: amount,
  benefits: list(string()),
});

/**
 * status: NONE, ACTIVE, FREE, CANCELLED. renewsAt: YYYY-MM-DD. attempts (ours): those to subscribe to a plan, by their keys:
 * PENDING, BEGUN, REFUSED or CANCELLED, the last also of a subscription that has ended.
 */
export const subscription = looseObject({
  id: text,
  status: string(),
  brand: text,
  planId: text,
  planName: text,
  startedAt: text,
  renewsAt: text,
  attempts: list(looseObject({ idempotencyKey: optionalText, status: string() })),
});

/**
 * A voucher, a reward that points are exchanged for, or a gift. value in the market's currency; points: what it costs;
 * quantity: how many are left. status: AVAILABLE, REDEEMED, EXPIRED, BLOCKED; type: how it was redeemed, SELF, GIFT or
 * GIFTED; hash: redeems a gift for its recipient; code: empty where it is the recipient's, and before a reward is
 * redeemed; rewardId: of the reward that it comes from; valid_user: whether this user may receive it; idempotencyKey: of the
 * attempt that has made or redeemed it (ours).
 */
export const voucher = looseObject({
  id: string(),
  code: text,
  name: text,
  description: text,
  value: amount,
  points: count,
  quantity: count,
  status: string(),
  origin: text,
  type: text,
  hash: text,
  rewardId: text,
  terms: text,
  valid_user: flagOr(true),
  createdAt: text,
  expiresAt: text,
  redeemedAt: text,
  idempotencyKey: optionalText,
});
export type Voucher = InferOutput<typeof voucher>;
