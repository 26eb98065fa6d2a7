import { lastDigits, type NewCard, type WalletCard, walletCards } from '../../../src/features/card/card';
import * as security from '../../../src/services/payment-security';
import type { CardWalletProps } from '../attributes';

/** One of the two groups of calls for the same wallet (element.ts). */
export type CallGroup = CardWalletProps['calls'];

/** Resolves to the cards, the favorite first. Throws a ServiceError. */
export async function loadCards(group: CallGroup, signal: AbortSignal): Promise<WalletCard[]> {
  const list = group === 'instruments' ? security.listInstruments : security.listCards;
  return walletCards(await list({}, { signal }));
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
