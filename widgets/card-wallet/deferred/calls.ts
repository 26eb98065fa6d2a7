import { lastDigits } from '../../../src/domain/card-mask';
import { type NewCard, type WalletCard, walletCards } from '../../../src/features/card/card';
import * as security from '../../../src/services/payment-security';
import type { CardWalletProps } from '../attributes';

/** One of the two groups of calls for the same wallet (element.ts). */
export type CallGroup = CardWalletProps['calls'];

/** Resolves to the cards, the favorite first. Throws a ServiceError. */
export async function loadCards(group: CallGroup, signal: AbortSignal): Promise<WalletCard[]> {
  const list = group === 'instruments' ? security.listInstruments : security.listCards;
  return walletCards(await list({}, { signal }));
}

type CardInput = Parameters<typeof security.addCard>[0]['body'];

/**
 * Adds a card. An answer that is lost may belong to a card that was added; the list tells, and nothing is sent twice.
 * Throws a ServiceError.
 * @param isIt whether a card that was not known before is the added one
 */
async function add(
  group: CallGroup,
  body: CardInput,
  known: readonly WalletCard[],
  isIt: (card: WalletCard) => boolean,
  signal: AbortSignal,
): Promise<void> {
  const send = group === 'instruments' ? security.addInstrument : security.addCard;
  const wasKnown = known.map(({ id }) => id);
  try {
    await send({ body }, { signal });
  } catch (error) {
    if ((error as { status?: number }).status) throw error;
    const now = await loadCards(group, signal).catch(() => []);
    if (!now.some((card) => !wasKnown.includes(card.id) && isIt(card))) throw error;
  }
}

/** Adds a card with a token of its own, which is valid once: each attempt asks for another. Throws a ServiceError. */
export async function addCard(
  group: CallGroup,
  card: NewCard,
  favorite: boolean,
  known: readonly WalletCard[],
  signal: AbortSignal,
): Promise<void> {
  const { token } = await security.getOneTimeToken({}, { signal });
  const isIt = ({ digits, dueDate }: WalletCard) =>
    digits === lastDigits(card.number) && dueDate === card.dueDate;
  await add(group, { ...card, oneTimeToken: token, favorite }, known, isIt, signal);
}

/**
 * Adds the card that the provider keeps under a token: the service gets the token only, and any card that was not there
 * before is the added one. Throws what `keep` throws, or a ServiceError.
 */
export async function addKeptCard(
  group: CallGroup,
  keep: (oneTimeToken: string) => Promise<void>,
  favorite: boolean,
  known: readonly WalletCard[],
  signal: AbortSignal,
): Promise<void> {
  const { token } = await security.getOneTimeToken({}, { signal });
  await keep(token);
  await add(group, { oneTimeToken: token, favorite }, known, () => true, signal);
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
