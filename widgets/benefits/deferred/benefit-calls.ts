import type { BenefitListName } from '#domain/offers/benefit-filter';
import type { RedeemKind } from '#domain/offers/offer-kinds';
import {
  listAvailableBenefits,
  listAvailableBenefitsById,
  listNextBenefits,
  listRedeemedBenefits,
  listRedeemedBenefitsById,
} from '#services/benefits';
import type { Benefit } from '#services/entities/benefit';
import { orNull } from '#services/http/problem';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor redeemed a benefit. type: SELF, GIFT or GIFTED; neither its code nor its hash is told. */
    'vt-benefit-redeemed': { benefitId: string; type: string };
    /** The visitor rated a redeemed benefit from 1 to 5. */
    'vt-benefit-rated': { benefitId: string; rating: number };
    /** The visitor checked a coverage; neither the e-mail nor the chassis is told. */
    'vt-benefit-coverage-checked': { by: 'email' | 'chassis'; covered: boolean };
  }
}

/** A benefit that the visitor has opened. hash: of a gift; empty for a benefit of one's own. */
export interface Opened {
  id: string;
  hash: string;
}

const LISTS = { available: listAvailableBenefits, next: listNextBenefits, redeemed: listRedeemedBenefits };

/** Resolves to a list (BEN-05, BEN-06, BEN-07). Throws a ServiceError. */
export const loadList = (name: BenefitListName, signal: AbortSignal): Promise<Benefit[]> =>
  LISTS[name]({}, { signal });

/**
 * Resolves to one benefit as the service has it now: available or redeemed (BEN-03, BEN-04), in the order in which it is
 * expected; null if it is neither. Throws a ServiceError.
 */
export async function loadBenefit(
  { id, hash }: Opened,
  expected: 'available' | 'redeemed',
  signal: AbortSignal,
): Promise<Benefit | null> {
  const asked = { id, query: hash ? { hash } : {} };
  const calls = [listAvailableBenefitsById, listRedeemedBenefitsById];
  if (expected === 'redeemed') calls.reverse();
  for (const call of calls) {
    const benefit = await orNull(call(asked, { signal }));
    if (benefit) return benefit;
  }
  return null;
}

const GIFTED = 'GIFTED' satisfies RedeemKind;

/**
 * Resolves to a benefit among the redeemed (BEN-06), null if it is not there: what became of a redemption whose answer was
 * lost. One that was received as a gift is another entry than one's own. Throws a ServiceError.
 */
export async function findRedeemed({ id, hash }: Opened, signal: AbortSignal): Promise<Benefit | null> {
  const redeemed = await loadList('redeemed', signal);
  const isIt = (benefit: Benefit) => (hash ? benefit.hash === hash : benefit.type !== GIFTED);
  return redeemed.find((benefit) => benefit.id === id && isIt(benefit)) ?? null;
}
