import { maskCardNumbers } from '#domain/payment/card-mask';
import { type WalletCard, walletCard, walletCards } from '#features/card/card';
import type { Card, Contract } from '#services/entities/card';
import { wholeRecord } from '#services/entities/whole-record';
import { isKind } from '#services/http/problem';
import * as security from '#services/payment-security';
import type { CardWalletProps } from '../attributes';

/** One of the two groups of calls for the same wallet (element.ts). */
export type CallGroup = CardWalletProps['calls'];

/** Whether a group has a call that edits a card: the instruments have none, and a site with them may have no other group. */
export const editsCards = (group: CallGroup): boolean => group === 'card-management';

/** Resolves to the cards, the favorite first. Throws a ServiceError. */
export async function loadCards(group: CallGroup, signal: AbortSignal): Promise<WalletCard[]> {
  const list = group === 'instruments' ? security.listInstruments : security.listCards;
  return walletCards(await list({}, { signal }));
}

type CardChange = Partial<Pick<Card, 'holderName' | 'dueDate' | 'favorite'>>;

/**
 * Changes a card, which goes back as the service has it now: the page keeps less of it. Throws a ServiceError.
 * @param before the fields as they were shown
 */
export async function changeCard(
  id: string,
  after: CardChange,
  before: CardChange,
  signal: AbortSignal,
): Promise<WalletCard> {
  const card = (await security.listCards({}, { signal })).find((each) => each.id === id);
  const body = card ? wholeRecord(card, after, before) : after;
  return walletCard(await security.updateCard({ cardId: id, body }, { signal }));
}

/** Makes a card the favorite instead of the previous one. Throws a ServiceError. */
export const favorCard = (group: CallGroup, id: string, signal: AbortSignal): Promise<unknown> =>
  group === 'instruments'
    ? security.makeFavoriteInstrument({ id }, { signal })
    : changeCard(id, { favorite: true }, { favorite: false }, signal);

/** Removes a card; one that is not there any more counts as removed. Throws a ServiceError. */
export async function removeCard(group: CallGroup, id: string, signal: AbortSignal): Promise<void> {
  const remove = group === 'instruments' ? security.removeInstrument : security.removeCard;
  await remove({ cardId: id }, { signal }).catch((error) => {
    if (!isKind(error, 'missing')) throw error;
  });
}

const shownContract = (contract: Contract): Contract => ({
  ...contract,
  name: maskCardNumbers(contract.name),
});

/** Resolves to the contracts as they are shown. Throws a ServiceError. */
export const loadContracts = async (signal: AbortSignal): Promise<Contract[]> =>
  (await security.listContracts({}, { signal })).map(shownContract);

/** Pays a contract with another card; resolves to it as it is shown. The contract goes back as it is now. Throws a ServiceError. */
export async function payContract(id: string, cardId: string, signal: AbortSignal): Promise<Contract> {
  const present = (await security.listContracts({}, { signal })).find((each) => each.id === id);
  const body = { ...(present && wholeRecord(present, { cardId })), id, cardId };
  return shownContract(await security.updateContract({ body }, { signal }));
}
