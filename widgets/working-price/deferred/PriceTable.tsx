import { useEffect, useMemo, useRef, useState } from 'react';
import { formatCurrency, parseTypedAmount } from '#domain/money/currency';
import { SignInLink } from '#features/session/sign-in/SignInLink';
import { useSaveCells } from '#features/staff/cells/use-save-cells';
import { BulkRun } from '#ui/bulk/BulkRun';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { Empty } from '#ui/parts/Empty';
import { AdminTable } from '#ui/table/AdminTable';
import { EditableCell } from '#ui/table/cells/EditableCell';
import { EditBar } from '#ui/table/cells/EditBar';
import { moneyField } from '#ui/table/cells/money-field';
import { useCellEdits } from '#ui/table/cells/use-cell-edits';
import { type AdminColumn, useAdminTable } from '#ui/table/use-admin-table';
import { doubtWords } from './doubt-words';
import { HistoryDialog } from './HistoryDialog';
import { texts } from './messages';
import { PriceEditor } from './PriceEditor';
import { momentText, nameOf, type PriceRow, pageOfRows } from './rows';
import { changePrice } from './save-price';
import type { PriceList } from './use-prices';

/** Milliseconds that the rows wait for the list prices, which come later otherwise (ours). */
const LIST_PRICES_WAIT = 1500;

interface PriceTableProps {
  list: PriceList;
  /** Number of imports that have changed the records. */
  imports: number;
}

/** The dealer's prices as a table whose prices are changed in their cells. */
export function PriceTable({ list, imports }: PriceTableProps) {
  const messages = useMessages(texts);
  const { language, emit } = useHost();
  const [isNew, setNew] = useState(false);
  const [shown, setShown] = useState<PriceRow>();
  const [statusMessage, setStatusMessage] = useState('');
  const field = useMemo(
    () =>
      moneyField<PriceRow>(
        {
          label: messages.price,
          noAmount: messages.noAmount,
          amountOf: ({ price }) => price,
          warn: ({ listPrice }, amount) => doubtWords(amount, listPrice, messages, language),
        },
        language,
      ),
    [messages, language],
  );
  const cells = useCellEdits('working-price', field, nameOf);
  const columns = useMemo<readonly AdminColumn<PriceRow>[]>(
    () => [
      {
        name: 'car',
        label: messages.car,
        sortable: true,
        cell: (row) => (
          <>
            {[row.modelName, row.versionName].filter(Boolean).join(' ') || row.mvsCode}
            <span className="price-code">{row.mvsCode}</span>
          </>
        ),
      },
      { name: 'year', label: messages.year, sortable: true, numeric: true, cell: ({ year }) => year ?? '–' },
      {
        name: 'dealer',
        label: messages.dealer,
        priority: 3,
        cell: ({ dealerCode }) => dealerCode || '–',
      },
      {
        name: 'list',
        label: messages.list,
        numeric: true,
        priority: 2,
        cell: ({ listPrice }) => (typeof listPrice === 'number' ? formatCurrency(listPrice, language) : '–'),
      },
      {
        name: 'price',
        label: messages.price,
        sortable: true,
        numeric: true,
        // Without its year a record cannot be named in a change.
        cell: (row) => (typeof row.year === 'number' ? <EditableCell cells={cells} row={row} /> : '–'),
      },
      {
        name: 'updatedAt',
        label: messages.changed,
        sortable: true,
        priority: 3,
        cell: ({ updatedAt, updatedBy }) =>
          [momentText(updatedAt, language), updatedBy].filter(Boolean).join(', ') || '–',
      },
    ],
    [messages, language, cells],
  );
  const table = useAdminTable<PriceRow>({
    name: 'working-price',
    columns,
    filters: [
      { name: 'text', label: messages.search },
      { name: 'year', label: messages.year, accepts: (value) => /^\d{4}$/.test(value) },
    ],
    source: list.source,
    async load(query) {
      const page = pageOfRows(await list.load(), query);
      const priced = list.withListPrices(page.content);
      const late = new Promise<undefined>((done) => setTimeout(done, LIST_PRICES_WAIT));
      const content = await Promise.race([priced, late]);
      if (!content) void priced.then((rows) => rows.forEach(table.put));
      return { ...page, content: content ?? page.content };
    },
  });
  const known = useRef(imports);
  useEffect(() => {
    if (known.current !== imports) table.reload();
    known.current = imports;
  }, [imports, table]);
  const takeOver = (row: PriceRow) => {
    list.put(row);
    table.put(row);
  };
  const saving = useSaveCells<PriceRow>({
    cells,
    save: (row, text, call) => changePrice(row, parseTypedAmount(text) as number, call),
    load: (row, signal) => list.find(row, signal),
    onRow: takeOver,
    onSaved(row) {
      takeOver(row);
      emit('vt-working-price-saved', { mvsCode: row.mvsCode });
    },
  });
  const { bulk } = saving;
  const refresh = () => {
    list.reload().catch(() => undefined);
    table.reload();
  };
  return (
    <>
      <div className="actions price-tools">
        <Button onClick={() => setNew(true)}>{messages.create}</Button>
        <Button kind="plain" onClick={refresh}>
          {messages.refresh}
        </Button>
      </div>
      <p role="status" className={statusMessage ? 'notice' : 'sr'}>
        {statusMessage}
      </p>
      {list.isUncompared && <p className="muted small">{messages.uncompared}</p>}
      <AdminTable<PriceRow>
        table={table}
        caption={messages.caption}
        nameOf={nameOf}
        actionsOf={(row) => [{ label: messages.history, onPress: () => setShown(row) }]}
        empty={<Empty title={messages.emptyTitle}>{messages.emptyHint}</Empty>}
      />
      <EditBar
        cells={cells}
        isSaving={saving.isSaving}
        statusMessage={saving.statusMessage}
        problem={saving.problem}
        onSave={saving.save}
        region={saving.region}
        isListed={saving.isListed}
        onList={saving.list}
      >
        {bulk.state.status === 'paused' && (
          <BulkRun
            bulk={bulk}
            words={messages.bulk}
            fileName="precos-praticados"
            isSignedIn={bulk.isSignedIn}
            whenEnded={<SignInLink newTab />}
          />
        )}
      </EditBar>
      {isNew && (
        <PriceEditor
          list={list}
          onSaved={(row) => {
            setNew(false);
            setStatusMessage(fillMessage(messages.created, { name: nameOf(row) }));
            list.put(row);
            table.reload();
          }}
          onClose={() => setNew(false)}
        />
      )}
      {shown && <HistoryDialog row={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
