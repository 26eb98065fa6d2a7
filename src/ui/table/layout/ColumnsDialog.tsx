import { useMessages } from '../../core/host-context';
import { Dialog } from '../../Dialog';
import { SortableList } from '../../fields/lists/SortableList';
import { Button } from '../../parts/Button';
import type { AdminColumn } from '../use-admin-table';
import { texts } from './messages';
import { orderedColumns, type TableLayout } from './table-layout';

interface ColumnsDialogProps {
  /** All columns as they are defined; the first one is always shown. */
  columns: readonly AdminColumn<never>[];
  layout: TableLayout;
  onChange(change: Partial<TableLayout>): void;
  onClose(): void;
}

/** Which columns a table shows, and in which order. Each change is seen at once. */
export function ColumnsDialog({ columns, layout, onChange, onClose }: ColumnsDialogProps) {
  const messages = useMessages(texts);
  const { order = [], hidden = [] } = layout;
  const [first, ...others] = orderedColumns(columns, order);
  return (
    <Dialog title={messages.columns} onClose={onClose}>
      <div className="dialog-body">
        <p className="muted">
          {messages.columnsHint} {first?.label}
        </p>
        <SortableList
          label={messages.columns}
          name="table-columns"
          items={others}
          keyOf={({ name }) => name}
          nameOf={({ label }) => label}
          onReorder={(next) => onChange({ order: next.map(({ name }) => name) })}
        >
          {({ name, label }) => (
            <label className="choice">
              <input
                type="checkbox"
                checked={!hidden.includes(name)}
                onChange={({ currentTarget: { checked } }) =>
                  onChange({
                    hidden: checked ? hidden.filter((each) => each !== name) : [...hidden, name],
                  })
                }
              />
              {label}
            </label>
          )}
        </SortableList>
        <div className="actions">
          <Button onClick={onClose}>{messages.columnsDone}</Button>
          <Button
            kind="plain"
            disabled={order.length === 0 && hidden.length === 0}
            onClick={() => onChange({ order: [], hidden: [] })}
          >
            {messages.columnsReset}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
