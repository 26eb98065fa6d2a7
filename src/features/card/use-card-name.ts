import { fillMessage, useMessages } from '#ui/core/host-context';
import type { WalletCard } from './card';
import { messages } from './messages';

/** Returns how a card is called, in the visitor's language: "Visa final 4444". */
export function useCardName(): (card: Pick<WalletCard, 'brand' | 'digits'>) => string {
  const w = useMessages(messages);
  return ({ brand, digits }) => fillMessage(w.card, { brand: brand || w.anyCard, digits });
}
