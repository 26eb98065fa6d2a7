import { useEffect, useMemo, useRef, useState } from 'react';
import { countText } from '../count-text';
import { fillMessage } from '../fill-message';
import { Badge } from '../parts/Badge';
import { Button } from '../parts/Button';
import { type Column, DataTable } from '../parts/DataTable';
import { Empty } from '../parts/Empty';
import type { ListImportProps } from './import-props';
import { type CheckedRow, checkRows, isValid, type ListRow, type RowCells } from './list-rows';
import type { ImportMessages } from './messages';

const PAGE = 20;

interface PreviewProps<V> extends ListImportProps<V> {
  texts: ImportMessages;
  rows: readonly ListRow[];
  ignored: readonly string[];
  above: number;
  sheet?: string;
  /** rows: as they were corrected; undefined if none was. */
  onBack(rows: readonly ListRow[] | undefined): void;
}

/** What was read of a list, with the problems of each row, which are corrected here. */
export function ImportPreview<V>({ columns, checkRow, idOf, onImport, busy, ...props }: PreviewProps<V>) {
  const {
    texts,
    rows,
    ignored,
    above,
    sheet,
    onBack,
    action = texts.import,
    name: prefix = 'import',
  } = props;
  const [corrected, setCorrected] = useState<Readonly<Record<number, RowCells>>>({});
  const [view, setView] = useState<'all' | 'problems'>('problems');
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const check = (all: readonly ListRow[]) => checkRows(all, checkRow, idOf);
  // Rows that are corrected keep their fields, or each correction would take the focus away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as they were read
  const wrong = useMemo(() => {
    const invalid = check(rows).filter((row) => !isValid(row));
    return new Map(invalid.map(({ line, problems }) => [line, problems]));
  }, [rows]);
  /** Whether a cell is corrected here. What says something about a person is not shown for another cell's problem. */
  const isField = (id: string, isHidden: boolean, line: number) => {
    const problems = wrong.get(line);
    return !!problems && (!isHidden || !!problems[id]);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each row is checked once, whoever asks
  const checked = useMemo(
    () => check(rows.map((row) => ({ ...row, cells: corrected[row.line] ?? row.cells }))),
    [rows, corrected],
  );
  const valid = useMemo(() => checked.filter(isValid), [checked]);
  const same = checked.filter(({ sameAs }) => sameAs !== undefined).length;
  const counts = { valid: valid.length, same, wrong: checked.length - valid.length - same };
  const toCorrect = checked.filter(({ line }) => wrong.has(line));
  const shown = view === 'all' || wrong.size === 0 ? checked : toCorrect;

  const problemText = ({ problems, sameAs }: CheckedRow<V>) =>
    sameAs === undefined ? Object.values(problems).join(' ') : fillMessage(texts.sameAs, { line: sameAs });
  const tableColumns: Column<CheckedRow<V>>[] = [
    { id: 'line', name: texts.line, cell: ({ line }) => line },
    ...columns.map(({ id, label, hidden }) => ({
      id,
      name: label,
      cell: (row: CheckedRow<V>) =>
        isField(id, !!hidden, row.line) ? (
          <input
            className="input"
            aria-label={fillMessage(texts.field, { column: label, line: row.line })}
            aria-invalid={!!row.problems[id]}
            aria-describedby={`${prefix}-problem-${row.line}`}
            value={row.cells[id]}
            onInput={({ currentTarget: { value } }) =>
              setCorrected({ ...corrected, [row.line]: { ...row.cells, [id]: value } })
            }
          />
        ) : (
          (hidden ?? String)(row.cells[id] ?? '') || '–'
        ),
    })),
    {
      id: 'problem',
      name: texts.problem,
      cell: (row) => (
        <span id={`${prefix}-problem-${row.line}`}>
          {isValid(row) ? (
            <Badge tone="success">{texts.fine}</Badge>
          ) : (
            <span className={row.sameAs === undefined ? 'import-problem' : ''}>{problemText(row)}</span>
          )}
        </span>
      ),
    },
  ];
  return (
    <div className="import" part="import">
      <p className="import-counts" tabIndex={-1} ref={heading}>
        <b role="status">{fillMessage(texts.counts, counts)}</b>
      </p>
      {sheet && <p className="muted">{fillMessage(texts.sheet, { name: sheet })}</p>}
      {above > 0 && <p className="muted">{fillMessage(texts.above, { count: above })}</p>}
      {ignored.length > 0 && (
        <p className="muted">{fillMessage(texts.ignored, { names: ignored.join(', ') })}</p>
      )}
      {valid.length === 0 && <p className="notice bad">{texts.none}</p>}
      {wrong.size > 0 && (
        <fieldset className="choices import-views">
          <legend className="sr">{texts.show}</legend>
          {(['problems', 'all'] as const).map((name) => (
            <label className="choice" key={name}>
              <input
                type="radio"
                name={`${prefix}-view`}
                checked={view === name}
                onChange={() => setView(name)}
              />
              {fillMessage(texts[name], { count: name === 'all' ? checked.length : toCorrect.length })}
            </label>
          ))}
        </fieldset>
      )}
      <DataTable
        key={view}
        caption={texts.preview}
        columns={tableColumns}
        rows={shown}
        idOf={({ line }) => String(line)}
        pageSize={PAGE}
        empty={<Empty title={texts.noProblems} />}
      />
      <div className="actions">
        {valid.length > 0 && (
          <Button busy={busy} onClick={() => onImport(valid.map(({ value }) => value))}>
            {countText(action, valid.length)}
          </Button>
        )}
        <Button
          kind="plain"
          disabled={busy}
          onClick={() => onBack(Object.keys(corrected).length ? checked : undefined)}
        >
          {texts.back}
        </Button>
      </div>
    </div>
  );
}
