import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { latestRequest } from '../../../src/domain/standalone/latest-request';
import type { WalletCard } from '../../../src/features/card/card';
import { $session } from '../../../src/features/session/session';
import type { Contract } from '../../../src/services/entities/card';
import { useHost } from '../../../src/ui/core/host-context';
import { type CallGroup, loadCards, loadContracts } from './calls';

/** What is loaded of one list: undefined until it is. */
interface Loaded<T> {
  value?: T[];
  failed?: boolean;
}

export interface WalletState {
  cards: Loaded<WalletCard>;
  contracts: Loaded<Contract>;
  setCards(cards: WalletCard[]): void;
  setContracts(contracts: Contract[]): void;
  /** Loads both again; what is shown stays until the answers are there. */
  reload(): void;
}

/** The cards and contracts of who is signed in, loaded again for another session; late answers of an earlier one are dropped. */
export function useWallet(group: CallGroup): WalletState {
  const { signal } = useHost();
  const { serial, isSignedIn } = useStore($session);
  const [cards, setCards] = useState<Loaded<WalletCard>>({});
  const [contracts, setContracts] = useState<Loaded<Contract>>({});
  const [latest] = useState(latestRequest);
  const reload = () => {
    const isLatest = latest.start();
    const into =
      <T>(set: (change: (before: Loaded<T>) => Loaded<T>) => void) =>
      (loading: Promise<T[]>) =>
        loading.then(
          (value) => isLatest() && set(() => ({ value })),
          // What was shown before stays.
          () => isLatest() && set((before) => ({ ...before, failed: !before.value })),
        );
    for (const set of [setCards, setContracts]) set((before: object) => ({ ...before, failed: false }));
    into(setCards)(loadCards(group, signal));
    into(setContracts)(loadContracts(signal));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each session
  useEffect(() => {
    if (isSignedIn) reload();
    return () => latest.drop();
  }, [serial, isSignedIn, group]);
  return {
    cards,
    contracts,
    // An answer on its way is of before the change.
    setCards: (value) => {
      latest.drop();
      setCards({ value });
    },
    setContracts: (value) => setContracts({ value }),
    reload,
  };
}
