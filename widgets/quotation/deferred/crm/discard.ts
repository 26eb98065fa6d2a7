import { discardStockProposal, getQuotation } from '#services/dealer-quotations';
import type { Quotation } from '#services/entities/quotation';
import { isKind } from '#services/http/problem';
import { sendOnce } from '#services/once/ensure-once';

/**
 * Discards the proposed car of a saved quotation once (QTN-02), and resolves to the initial quotation. A lost answer, or a
 * refusal as it was discarded elsewhere, is looked into (QTN-01). Throws as OnceActs.send does.
 */
export const discard = (
  number: string,
  { element, signal }: { element: object; signal: AbortSignal },
): Promise<Quotation> =>
  sendOnce<Quotation>({
    owner: element,
    kind: 'discard proposal',
    subject: number,
    async look() {
      const quotation = await getQuotation({ number }, { signal });
      return quotation.stockProposal ? undefined : quotation;
    },
    send: () => discardStockProposal({ number }, { signal }),
    // The CRM has no proposal of that quotation any more.
    verifies: (refusal) => isKind(refusal, 'conflict'),
  });
