import { type QuotationCode, quotationCode } from '#domain/quotation/quotation-codes';
import { getQuotation, saveQuotation } from '#services/dealer-quotations';
import type { Quotation } from '#services/entities/quotation';
import { refusalOf } from '#services/http/refusal';
import { ServiceError } from '#services/http/service-error';
import { ensureOnce, type OnceActs } from '#services/once/ensure-once';
import { contentOf, type QuotationBody } from './body';

/** What became of a quotation that was sent. */
export interface Saved {
  /**
   * - saved: by this act
   * - found: by an earlier try whose answer was lost
   * - duplicate: somebody had saved the same before; nothing was saved
   */
  result: 'saved' | 'found' | 'duplicate';
  number: string;
  /** What the CRM has under that number, as it was sent. */
  content: string;
}

const DUPLICATE = '002';

/** The number in a refusal of an exact duplicate; empty if the CRM does not tell it. */
function duplicateOf(refusal: unknown): string {
  const body = (refusal as { body?: unknown } | undefined)?.body;
  if (quotationCode(body) !== DUPLICATE) return '';
  const { number } = body as { number?: unknown };
  return typeof number === 'string' ? number : '';
}

/** A failure code of an answer as the refusal that it is. */
const asRefusal = (code: QuotationCode, answer: object): ServiceError =>
  new ServiceError(
    'http',
    'EXT-07',
    `code ${code}`,
    code === DUPLICATE ? 409 : 422,
    answer,
    refusalOf(answer),
  );

/**
 * Returns the acts by which a quotation is saved to the CRM once (EXT-07). The CRM cannot be asked for a quotation without its
 * number; but it refuses an exact duplicate and names the one that it has. So what was sent, and whose answer was lost, is to be
 * sent as it was: it is saved now, or the refusal tells its number, under which it is looked at (QTN-01).
 * @param owner of the attempts to save this quotation
 * @param sent of an attempt that is open: what it has sent, whatever the seller has changed since
 */
export function saving(sent: QuotationBody, owner: object, signal: AbortSignal): OnceActs<Saved> {
  let duplicate = '';
  return ensureOnce<Saved>({
    owner,
    kind: 'quotation',
    content: sent,
    async look(question) {
      if (!duplicate) return undefined;
      const { number }: Quotation = await getQuotation({ number: duplicate }, { signal });
      const result = question.wasSent ? 'found' : 'duplicate';
      return { result, number, content: contentOf(sent) };
    },
    async send(idempotencyKey) {
      const answer = await saveQuotation({ body: sent }, { signal, idempotencyKey });
      const code = quotationCode(answer);
      if (code) throw asRefusal(code, answer);
      const { number } = answer;
      return number ? { result: 'saved', number, content: contentOf(sent) } : undefined;
    },
    verifies(refusal) {
      duplicate = duplicateOf(refusal);
      return !!duplicate;
    },
    isEnd: () => true,
  });
}
