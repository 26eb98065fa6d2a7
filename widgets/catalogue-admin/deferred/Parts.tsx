import { useMemo, useRef, useState } from 'react';
import { formatCurrency } from '#domain/money/currency';
import { containsName } from '#domain/person/same-name';
import { useAccountRows } from '#features/session/use-account-content';
import type { Mvs, Part } from '#services/entities/car';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { Empty } from '#ui/parts/Empty';
import { AdminTable } from '#ui/table/AdminTable';
import { localPage } from '#ui/table/local-page';
import { type AdminColumn, useAdminTable } from '#ui/table/use-admin-table';
import { texts } from './messages';
import { PartEditor } from './PartEditor';
import { ORDERS, partsOf, TYPES } from './part-rows';
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
  const [edited, setEdited] = useState<Part | 'new'>();
  const [statusMessage, setStatusMessage] = useState('');
  /** The service gives them whole: they are asked for once. */
  const all = useRef<Part[]>(undefined);
  const columns = useMemo<readonly AdminColumn<Part>[]>(
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
        cell: ({ price }) => (typeof price === 'number' ? formatCurrency(price, language) : messages.none),
        numeric: true,
        sortable: true,
      },
    ],
    [messages, language],
  );
  const table = useAdminTable<Part>({
    name: 'parts',
    columns,
    filters: [
      { name: 'text', label: messages.nameOrCode },
      {
        name: 'type',
        label: messages.type,
        choices: TYPES.map((value) => ({ value, label: messages.types[value] })),
      },
    ],
    source: useAccountRows('gate'),
    async load(query) {
      all.current ??= await partsOf(version, signal);
      const { text = '', type = '' } = query.filters;
      return localPage(all.current, query, {
        matches: (part) =>
          (!text || containsName(part.name, text) || containsName(part.code, text)) &&
          (!type || part.type === type),
        orders: ORDERS,
      });
    },
  });
  const refresh = () => {
    all.current = undefined;
    table.reload();
  };
  return (
    <>
      <div className="actions catalogue-tools">
        <Button onClick={() => setEdited('new')}>{messages.createPart}</Button>
      </div>
      <p role="status" className={statusMessage ? 'notice' : 'sr'}>
        {statusMessage}
      </p>
      <AdminTable<Part>
        table={table}
        caption={fillMessage(messages.partsOf, { name: versionName(version) })}
        nameOf={({ name }) => name}
        onOpen={setEdited}
        empty={<Empty title={messages.noParts}>{messages.noPartsHint}</Empty>}
      />
      {edited && (
        <PartEditor
          version={version}
          part={edited === 'new' ? undefined : edited}
          onSaved={({ name }) => {
            setStatusMessage(fillMessage(messages.partSaved, { name }));
            setEdited(undefined);
            refresh();
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
