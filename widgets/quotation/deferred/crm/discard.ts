import { discardStockProposal, getQuotation } from '#services/dealer-quotations';
import type { Quotation } from '#services/entities/quotation';
import { isKind } from '#services/http/problem';
import { type Attempt, makeOnce } from '#services/once/make-once';

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
    // The CRM has no proposal of that quotation any more.
    mustVerify: (refusal) => isKind(refusal, 'conflict'),
  });
