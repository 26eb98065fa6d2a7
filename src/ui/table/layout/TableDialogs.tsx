import { useStyles } from '../../hooks/use-styles';
import { KeysDialog } from '../keys/KeysDialog';
import type { Row } from '../selection';
import type { AdminTableModel } from '../use-admin-table';
import css from './arrangement.css?inline';
import { ColumnsDialog } from './ColumnsDialog';
import { ViewsDialog } from './ViewsDialog';

/** What a person can arrange of a table. */
export type TableDialog = 'columns' | 'views' | 'keys';

interface TableDialogsProps {
  opened: TableDialog;
  table: AdminTableModel<Row>;
  onClose(): void;
}

/** What is open over a table, to arrange it. */
export function TableDialogs({ opened, table, onClose }: TableDialogsProps) {
  useStyles(css);
  const { layout, changeLayout, areKeysOff, setKeysOff } = table.arrangement;
  switch (opened) {
    case 'columns':
      return (
        <ColumnsDialog columns={table.allColumns} layout={layout} onChange={changeLayout} onClose={onClose} />
      );
    case 'views':
      return (
        <ViewsDialog
          views={layout.views ?? []}
          query={table.queryText}
          personal={table.filterList.filter(({ personal }) => personal).map(({ label }) => label)}
          onOpen={(query) => {
            onClose();
            table.showQuery(query);
          }}
          onChange={changeLayout}
          onClose={onClose}
        />
      );
    case 'keys':
      return <KeysDialog areOff={areKeysOff} onOff={setKeysOff} onClose={onClose} />;
  }
}
