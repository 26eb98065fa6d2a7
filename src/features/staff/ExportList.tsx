import { useState } from 'react';
import { type CsvCell, writeCsv } from '#domain/files/csv';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { countText } from '#ui/count-text';
import { Button } from '#ui/parts/Button';
import { saveFile } from '#ui/save-file';
import type { Row } from '#ui/table/selection';
import type { AdminTableModel } from '#ui/table/use-admin-table';
import { texts } from './messages';

/** A column of the file: its heading, and what it says of a row. Secrets are the caller's to leave out. */
export type ExportColumn<T> = readonly [heading: string, cell: (row: T) => CsvCell];

interface ExportListProps<T extends Row> {
  table: Pick<AdminTableModel<T>, 'collectAll' | 'total'>;
  columns: readonly ExportColumn<T>[];
  /** Without its ending. */
  fileName: string;
}

/** Saves the rows of a table that match its filters as CSV, from all its pages: all of them, or none if a page does not load. */
export function ExportList<T extends Row>({ table, columns, fileName }: ExportListProps<T>) {
  const messages = useMessages(texts);
  const { signal } = useHost();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const [saved, setSaved] = useState(0);
  const save = async () => {
    if (state === 'busy') return;
    setState('busy');
    setSaved(0);
    try {
      const rows = await table.collectAll();
      if (signal.aborted) return;
      const lines = [
        columns.map(([heading]) => heading),
        ...rows.map((row) => columns.map(([, cell]) => cell(row))),
      ];
      saveFile(new Blob([writeCsv(lines)], { type: 'text/csv;charset=utf-8' }), `${fileName}.csv`);
      setSaved(rows.length);
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button kind="plain" busy={state === 'busy'} disabled={table.total === 0} onClick={() => void save()}>
        {state === 'busy' ? messages.exporting : messages.export}
      </Button>
      <span className="sr" role="status">
        {saved > 0 && countText(messages.exported, saved)}
      </span>
      {state === 'failed' && (
        <FailureNotice onRetry={() => void save()}>{messages.exportFailed}</FailureNotice>
      )}
    </>
  );
}
