import { maskCardNumbers } from '#domain/payment/card-mask';
import { type WalletCard, walletCards } from '#features/card/card';
import type { Contract } from '#services/entities/card';
import { isKind } from '#services/http/problem';
import * as security from '#services/payment-security';
import type { CardWalletProps } from '../attributes';

/** One of the two groups of calls for the same wallet (element.ts). */
export type CallGroup = CardWalletProps['calls'];

/** Resolves to the cards, the favorite first. Throws a ServiceError. */
export async function loadCards(group: CallGroup, signal: AbortSignal): Promise<WalletCard[]> {
  const list = group === 'instruments' ? security.listInstruments : security.listCards;
  return walletCards(await list({}, { signal }));
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

/** Pays a contract with another card; resolves to it as it is shown. Throws a ServiceError. */
export const payContract = async (id: string, cardId: string, signal: AbortSignal): Promise<Contract> =>
  shownContract(await security.updateContract({ body: { id, cardId } }, { signal }));

export const updateCard = security.updateCard;
