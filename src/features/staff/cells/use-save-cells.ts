import { type RefObject, useEffect, useRef, useState } from 'react';
import { pageDocument, shadowRootOf } from '#page/core/native';
import { LostAnswer } from '#services/fallbacks/make-once';
import { problemOf } from '#services/fallbacks/problem';
import type { BulkItem } from '#ui/bulk/bulk-state';
import { reasonOf } from '#ui/bulk/bulk-words';
import { messages as bulkEs } from '#ui/bulk/messages.es-AR';
import { messages as bulkPt } from '#ui/bulk/messages.pt-BR';
import type { BulkCall } from '#ui/bulk/run-bulk';
import { useHost, useMessages } from '#ui/core/host-context';
import { countText } from '#ui/count-text';
import type { EditableCells } from '#ui/table/cells/use-cell-edits';
import type { Row } from '#ui/table/selection';
import { useAnswerOwner } from '../../session/use-answer-owner';
import { useStaffBulk } from '../use-staff-bulk';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

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
  said: string;
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
  const texts = useMessages(pt, es);
  const reasons = useMessages(bulkPt, bulkEs);
  const { signal } = useHost();
  const bulk = useStaffBulk<SentCell<T>>();
  const { state } = bulk;
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState('');
  const [isListed, setListed] = useState(false);
  /** Whether the focus is to go to what could not be saved. */
  const [mends, setMends] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  /** Rows as the service has answered, by id. */
  const answers = useRef(new Map<string, T>()).current;
  useAnswerOwner(() => {
    cells.clear();
    setSaid('');
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
      if (problemOf(error).kind !== 'conflict') throw error;
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
      const present = problemOf(error).kind === 'conflict' ? answers.get(item.id) : undefined;
      // Somebody else's change of something else, or a refusal for another reason: the next press is a change of what there is.
      const isOther = !!present && field.textOf(present) !== field.textOf(item.row);
      cells.note(item.id, item.text, {
        problem: reasonOf(row, reasons),
        ...(isOther ? { theirs: present } : { row: present }),
        isLost: row.status === 'unknown' || error instanceof LostAnswer,
      });
    }
    const { done } = state.counts;
    setSaid(done > 0 ? countText(texts.saved, done) : '');
    setProblem(left.length > 0 ? countText(texts.notSaved, left.length) : '');
    answers.clear();
    bulk.close();
    if (left.length > 0) setMends(true);
    else region.current?.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each run
  useEffect(() => {
    if (state.status === 'finished' && state.rows.length > 0) settle();
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
    said,
    problem,
    region,
    isListed,
    list: setListed,
    save() {
      if (signal.aborted) return;
      setSaid('');
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
