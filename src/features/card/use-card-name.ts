import { useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import type { WalletCard } from './card';
import { texts } from './messages';

/** Returns how a card is called, in the visitor's language: "Visa final 4444". */
export function useCardName(): (card: Pick<WalletCard, 'brand' | 'digits'>) => string {
  const messages = useMessages(texts);
  return ({ brand, digits }) => fillMessage(messages.card, { brand: brand || messages.anyCard, digits });
}
