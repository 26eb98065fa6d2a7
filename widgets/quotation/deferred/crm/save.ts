import { quotationCode } from '#domain/quotation/quotation-codes';
import { intentOf } from '#page/intents';
import { getQuotation, SAVED, saveQuotation } from '#services/dealer-quotations';
import type { Quotation } from '#services/entities/quotation';
import { type Attempt, makeOnce } from '#services/once/make-once';
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

/** A try of which nobody knows whether the CRM has it; changed by `save`. */
export interface OpenTry extends Attempt {
  /** What was sent: asked for as it was, whatever the seller has changed since. In memory only. */
  body?: QuotationBody | undefined;
}

const DUPLICATE = '002';

/** The number in a refusal of an exact duplicate; empty if the CRM does not tell it. */
function duplicateOf(refusal: unknown): string {
  const body = (refusal as { body?: unknown } | undefined)?.body;
  if (quotationCode(body) !== DUPLICATE) return '';
  const { number } = body as { number?: unknown };
  return typeof number === 'string' ? number : '';
}

/**
 * Saves a quotation to the CRM once (EXT-07). The CRM cannot be asked for a quotation without its number; but it refuses
 * an exact duplicate and names the one that it has. So what was sent, and whose answer was lost, is sent as it was: it is
 * saved now, or the refusal tells its number, under which it is looked at (QTN-01). Throws as makeOnce does.
 * @param open of this quotation; changed here
 */
export function save(
  body: QuotationBody,
  open: OpenTry,
  { element, signal }: { element: object; signal: AbortSignal },
): Promise<Saved> {
  const { isOpen: wasOpen } = open;
  open.body = wasOpen && open.body ? open.body : body;
  const sent = open.body;
  const intent = intentOf(element, 'quotation', sent);
  let duplicate = '';
  return makeOnce<Saved>({
    attempt: open,
    async look() {
      if (!duplicate) return undefined;
      const { number }: Quotation = await getQuotation({ number: duplicate }, { signal });
      return { result: wasOpen ? 'found' : 'duplicate', number, content: contentOf(sent) };
    },
    async make() {
      const { code, number } = await saveQuotation({ body: sent }, { signal, idempotencyKey: intent.key });
      if (code !== SAVED || !number) return undefined;
      intent.confirm();
      return { result: 'saved', number, content: contentOf(sent) };
    },
    mustVerify(refusal) {
      duplicate = duplicateOf(refusal);
      intent.confirm();
      return !!duplicate;
    },
  });
}
