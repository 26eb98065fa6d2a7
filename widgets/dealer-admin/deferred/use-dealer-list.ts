import { useRef, useState } from 'react';
import { useAccountRows } from '#features/session/use-account-content';
import { brand, country } from '#page/core/metadata';
import { listDetailedDealers } from '#services/dealer';
import type { Choice } from '#ui/core/fields';
import { useHost } from '#ui/core/host-context';
import { localPage } from '#ui/table/local-page';
import { type AdminColumn, type AdminTableModel, useAdminTable } from '#ui/table/use-admin-table';
import { type DealerRow, matches, ORDERS, rowOf } from './dealer-rows';
import type { Messages } from './messages';

interface DealerList {
  table: AdminTableModel<DealerRow>;
  /** Loads the dealers again. */
  refresh(): void;
  /** Shows a dealer as it is now; a blocked one leaves the list, an unblocked one returns. */
  put(dealer: DealerRow): void;
}

/** The brand's dealers in the page's country: the service gives them whole, and they are asked for once. */
export function useDealerList(columns: readonly AdminColumn<DealerRow>[], messages: Messages): DealerList {
  const { signal } = useHost();
  const [states, setStates] = useState<readonly Choice[]>([]);
  const all = useRef<DealerRow[]>(undefined);
  const list = async () => {
    if (all.current) return all.current;
    const found = await listDetailedDealers(
      { query: { brand: brand() ?? '', country: country() } },
      { signal },
    );
    // A service may name one twice.
    all.current = [...new Map(found.map((dealer) => [dealer.idSiteGeo, rowOf(dealer)])).values()];
    const codes = new Set(all.current.map(({ stateCode }) => stateCode ?? ''));
    setStates(
      [...codes]
        .filter(Boolean)
        .sort()
        .map((value) => ({ value, label: value })),
    );
    return all.current;
  };
  const table = useAdminTable<DealerRow>({
    name: 'dealers',
    columns,
    filters: [
      { name: 'text', label: messages.search },
      { name: 'state', label: messages.state, choices: states },
      {
        name: 'econnect',
        label: messages.econnect,
        choices: [
          { value: 'yes', label: messages.participates },
          { value: 'no', label: messages.participatesNot },
        ],
      },
    ],
    sort: { by: 'name', descending: false },
    source: useAccountRows('gate'),
    load: async (query) =>
      localPage(await list(), query, { matches: matches(query.filters), orders: ORDERS }),
  });
  const refresh = () => {
    all.current = undefined;
    table.reload();
  };
  return {
    table,
    refresh,
    put(dealer) {
      if (dealer.blocked) {
        all.current = all.current?.filter(({ id }) => id !== dealer.id);
        table.drop(dealer.id);
      } else if (!all.current?.some(({ id }) => id === dealer.id)) {
        // It is in the searches again.
        refresh();
      } else {
        all.current = all.current?.map((each) => (each.id === dealer.id ? dealer : each));
        table.put(dealer);
      }
    },
  };
}
