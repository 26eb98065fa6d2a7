import type { WalletCard } from '#features/card/card';
import { useAccountRows } from '#features/session/use-account-content';
import type { Contract } from '#services/entities/card';
import { type LoadedCollection, useCollection } from '#ui/collection/use-collection';
import { useHost } from '#ui/core/host-context';
import { type CallGroup, loadCards, loadContracts } from './calls';

export interface WalletState {
  cards: LoadedCollection<WalletCard, WalletCard[]>;
  contracts: LoadedCollection<Contract, Contract[]>;
  /** Loads both again; what is shown stays until the answers are there. */
  reload(): void;
}

/** The cards and contracts of who is signed in. */
export function useWallet(group: CallGroup): WalletState {
  const { signal } = useHost();
  const rows = useAccountRows('gate');
  const cards = useCollection({ ...rows, key: `${rows.key} ${group}` }, () => loadCards(group, signal));
  const contracts = useCollection(rows, () => loadContracts(signal));
  return {
    cards,
    contracts,
    reload() {
      cards.retry();
      contracts.retry();
    },
  };
}
