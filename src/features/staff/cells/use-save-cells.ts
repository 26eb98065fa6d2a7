import { type RefObject, useEffect, useRef, useState } from 'react';
import { pageDocument, shadowRootOf } from '#page/core/native';
import { isKind } from '#services/http/problem';
import { UnknownOutcome } from '#services/once/unknown-outcome';
import type { BulkItem } from '#ui/bulk/bulk-state';
import { reasonOf } from '#ui/bulk/bulk-words';
import { texts as bulkTexts } from '#ui/bulk/messages';
import type { BulkCall } from '#ui/bulk/run-bulk';
import { useHost, useMessages } from '#ui/core/host-context';
import { countText } from '#ui/count-text';
import { useLatest } from '#ui/hooks/use-latest';
import type { EditableCells } from '#ui/table/cells/use-cell-edits';
import type { Row } from '#ui/table/selection';
import { useAnswerOwner } from '../../session/use-account-content';
import { useStaffBulk } from '../use-staff-bulk';
import { texts as ownTexts } from './messages';

interface SentCell<T extends Row> extends BulkItem {
  row: T;
  text: string;
}

interface SaveCellsJob<T extends Row> {
  cells: EditableCells<T>;
  /** Sends one change; resolves to the row as it is then. Rejects with a ServiceError: a 409 if it has another version. */
  save(row: T, text: string, call: BulkCall): Promise<T>;
  /** Asks for a row as the service has it; null if it is gone. */
  load(row: T, signal: AbortSignal): Promise<T | null>;
  /** Called with each row that is another one than was shown. */
  onRow(row: T): void;
  onSaved(row: T): void;
}

export interface SaveCells {
  bulk: ReturnType<typeof useStaffBulk<SentCell<Row>>>;
  isSaving: boolean;
  /** What the last save has saved, in words, and what it has not. */
  statusMessage: string;
  problem: string;
  /** Of the bar, which the focus goes to once nothing else is there. */
  region: RefObject<HTMLDivElement | null>;
  isListed: boolean;
  list(isListed: boolean): void;
  save(): void;
}

/** Takes the focus to a cell that could not be saved, in the table or in the list of changes. */
function focusProblem(region: HTMLElement | null): boolean {
  const root = region && (shadowRootOf(region) ?? pageDocument);
  const bad = [...(root?.querySelectorAll<HTMLElement>('.cell-note.bad') ?? [])];
  const cell = bad
    .map((note) => note.closest('.cell-box')?.querySelector<HTMLElement>('.cell-value'))
    .find(Boolean);
  cell?.focus();
  return !!cell;
}

/**
 * Saves the changed cells of a table, each by a call of its own, so that one that is refused holds up no other. What was saved is
 * no change any more; what was not stays with the reason, and with the other version where somebody else was first. Nothing is
 * sent twice: after a lost answer the service is asked first, also by a later press.
 */
export function useSaveCells<T extends Row>({ cells, ...job }: SaveCellsJob<T>): SaveCells {
  const texts = useMessages(ownTexts);
  const reasons = useMessages(bulkTexts);
  const { signal } = useHost();
  const bulk = useStaffBulk<SentCell<T>>();
  const { state } = bulk;
  const [statusMessage, setStatusMessage] = useState('');
  const [problem, setProblem] = useState('');
  const [isListed, setListed] = useState(false);
  /** Whether the focus is to go to what could not be saved. */
  const [mends, setMends] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  /** Rows as the service has answered, by id. */
  const answers = useRef(new Map<string, T>()).current;
  useAnswerOwner(() => {
    cells.clear();
    setStatusMessage('');
    setProblem('');
  });
  const { field } = cells;
  const find = async ({ row, text }: SentCell<T>, over: AbortSignal): Promise<boolean> => {
    const present = await job.load(row, over);
    if (!present || field.textOf(present) !== text) return false;
    answers.set(row.id, present);
    return true;
  };
  const perform = async (item: SentCell<T>, call: BulkCall): Promise<void> => {
    const { id, row, text } = item;
    if (cells.get(id)?.isLost && (await find(item, call.signal))) return;
    try {
      answers.set(id, await job.save(row, text, call));
    } catch (error) {
      if (!isKind(error, 'conflict')) throw error;
      const theirs = await job.load(row, call.signal);
      if (!theirs) throw error;
      job.onRow(theirs);
      answers.set(id, theirs);
      // Somebody else has saved the same.
      if (field.textOf(theirs) !== text) throw error;
    }
  };
  const onDone = ({ id, row, text }: SentCell<T>) => {
    const saved = answers.get(id) ?? row;
    cells.saved(saved, text);
    job.onSaved(saved);
  };
  const settle = () => {
    const left = state.rows.filter(({ status }) => status === 'failed' || status === 'unknown');
    for (const row of left) {
      const { item, error } = row;
      const present = isKind(error, 'conflict') ? answers.get(item.id) : undefined;
      // Somebody else's change of something else, or a refusal for another reason: the next press is a change of what there is.
      const isOther = !!present && field.textOf(present) !== field.textOf(item.row);
      cells.note(item.id, item.text, {
        problem: reasonOf(row, reasons),
        ...(isOther ? { theirs: present } : { row: present }),
        isLost: row.status === 'unknown' || error instanceof UnknownOutcome,
      });
    }
    const { done } = state.counts;
    setStatusMessage(done > 0 ? countText(texts.saved, done) : '');
    setProblem(left.length > 0 ? countText(texts.notSaved, left.length) : '');
    answers.clear();
    bulk.close();
    if (left.length > 0) setMends(true);
    else region.current?.focus();
  };
  const latestSettle = useLatest(settle);
  useEffect(() => {
    if (state.status === 'finished' && state.rows.length > 0) latestSettle.current();
  }, [state]);
  // Once the reasons are shown: in the table, else in the list of changes.
  useEffect(() => {
    if (!mends) return;
    if (!isListed && !focusProblem(region.current)) return setListed(true);
    if (isListed) focusProblem(region.current);
    setMends(false);
  }, [mends, isListed]);
  return {
    bulk: bulk as unknown as SaveCells['bulk'],
    isSaving: bulk.isActive,
    statusMessage: statusMessage,
    problem,
    region,
    isListed,
    list: setListed,
    save() {
      if (signal.aborted) return;
      setStatusMessage('');
      setProblem('');
      const ready = [...cells.$edits.get().values()].filter(
        ({ text, theirs }) => !theirs && !field.check(text),
      );
      if (ready.length === 0) return setMends(true);
      bulk.start(
        ready.map(({ row, text }) => ({ id: row.id, label: cells.nameOf(row), row, text })),
        { perform, check: (item, call) => find(item, call.signal), onDone },
      );
    },
  };
}
