/** Whether a card is in a wallet, after the answer to adding it was lost. The rule is ours. */

/** What is known of a card that was sent: all of it from our own fields, from a provider's frame what it tells. */
export interface SentCard {
  /** The last four digits. */
  digits?: string | undefined;
  brand?: string | undefined;
  /** MM/YY. */
  dueDate?: string | undefined;
}

interface ListedCard {
  id: string;
  digits: string;
  brand: string;
  dueDate: string;
}

/**
 * - added: one new card fits everything that is known
 * - absent: no new card does, so far
 * - unclear: several do, or its last digits are not known
 */
export type Added = 'added' | 'absent' | 'unclear';

const FACTS = ['digits', 'brand', 'dueDate'] as const;

/** What one side does not say contradicts nothing; nor does a brand that is called shorter: Master for Mastercard. */
const fits = (card: ListedCard, sent: SentCard): boolean =>
  FACTS.every((fact) => {
    const [said, listed] = [(sent[fact] ?? '').toLowerCase(), card[fact].toLowerCase()] as const;
    if (fact === 'brand') return said.startsWith(listed) || listed.startsWith(said);
    return !said || !listed || said === listed;
  });

/** Returns what a wallet says of a sent card. before: the ids of the cards that were there when it was sent. */
export function addedCard(cards: readonly ListedCard[], before: readonly string[], sent: SentCard): Added {
  const found = cards.filter((card) => !before.includes(card.id) && fits(card, sent));
  if (found.length === 0) return 'absent';
  // A brand or a date alone is that of many cards.
  const isTold = !!sent.digits && found.every(({ digits }) => digits);
  return found.length === 1 && isTold ? 'added' : 'unclear';
}
