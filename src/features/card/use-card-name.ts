import { fillMessage } from '../../../src/ui/core/host-context';
import type { WalletCard } from './calls';
import type { Messages } from './messages.pt-BR';

/** Returns how a card is called: "Visa final 4444". */
export const cardName = (w: Messages, { brand, digits }: Pick<WalletCard, 'brand' | 'digits'>): string =>
  fillMessage(w.card, { brand: brand || w.anyCard, digits });
