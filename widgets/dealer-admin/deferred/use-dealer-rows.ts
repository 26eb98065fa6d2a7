import { useState } from 'react';
import { ofBrand } from '#domain/lists/of-brand';
import type { WholeList } from '#features/staff/resource/staff-resource';
import { brand, country } from '#page/core/metadata';
import { listDetailedDealers } from '#services/dealer';
import type { Choice } from '#ui/core/fields';
import { useHost } from '#ui/core/host-context';
import { type DealerRow, matches, ORDERS, rowOf } from './dealer-rows';
import type { Messages } from './messages';

/**
 * The brand's dealers in the page's country: the service gives them whole, and they are asked for once. listsBlocked: whether the
 * blocked ones are among them, which not every service has in its lists.
 */
export function useDealerRows(messages: Messages) {
  const { signal } = useHost();
  const [states, setStates] = useState<readonly Choice[]>([]);
  const [listsBlocked, setListsBlocked] = useState(false);
  const rows: WholeList<DealerRow> = {
    async load() {
      const query = { brand: brand() ?? '', country: country() };
      const found = await listDetailedDealers({ query }, { signal });
      // A service may name one twice.
      const all = [
        ...new Map(ofBrand(found, brand()).map((dealer) => [dealer.idSiteGeo, rowOf(dealer)])).values(),
      ];
      setListsBlocked(all.some(({ blocked }) => blocked));
      const codes = new Set(all.map(({ stateCode }) => stateCode ?? ''));
      const sorted = [...codes].filter(Boolean).sort();
      setStates(sorted.map((value) => ({ value, label: value })));
      return all;
    },
    isKept: true,
    matches,
    orders: ORDERS,
  };
  const filters = [
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
    ...(listsBlocked
      ? [
          {
            name: 'blocked',
            label: messages.status,
            choices: [
              { value: 'yes', label: messages.isBlocked },
              { value: 'no', label: messages.isOpen },
            ],
          },
        ]
      : []),
  ];
  return { name: 'dealers', filters, sort: { by: 'name', descending: false }, rows, listsBlocked };
}
