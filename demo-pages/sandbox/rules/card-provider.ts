import { cardBrand } from '#domain/payment/card';
import { found, Refusal } from '../answers';
import type { World } from '../world';
import { type CardInput, checkCard, isOpenToken } from './cards';

/**
 * The company that keeps card numbers, in place of our services: it receives a card under a one-time token, and the
 * services charge the token. Test cards by their last digits: 0 is refused, 3184 is confirmed on the bank's page, 0119 is
 * charged without an answer, 0127 as well and later than anybody waits; any other is approved.
 */
export interface KeptCard {
  brand: string;
  /** Only the last four digits are shown. */
  last: string;
  holderName: string;
  /** MM/YY. */
  dueDate: string;
  behaviour: 'approved' | 'refused' | 'challenge' | 'silent' | 'slow';
}

const cards = (world: World) => world.table('card provider', () => new Map<string, KeptCard>());

const behaviourOf = (number: string): KeptCard['behaviour'] => {
  if (number.endsWith('3184')) return 'challenge';
  if (number.endsWith('0119')) return 'silent';
  if (number.endsWith('0127')) return 'slow';
  return number.endsWith('0') ? 'refused' : 'approved';
};

/** Keeps a card under a token that has been given out and not yet spent. */
export function keepCard(world: World, token: string, card: CardInput): { brand: string } {
  if (!isOpenToken(world, token)) throw new Refusal(409, { error: 'the token was used or has ended' });
  checkCard(world, card);
  const number = card.number.replace(/\D/g, '');
  const brand = cardBrand(number) ?? 'Cartão';
  const { holderName, dueDate } = card;
  const last = number.slice(-4);
  cards(world).set(token, { brand, last, holderName, dueDate, behaviour: behaviourOf(number) });
  return { brand };
}

/** Returns the card of a token; the token is then spent (cards.ts). */
export const cardOfToken = (world: World, token: string): KeptCard => found(cards(world).get(token), 'card');

/** A card of the wallet, of which the sandbox has the last digits only. */
export const walletCard = (number: string, brand: string): KeptCard => {
  const last = number.slice(-4);
  return { brand, last, holderName: '', dueDate: '', behaviour: behaviourOf(last) };
};
