import { type ReactNode, useRef, useState } from 'react';
import { writeCsv } from '#domain/files/csv';
import { saveFile } from '#ui/save-file';
import { useMessages } from '../core/host-context';
import { countText } from '../count-text';
import { fillMessage } from '../fill-message';
import { useStyles } from '../hooks/use-styles';
import { Badge, type Tone } from '../parts/Badge';
import { Button } from '../parts/Button';
import { type Column, DataTable } from '../parts/DataTable';
import { Empty } from '../parts/Empty';
import { useFocusLeaving } from '../parts/use-focus-leaving';
import css from './bulk.css?inline';
import { type BulkItem, type BulkRow, settledOf } from './bulk-state';
import { type BulkWords, reasonOf, resultRows, summaryOf } from './bulk-words';
import { type BulkMessages, texts as ownTexts } from './messages';
import type { Bulk } from './use-bulk';

const PAGE = 20;
/** Percent between two announcements. */
const SPOKEN_STEP = 10;

const TONES: Record<BulkRow['status'], Tone> = {
  waiting: 'neutral',
  running: 'info',
  done: 'success',
  failed: 'danger',
  unknown: 'warning',
};

const columnsOf = (texts: BulkMessages): Column<BulkRow>[] => [
  { id: 'item', name: texts.item, cell: ({ item }) => item.label },
  {
    id: 'result',
    name: texts.result,
    cell: ({ status }) => <Badge tone={TONES[status]}>{texts.rowStatus[status]}</Badge>,
  },
  { id: 'reason', name: texts.reason, cell: (row) => reasonOf(row, texts) || '–' },
];

/** A run of any items. */
type ShownBulk = Pick<Bulk<BulkItem>, 'run' | 'state'>;

interface BulkRunProps {
  bulk: ShownBulk;
  words: BulkWords;
  /** Name of the file of the results, without ending: "publicar-ofertas". */
  fileName: string;
  /** Shown once the session has ended: the way to sign in again. */
  whenEnded?: ReactNode;
  /** Whether somebody is signed in, so that an ended session can go on; yes by default. */
  isSignedIn?: boolean;
  /** Called by the close button of a run that is over; without it there is none. */
  onClose?(): void;
  /** Further buttons of a run that is over: what undoes it. */
  children?: ReactNode;
}

/** A bulk run: its progress, what can be done about it, and what became of each row. Shown in a dialog or in place. */
export function BulkRun({ bulk, words, fileName, ...props }: BulkRunProps) {
  const { whenEnded, isSignedIn = true, onClose, children } = props;
  const texts = useMessages(ownTexts);
  const [wanted, setView] = useState<'all' | 'problems'>();
  const summary = useRef<HTMLParagraphElement>(null);
  const { run, state } = bulk;
  const { status, why, rows, counts } = state;
  useStyles(css);
  const total = rows.length;
  if (!run) return null;
  if (status === 'finished' && total === 0) {
    return (
      <p className="notice" role="status">
        {texts.dropped}
      </p>
    );
  }
  const settled = settledOf(counts);
  const percent = total ? Math.floor((settled / total) * 100) : 100;
  const isOver = status === 'finished' && counts.running === 0;
  const stage = isOver
    ? texts[counts.waiting ? 'canceled' : 'finished']
    : status === 'finished'
      ? texts.ending
      : why
        ? texts[why]
        : texts.running;
  const problems = rows.filter((row) => row.status === 'failed' || row.status === 'unknown');
  const view = wanted ?? (problems.length > 0 ? 'problems' : 'all');
  const summaryText = summaryOf(state, words, texts);
  const spoken = isOver
    ? `${stage}. ${summaryText}`
    : fillMessage(texts.percent, { title: words.title, percent: percent - (percent % SPOKEN_STEP) });
  const save = () =>
    saveFile(
      new Blob([writeCsv(resultRows(state, texts))], { type: 'text/csv;charset=utf-8' }),
      `${fileName}.csv`,
    );
  return (
    <div className="bulk" part="bulk">
      <p className="bulk-stage" aria-hidden="true">
        <b>{stage}</b>
      </p>
      <progress className="bulk-progress" aria-label={words.title} max={total} value={settled}>
        {percent}
      </progress>
      <p className="bulk-count">
        {fillMessage(texts.progress, { settled, total })}
        <span className="muted">{`${percent}\u00a0%`}</span>
      </p>
      <p className="bulk-summary" tabIndex={-1} ref={summary}>
        {summaryText}
      </p>
      {/* At most once for each tenth and each change, not for each row. */}
      <p className="sr" role="status">
        {isOver || !why ? spoken : stage}
      </p>
      {why === 'ended' && whenEnded}
      <Actions
        key={isOver ? 'over' : 'under way'}
        {...{ bulk, texts, isOver, isSignedIn, onClose, children }}
        onSave={save}
        onLeave={() => summary.current?.focus()}
      />
      <fieldset className="choices bulk-views">
        <legend className="sr">{texts.show}</legend>
        {(['all', 'problems'] as const).map((name) => (
          <label className="choice" key={name}>
            <input type="radio" name="bulk-view" checked={view === name} onChange={() => setView(name)} />
            {fillMessage(texts[name], { count: name === 'all' ? total : problems.length })}
          </label>
        ))}
      </fieldset>
      <DataTable
        caption={texts.results}
        columns={columnsOf(texts)}
        rows={view === 'all' ? rows : problems}
        idOf={({ item }) => item.id}
        pageSize={PAGE}
        empty={<Empty title={texts.noProblems} />}
      />
    </div>
  );
}

interface ActionsProps {
  bulk: ShownBulk;
  texts: BulkMessages;
  isOver: boolean;
  isSignedIn: boolean;
  onClose: (() => void) | undefined;
  children: ReactNode;
  onSave(): void;
  /** Called when they are replaced by others while they have the focus. */
  onLeave(): void;
}

function Actions({
  bulk: { run, state },
  texts,
  isOver,
  isSignedIn,
  onClose,
  children,
  onSave,
  onLeave,
}: ActionsProps) {
  const actions = useFocusLeaving<HTMLDivElement>(onLeave);
  const { status, why, counts } = state;
  const again = run?.retryable() ?? 0;
  const isPaused = status === 'paused';
  return (
    <div className="actions" ref={actions}>
      {isOver && again > 0 && <Button onClick={() => run?.retry()}>{countText(texts.retry, again)}</Button>}
      {isOver && counts.waiting > 0 && (
        <Button kind={again ? 'plain' : 'main'} onClick={() => run?.continue()}>
          {countText(texts.rest, counts.waiting)}
        </Button>
      )}
      {isOver && children}
      {isOver && (
        <Button kind="plain" onClick={onSave}>
          {texts.save}
        </Button>
      )}
      {isOver && onClose && (
        <Button kind="plain" onClick={onClose}>
          {texts.close}
        </Button>
      )}
      {!isOver && (
        <Button
          kind={isPaused ? 'main' : 'plain'}
          disabled={status === 'finished' || (why === 'ended' && !isSignedIn)}
          onClick={() => (isPaused ? run?.continue() : run?.pause())}
        >
          {isPaused ? texts.continue : texts.pause}
        </Button>
      )}
      {!isOver && (
        <Button kind="plain" disabled={status === 'finished'} onClick={() => run?.cancel()}>
          {texts.cancel}
        </Button>
      )}
    </div>
  );
}
