import { discardStockProposal, getQuotation } from '#services/dealer-quotations';
import type { Quotation } from '#services/entities/quotation';
import { type Attempt, makeOnce } from '#services/fallbacks/make-once';
import { statusOf } from '#services/fallbacks/status';

/** The CRM has no proposal of that quotation any more. */
const CONFLICT = 409;

/**
 * Discards the proposed car of a saved quotation once (QTN-02), and resolves to the initial quotation. A lost answer, or a
 * refusal as it was discarded elsewhere, is looked into (QTN-01). Throws as makeOnce does.
 */
export const discard = (number: string, attempt: Attempt, signal: AbortSignal): Promise<Quotation> =>
  makeOnce<Quotation>({
    attempt,
    async look() {
      const quotation = await getQuotation({ number }, { signal });
      return quotation.stockProposal ? undefined : quotation;
    },
    make: () => discardStockProposal({ number }, { signal }),
    looksInto: (refusal) => statusOf(refusal) === CONFLICT,
  });
