import type { Language } from '#domain/core/brands';
import { formatCurrency } from '#domain/money/currency';
import { priceDoubt } from '#domain/money/price-doubt';
import { fillMessage } from '#ui/fill-message';
import type { PriceMessages } from './messages';

/** Says what is unusual about a price, and what it is compared with; empty for nothing. */
export function doubtWords(
  price: number,
  listPrice: number | null | undefined,
  texts: PriceMessages,
  language: Language,
): string {
  const doubt = priceDoubt(price, listPrice);
  if (!doubt) return '';
  const list = formatCurrency(listPrice as number, language);
  return fillMessage(texts[doubt.kind], { percent: doubt.percent, list });
}
