import { useEffect, useMemo, useRef, useState } from 'react';
import { parseTypedAmount } from '#domain/money/typed-amount';
import { SignInLink } from '#features/session/sign-in/SignInLink';
import { useSaveCells } from '#features/staff/cells/use-save-cells';
import { StaffResourceView } from '#features/staff/resource/StaffResourceView';
import { type StaffResourceModel, useStaffResource } from '#features/staff/resource/use-staff-resource';
import { BulkRun } from '#ui/bulk/BulkRun';
import { useHost, useMessages } from '#ui/core/host-context';
import { Button } from '#ui/parts/Button';
import { EditableCell } from '#ui/table/cells/EditableCell';
import { EditBar } from '#ui/table/cells/EditBar';
import { moneyField } from '#ui/table/cells/money-field';
import { useCellEdits } from '#ui/table/cells/use-cell-edits';
import type { AdminColumn } from '#ui/table/use-admin-table';
import { doubtWords } from './doubt-words';
import { HistoryDialog } from './HistoryDialog';
import { texts } from './messages';
import { PriceEditor } from './PriceEditor';
import { PriceText } from './PriceText';
import { priceProblem } from './price-problem';
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
  const [shown, setShown] = useState<PriceRow>();
  const field = useMemo(
    () =>
      moneyField<PriceRow>(
        {
          label: messages.price,
          check: (text) => priceProblem(text, messages),
          amountOf: ({ price }) => price,
          warn: ({ listPrice }, amount) => doubtWords(amount, listPrice, messages, language),
        },
        language,
      ),
    [messages, language],
  );
  const { nameOf: dealerName } = list.dealers;
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
        cell: ({ dealerCode }) => (dealerCode ? dealerName(dealerCode) : '–'),
      },
      {
        name: 'list',
        label: messages.list,
        numeric: true,
        priority: 2,
        cell: ({ listPrice }) => <PriceText amount={listPrice} />,
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
    [messages, language, cells, dealerName],
  );
  const resource: StaffResourceModel<PriceRow> = useStaffResource<PriceRow>({
    name: 'working-price',
    words: messages,
    columns,
    filters: [
      { name: 'text', label: messages.search },
      { name: 'year', label: messages.year, accepts: (value) => /^\d{4}$/.test(value) },
      { name: 'dealer', label: messages.dealer, choices: list.pricedDealers },
    ],
    source: list.source,
    async rows(query) {
      const page = pageOfRows(await list.load(), query);
      const priced = list.withListPrices(page.content);
      const late = new Promise<undefined>((done) => setTimeout(done, LIST_PRICES_WAIT));
      const content = await Promise.race([priced, late]);
      if (!content) void priced.then((rows) => rows.forEach(resource.put));
      return { ...page, content: content ?? page.content };
    },
    nameOf,
    onOpen: null,
    editor: ({ onSaved, onClose }) => (
      <PriceEditor
        list={list}
        onSaved={(row) => {
          list.put(row);
          onSaved(row);
        }}
        onClose={onClose}
      />
    ),
    actionsOf: (row) => [{ label: messages.history, onPress: () => setShown(row) }],
  });
  const { table } = resource;
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
    save: (row, text, call) => changePrice(row, parseTypedAmount(text) as number, call, list.find),
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
      <StaffResourceView
        resource={resource}
        tools={
          <Button kind="plain" onClick={refresh}>
            {messages.refresh}
          </Button>
        }
      >
        {list.isUncompared && <p className="muted small">{messages.uncompared}</p>}
      </StaffResourceView>
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
      {shown && <HistoryDialog row={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
