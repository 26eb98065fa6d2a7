import { useEffect, useMemo, useRef, useState } from 'react';
import { countText } from '../count-text';
import { fillMessage } from '../fill-message';
import { Badge } from '../parts/Badge';
import { Button } from '../parts/Button';
import { type Column, DataTable } from '../parts/DataTable';
import { Empty } from '../parts/Empty';
import { type CheckedList, type CheckedRow, checkCorrected, isValid } from './checked-rows';
import type { ListImportProps } from './import-props';
import type { ListRow, RowCells } from './list-rows';
import type { ImportMessages } from './messages';

const PAGE = 20;

interface PreviewProps<V> extends ListImportProps<V> {
  texts: ImportMessages;
  checked: CheckedList<V>;
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
    checked,
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
  // Rows that are corrected keep their fields, or each correction would take the focus away.
  const wrong = useMemo(() => checked.rows.filter((row) => !isValid(row)), [checked]);
  const problems = useMemo(() => new Map(wrong.map((row) => [row.line, row.problems])), [wrong]);
  /** Whether a cell is corrected here. What says something about a person is not shown for another cell's problem. */
  const isField = (id: string, isHidden: boolean, line: number) => {
    const own = problems.get(line);
    return !!own && (!isHidden || !!own[id]);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rules of a list are those of its first check
  const corrections = useMemo(
    () => checkCorrected(checked, corrected, { checkRow, idOf }),
    [checked, corrected],
  );
  const { counts } = corrections;
  const asCorrected = (row: CheckedRow<V>) => corrections.rows.get(row.line) ?? row;
  const shown = (view === 'all' || wrong.length === 0 ? checked.rows : wrong).map(asCorrected);

  const takeValid = () =>
    onImport(
      checked.rows
        .map(asCorrected)
        .filter(isValid)
        .map(({ value }) => value),
    );
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
      {counts.valid === 0 && <p className="notice bad">{texts.none}</p>}
      {wrong.length > 0 && (
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
              {fillMessage(texts[name], { count: name === 'all' ? checked.rows.length : wrong.length })}
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
        {counts.valid > 0 && (
          <Button busy={busy} onClick={takeValid}>
            {countText(action, counts.valid)}
          </Button>
        )}
        <Button
          kind="plain"
          disabled={busy}
          onClick={() => onBack(corrections.rows.size ? checked.rows.map(asCorrected) : undefined)}
        >
          {texts.back}
        </Button>
      </div>
    </div>
  );
}
