import { cardBrand } from '../../../src/domain/card';
import { digitsOf } from '../../../src/domain/format';
import type { Card } from '../../../src/services/entities/card';
import * as security from '../../../src/services/payment-security';
import type { CardWalletProps } from '../attributes';

/** One of the two groups of calls for the same wallet (element.ts). */
export type CallGroup = CardWalletProps['calls'];

/** A card as the wallet keeps it: never more of the number than its last digits, whatever the service answers. */
export interface WalletCard {
  id: string;
  brand: string;
  digits: string;
  holderName: string;
  /** MM/YY. */
  dueDate: string;
  favorite: boolean;
}

/** What a new card is made of. Exists from the press of the button until the call is answered. */
export interface NewCard {
  number: string;
  holderName: string;
  dueDate: string;
  cvv: string;
}

const lastDigits = (number: string): string => digitsOf(number).slice(-4);

export const walletCard = ({ id, brand, number, holderName, dueDate, favorite }: Card): WalletCard => ({
  id,
  brand: brand || (cardBrand(number) ?? ''),
  digits: lastDigits(number),
  holderName,
  dueDate,
  favorite: favorite ?? false,
});

/** Resolves to the cards, the favorite first. Throws a ServiceError. */
export async function loadCards(group: CallGroup, signal: AbortSignal): Promise<WalletCard[]> {
  const list = group === 'instruments' ? security.listInstruments : security.listCards;
  const cards = (await list({}, { signal })).map(walletCard);
  return cards.sort((a, b) => Number(b.favorite) - Number(a.favorite));
}

/**
 * Adds a card with a token of its own, which is valid once: each attempt asks for another. An answer that is lost may
 * belong to a card that was added; the list tells, and nothing is sent twice. Throws a ServiceError.
 */
export async function addCard(
  group: CallGroup,
  card: NewCard,
  favorite: boolean,
  known: readonly WalletCard[],
  signal: AbortSignal,
): Promise<void> {
  const { token } = await security.getOneTimeToken({}, { signal });
  const add = group === 'instruments' ? security.addInstrument : security.addCard;
  const wasKnown = known.map(({ id }) => id);
  try {
    await add({ body: { ...card, oneTimeToken: token, favorite } }, { signal });
  } catch (error) {
    if ((error as { status?: number }).status) throw error;
    const now = await loadCards(group, signal).catch(() => []);
    const isAdded = now.some(
      ({ id, digits, dueDate }) =>
        !wasKnown.includes(id) && digits === lastDigits(card.number) && dueDate === card.dueDate,
    );
    if (!isAdded) throw error;
  }
}

/** Makes a card the favorite instead of the previous one. Throws a ServiceError. */
export const favorCard = (group: CallGroup, id: string, signal: AbortSignal): Promise<unknown> =>
  group === 'instruments'
    ? security.makeFavoriteInstrument({ id }, { signal })
    : security.updateCard({ cardId: id, body: { favorite: true } }, { signal });

/** Removes a card; one that is not there any more counts as removed. Throws a ServiceError. */
export async function removeCard(group: CallGroup, id: string, signal: AbortSignal): Promise<void> {
  const remove = group === 'instruments' ? security.removeInstrument : security.removeCard;
  await remove({ cardId: id }, { signal }).catch((error) => {
    if (error.status !== 404) throw error;
  });
}

export const listContracts = security.listContracts;
export const updateCard = security.updateCard;
export const updateContract = security.updateContract;
