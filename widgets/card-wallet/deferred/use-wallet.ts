import type { WalletCard } from '../../../src/features/card/card';
import { useAccountRows } from '../../../src/features/session/use-account-rows';
import type { Contract } from '../../../src/services/entities/card';
import { type LoadedCollection, useCollection } from '../../../src/ui/collection/use-collection';
import { useHost } from '../../../src/ui/core/host-context';
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
