import { useMemo, useState } from 'react';
import { formatCurrency } from '#domain/money/currency';
import { containsName } from '#domain/person/same-name';
import { StaffResourceView } from '#features/staff/resource/StaffResourceView';
import { useStaffResource } from '#features/staff/resource/use-staff-resource';
import type { Mvs } from '#services/entities/car';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Spoken } from '#ui/parts/Spoken';
import type { AdminColumn } from '#ui/table/use-admin-table';
import { texts } from './messages';
import { PartEditor } from './PartEditor';
import { type CataloguePart, ORDERS, partsOf, TYPES } from './part-rows';
import { VersionChoice, versionName } from './VersionChoice';

/** The parts of a version that is chosen first. */
export function Parts() {
  const [version, setVersion] = useState<Mvs>();
  return (
    <>
      <VersionChoice value={version?.code ?? ''} onChoose={setVersion} />
      {version && <PartTable key={version.code} version={version} />}
    </>
  );
}

function PartTable({ version }: { version: Mvs }) {
  const messages = useMessages(texts);
  const { signal, language } = useHost();
  const columns = useMemo<readonly AdminColumn<CataloguePart>[]>(
    () => [
      { name: 'name', label: messages.name, cell: ({ name }) => name, sortable: true },
      { name: 'code', label: messages.code, cell: ({ code }) => code, sortable: true },
      {
        name: 'type',
        label: messages.type,
        cell: ({ type }) => (messages.types as Record<string, string>)[type ?? ''] ?? type,
        priority: 2,
      },
      {
        name: 'category',
        label: messages.category,
        cell: ({ category }) => category || messages.none,
        priority: 3,
      },
      {
        name: 'price',
        label: messages.price,
        cell: ({ price }) => (
          <Spoken>{typeof price === 'number' ? formatCurrency(price, language) : messages.none}</Spoken>
        ),
        numeric: true,
        sortable: true,
      },
    ],
    [messages, language],
  );
  const resource = useStaffResource<CataloguePart>({
    name: 'parts',
    words: { ...messages.partTable, caption: fillMessage(messages.partsOf, { name: versionName(version) }) },
    columns,
    filters: [
      { name: 'text', label: messages.nameOrCode },
      {
        name: 'type',
        label: messages.type,
        choices: TYPES.map((value) => ({ value, label: messages.types[value] })),
      },
    ],
    rows: {
      load: () => partsOf(version, signal),
      matches: (part, { text = '', type = '' }) =>
        (!text || containsName(part.name, text) || containsName(part.code, text)) &&
        (!type || part.type === type),
      orders: ORDERS,
    },
    nameOf: ({ name }) => name,
    editor: ({ record, ...on }) => <PartEditor version={version} part={record} {...on} />,
  });
  return <StaffResourceView resource={resource} />;
}
