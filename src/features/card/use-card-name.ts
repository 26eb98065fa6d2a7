import { useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import type { WalletCard } from './card';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

/** Returns how a card is called, in the visitor's language: "Visa final 4444". */
export function useCardName(): (card: Pick<WalletCard, 'brand' | 'digits'>) => string {
  const messages = useMessages(pt, es);
  return ({ brand, digits }) => fillMessage(messages.card, { brand: brand || messages.anyCard, digits });
}
