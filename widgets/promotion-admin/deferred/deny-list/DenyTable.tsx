import { useEffect, useMemo, useRef, useState } from 'react';
import type { Country } from '#domain/core/brands';
import { placeTime } from '#domain/events/event-time';
import { bareDocument } from '#domain/text/format';
import { ConfirmedAction } from '#features/staff/ConfirmedAction';
import { useCollectedRows } from '#features/staff/use-collected-rows';
import { useConfirmation } from '#features/staff/use-confirmation';
import { country } from '#page/core/metadata';
import type { Denied } from '#services/entities/promotion';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { countText } from '#ui/count-text';
import { fillMessage } from '#ui/fill-message';
import { useLatest } from '#ui/hooks/use-latest';
import { Button } from '#ui/parts/Button';
import { Empty } from '#ui/parts/Empty';
import { AdminTable } from '#ui/table/AdminTable';
import { localPage } from '#ui/table/local-page';
import { type AdminColumn, useAdminTable } from '#ui/table/use-admin-table';
import { promotionZone } from '../promotion-zone';
import type { TabProps } from '../tab-props';
import { DenyEditor } from './DenyEditor';
import { documentText } from './documents';
import { texts } from './messages';
import type { DenyListCalls } from './use-deny-list';

/** Entries from which on their number has to be typed before they are removed: a slip is dear. */
const TYPED_FROM = 20;

/** id: says nothing of the person, as the page's elements have it. */
type DeniedRow = Denied & { id: string };

/** What is asked about: the documents to remove, or the whole list. */
interface Removal {
  documents: readonly string[];
  isWhole: boolean;
}

interface DenyTableProps {
  list: DenyListCalls;
  promotionId: string;
  name: string;
  source: TabProps['data']['source'];
  isShown: boolean;
  onShown(isShown: boolean): void;
  statusMessage: string;
  onSaid(text: string): void;
  onImport(): void;
}

const { compare } = new Intl.Collator('pt', { numeric: true });
const ORDERS = {
  document: (one: DeniedRow, other: DeniedRow) => compare(one.document, other.document),
  addedAt: (one: DeniedRow, other: DeniedRow) => compare(one.addedAt ?? '', other.addedAt ?? ''),
};

/** The entries as a table; documents are hidden until somebody asks for them. */
export function DenyTable({
  list,
  promotionId,
  name,
  source,
  isShown,
  statusMessage: said,
  ...on
}: DenyTableProps) {
  const messages = useMessages(texts);
  const { language } = useHost();
  const [isNew, setNew] = useState(false);
  const of = country() as Country;
  const ids = useRef(new Map<string, string>()).current;
  const rowOf = (item: Denied): DeniedRow => {
    const id = ids.get(item.document) ?? `denied-${ids.size + 1}`;
    ids.set(item.document, id);
    return { ...item, id };
  };
  const textOf = ({ document }: { document: string }) => documentText(document, of, isShown);
  const columns = useMemo<readonly AdminColumn<DeniedRow>[]>(
    () => [
      {
        name: 'document',
        label: messages.document,
        sortable: true,
        cell: ({ document }) => documentText(document, of, isShown),
      },
      { name: 'reason', label: messages.reason, cell: ({ reason }) => reason || '–' },
      {
        name: 'addedAt',
        label: messages.addedAt,
        sortable: true,
        priority: 2,
        cell: ({ addedAt }) => placeTime(addedAt, promotionZone(), language)?.date ?? '–',
      },
    ],
    [messages, isShown, language, of],
  );
  const table = useAdminTable<DeniedRow>({
    name: 'deny-list',
    columns,
    // A document says who it is: it is in no address.
    filters: [{ name: 'document', label: messages.document, personal: true }],
    source,
    async load(query) {
      const { items } = await list.load();
      const part = bareDocument(query.filters.document ?? '');
      const rows = (items ?? []).map(rowOf);
      return localPage(rows, query, {
        matches: ({ document }) => bareDocument(document).includes(part),
        orders: ORDERS,
      });
    },
  });
  const removal = useConfirmation<Removal>({
    perform: ({ documents, isWhole }) => (isWhole ? list.clear() : list.remove(documents)),
    conflict: messages.conflict,
    notDone: messages.notRemoved,
    onDone({ documents }) {
      on.onSaid(countText(messages.removed, documents.length));
      table.selection.clear();
      table.reload();
    },
    onUnknown: table.reload,
  });
  const selected = useCollectedRows<DeniedRow>(table);
  const ask = (rows: readonly DeniedRow[], isWhole = false) => {
    on.onSaid('');
    selected.drop();
    removal.ask({ documents: rows.map(({ document }) => document), isWhole });
  };
  const latestAsk = useLatest(ask);
  useEffect(() => {
    if (selected.rows) latestAsk.current(selected.rows);
  }, [selected.rows]);
  const askWhole = () => ask((list.present()?.items ?? []).map(rowOf), true);
  const { asked } = removal;
  const count = asked?.documents.length ?? 0;
  return (
    <>
      <div className="actions promotion-tools">
        <Button onClick={() => setNew(true)}>{messages.add}</Button>
        <Button kind="plain" onClick={on.onImport}>
          {messages.import}
        </Button>
        <Button kind="plain" aria-pressed={isShown} onClick={() => on.onShown(!isShown)}>
          {isShown ? messages.hide : messages.show}
        </Button>
        {table.total > 0 && (
          <Button kind="plain" onClick={askWhole}>
            {messages.clear}
          </Button>
        )}
      </div>
      <p role="status" className={said ? 'notice' : 'sr'}>
        {said}
      </p>
      {selected.failed && <FailureNotice onRetry={selected.collect} />}
      <AdminTable<DeniedRow>
        table={table}
        caption={fillMessage(messages.caption, { name })}
        nameOf={textOf}
        actionsOf={(row) => [{ label: messages.remove, isDanger: true, onPress: () => ask([row]) }]}
        bulkActions={[{ label: messages.remove, isDanger: true, onPress: selected.collect }]}
        empty={<Empty title={messages.emptyTitle}>{messages.emptyHint}</Empty>}
      />
      {isNew && (
        <DenyEditor
          list={list}
          promotionId={promotionId}
          onSaved={(row) => {
            setNew(false);
            on.onSaid(fillMessage(messages.added, { document: textOf(row) }));
            table.reload();
          }}
          onClose={() => setNew(false)}
        />
      )}
      <ConfirmedAction
        confirmation={removal}
        title={({ isWhole }) => countText(isWhole ? messages.clearTitle : messages.removeTitle, count)}
        action={asked?.isWhole ? messages.clear : messages.remove}
        {...(count >= TYPED_FROM && { typedCount: count })}
      >
        <p>{messages.removeHint}</p>
        {asked && !asked.isWhole && count < TYPED_FROM && (
          <p>{asked.documents.map((document) => textOf({ document })).join(', ')}</p>
        )}
      </ConfirmedAction>
    </>
  );
}
