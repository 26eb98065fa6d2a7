import { boolean, type InferOutput, looseObject, nullish, string } from 'valibot';
import { amount, count, figure, flagOr, list, optionalText, percent, text } from './fields';

/**
 * A benefit of the club (spec offers#benefits). status: NEXT, AVAILABLE, REDEEMED, EXPIRED; type: how it was redeemed,
 * SELF, GIFT or GIFTED; idempotencyKey (ours): of the attempt that has redeemed it; stateCodes (ours): where it is valid, everywhere if empty; hash: redeems a gift for its recipient; valid_user: whether this user is entitled to it.
 */
export const benefit = looseObject({
  id: string(),
  name: string(),
  description: text,
  category: text,
  partner: text,
  brand: text,
  status: string(),
  type: text,
  hash: text,
  code: text,
  dealer_code: text,
  valid_user: flagOr(true),
  stateCodes: list(string()),
  availableFrom: text,
  expiresAt: text,
  redeemedAt: text,
  idempotencyKey: optionalText,
  rating: count,
  terms: text,
});
export type Benefit = InferOutput<typeof benefit>;

/** Whether a person or a car is covered by an audience's benefits, and until when (YYYY-MM-DD). */
export const coverage = looseObject({
  covered: boolean(),
  audienceId: text,
  plan: text,
  endsAt: text,
  benefits: list(benefit),
});

/**
 * votes and percent are missing until the user has voted or the poll has ended; votedOptionId is empty until the vote.
 * endsAt: ISO date and time, or YYYY-MM-DD; empty if it has no end.
 */
export const poll = looseObject({
  id: string(),
  question: string(),
  type: text,
  brand: text,
  endsAt: text,
  total: count,
  votedOptionId: text,
  options: list(looseObject({ id: string(), text: text, votes: count, percent })),
});
export type Poll = InferOutput<typeof poll>;

/** The coverage of a warranty. status: ACTIVE, EXPIRED; mileageLimit in kilometres, absent if unlimited. */
export const warranty = looseObject({
  vin: string(),
  plans: list(
    looseObject({
      id: string(),
      name: string(),
      status: text,
      startsAt: text,
      endsAt: text,
      mileageLimit: count,
    }),
  ),
});

/** value in the market's currency; key: the tax authority's id of the invoice. */
export const invoice = looseObject({
  vin: string(),
  number: string(),
  key: text,
  issuedAt: text,
  dealerCode: text,
  value: amount,
});

/** The steps of handing over a new car. status: PENDING, DONE. */
export const delivery = looseObject({
  vin: string(),
  source: text,
  status: string(),
  deliveredAt: text,
  steps: list(looseObject({ id: string(), name: string(), done: nullish(boolean()) })),
});

/** A Mopar product; type: SERVICE or ACCESSORY. */
export const moparProduct = looseObject({
  id: string(),
  name: string(),
  description: text,
  type: text,
  price: amount,
  modelCodes: list(string()),
});

/** A payment option: installments of installmentValue. */
export const paymentOption = looseObject({
  installments: figure,
  installmentValue: figure,
  total: figure,
});
