import { useHost, useMessages } from '../core/host-context';
import { fillMessage } from '../fill-message';
import { useStoreSelector } from '../hooks/use-store-selector';
import { ActionMenu, type MenuAction } from './ActionMenu';
import type { TableDialog } from './layout/TableDialogs';
import { texts } from './messages';
import { countOf, pageState, type Row } from './selection';
import { SIZES } from './table-query';
import type { AdminTableModel } from './use-admin-table';

/** Number of actions that are buttons; the others are in a menu. */
const BUTTONS = 2;

/** Returns the texts of numbers of rows in the page's language. */
export function useCounts() {
  const { language } = useHost();
  const labels = useMessages(texts);
  const number = (count: number) => count.toLocaleString(language);
  return {
    number,
    selected: (count: number) =>
      count === 1 ? labels.selectedOne : fillMessage(labels.selected, { count: number(count) }),
    cleared: (count: number) =>
      count === 1 ? labels.clearedOne : fillMessage(labels.cleared, { count: number(count) }),
  };
}

interface SelectionBarProps {
  table: AdminTableModel<Row>;
  actions: readonly MenuAction[];
}

/** How many rows are selected, and what can be done with them. It has its room also while nothing is selected. */
export function SelectionBar({ table, actions }: SelectionBarProps) {
  const labels = useMessages(texts);
  const { number, selected } = useCounts();
  const { rows = [], total, query, selection, isLoading } = table;
  const count = useStoreSelector(selection.$selection, (all) => countOf(all, total));
  const isAll = useStoreSelector(selection.$selection, ({ all }) => all);
  const isPage = useStoreSelector(
    selection.$selection,
    (all) => rows.length > 0 && pageState(all, rows) === 'all',
  );
  const offersAll = isPage && !isAll && !isLoading && total !== undefined && count < total;
  const isFiltered = Object.keys(query.filters).length > 0;
  const text = isFiltered ? labels.selectMatching : labels.selectAll;
  return (
    // biome-ignore lint/a11y/useSemanticElements: no set of fields
    <div
      className={count > 0 ? 'table-bar selection shown' : 'table-bar selection'}
      role="group"
      aria-label={labels.selection}
    >
      <p className="selection-count">
        <strong>{selected(count)}</strong>{' '}
        <button
          className={offersAll ? 'link' : 'link away'}
          type="button"
          onClick={() => {
            selection.selectAll();
          }}
        >
          {total !== undefined && fillMessage(text, { total: number(total) })}
        </button>
      </p>
      <div className="selection-actions">
        {actions.slice(0, BUTTONS).map(({ label, onPress }) => (
          <button className="menu-button" key={label} type="button" part="button" onClick={onPress}>
            {label}
          </button>
        ))}
        {actions.length > BUTTONS && (
          <ActionMenu label={labels.more} none={labels.noAction} actions={() => actions.slice(BUTTONS)} />
        )}
        <button className="link" type="button" onClick={selection.clear}>
          {labels.clearSelection}
        </button>
      </div>
    </div>
  );
}

interface PageBarProps {
  table: AdminTableModel<Row>;
  onOpen(dialog: TableDialog): void;
}

/** Which rows of how many are shown, how many at a time, and how densely. */
export function PageBar({ table, onOpen }: PageBarProps) {
  const labels = useMessages(texts);
  const { number } = useCounts();
  const { name, rows, total, shown, setSize, arrangement } = table;
  const { isCompact = false } = arrangement.layout;
  const dialogs = (['columns', 'views', 'keys'] as const).map((dialog) => ({
    label: labels[dialog],
    onPress: () => onOpen(dialog),
  }));
  const first = shown.page * shown.size;
  const last = total === undefined ? first + (rows?.length ?? 0) : Math.min(total, first + shown.size);
  const range = rows?.length
    ? fillMessage(total === undefined ? labels.rangeAlone : labels.range, {
        first: number(first + 1),
        last: number(last),
        ...(total !== undefined && { total: number(total) }),
      })
    : '';
  return (
    <div className="table-bar page-bar">
      <p className="table-range" role="status">
        {range}
      </p>
      <label className="table-size" htmlFor={`${name}-size`}>
        {labels.size}
      </label>
      <select
        className="input table-size-select"
        id={`${name}-size`}
        value={shown.size}
        onChange={(event) => setSize(Number(event.currentTarget.value))}
      >
        {SIZES.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
      <button
        className="menu-button density"
        type="button"
        aria-pressed={isCompact}
        onClick={() => arrangement.changeLayout({ isCompact: !isCompact })}
      >
        {labels.compact}
      </button>
      <ActionMenu label={labels.arrange} none={labels.noAction} actions={() => dialogs} />
    </div>
  );
}
