import { type ReactNode, useRef, useState } from 'react';
import { isOutcomeUnknown } from '#services/once/unknown-outcome';
import { useHost, useMessages } from '#ui/core/host-context';
import { countText } from '#ui/count-text';
import { type Undo, useUndo } from '#ui/editor/use-undo';
import { fillMessage } from '#ui/fill-message';
import type { Row } from '#ui/table/selection';
import { texts } from '../messages';
import { type Confirmation, useConfirmation, whyNotDone } from '../use-confirmation';
import type { Answer, RecordAct } from './record-act';

/** An act on one record, which is asked about; records: all of them, where it is one call for several. */
interface Question<T> {
  act: RecordAct<T>;
  record: T;
  records: readonly T[];
}

interface RecordActsOptions<T> {
  nameOf(record: T): string;
  /** Shows a record as it is once something was done to it. */
  takeOver(act: RecordAct<T>, record: T, answer: Answer<T>): void;
  /** Called after that. */
  onChanged(): void;
  /** Called after an act on several with one call. */
  onTogether(): void;
  /** The answer was lost: what is shown has to be loaded again. */
  refresh(): void;
}

export interface RecordActs<T> {
  /** What was done last, in words. */
  statusMessage: string;
  say(text: string): void;
  /** Why what was tried at once was not done. */
  problem: ReactNode;
  /** What was done last and can be undone; a widget whose acts can be places its notice (ui/editor/UndoNotice). */
  undo: Undo;
  /** Takes all of it back. */
  clear(): void;
  single: Confirmation<Question<T>>;
  /** Asks about an act on a record, or does it at once. */
  begin(act: RecordAct<T>, record: T): void;
  /** Asks about an act on records that is one call. */
  askTogether(act: RecordAct<T>, records: readonly T[]): void;
}

/** What staff do to one record, and what is said of it. */
export function useRecordActs<T extends Row>(options: RecordActsOptions<T>): RecordActs<T> {
  const { nameOf, takeOver, onChanged, onTogether, refresh } = options;
  const messages = useMessages(texts);
  const { signal } = useHost();
  const [statusMessage, say] = useState('');
  const [problem, setProblem] = useState<ReactNode>();
  const undo = useUndo();
  /** Ids of the records to which something is being done at once. */
  const busy = useRef(new Set<string>()).current;
  const clear = () => {
    say('');
    setProblem(undefined);
    undo.dismiss();
  };
  const words =
    (part: 'conflict' | 'notDone' | 'unknown') =>
    ({ act, record }: Question<T>) =>
      fillMessage(act.words[part] ?? messages.unknown, { name: nameOf(record) });
  const finish = ({ act, record, records }: Question<T>, answer: Answer<T>) => {
    if (act.performTogether) {
      say(act.words.doneMany ? countText(act.words.doneMany, records.length) : act.words.done);
      return onTogether();
    }
    takeOver(act, record, answer);
    const text = fillMessage(act.words.done, { name: nameOf(record) });
    const back = act.undo?.(record, answer);
    if (back) undo.offer(text, back);
    else say(text);
    onChanged();
  };
  const perform = async ({ act, record, records }: Question<T>, reason: string): Promise<Answer<T>> => {
    if (!act.performTogether) return act.perform?.(record, reason, { signal });
    await act.performTogether(records, reason);
    return undefined;
  };
  const [conflict, notDone, unknown] = [words('conflict'), words('notDone'), words('unknown')];
  /** Of the act that was confirmed last. */
  const answer = useRef<Answer<T>>(undefined);
  const single = useConfirmation<Question<T>>({
    async perform(question, reason) {
      answer.current = await perform(question, reason);
    },
    conflict,
    notDone,
    unknown,
    onDone: (question) => finish(question, answer.current),
    onUnknown: refresh,
  });
  const doAtOnce = async (question: Question<T>) => {
    const { act, record } = question;
    busy.add(record.id);
    try {
      finish(question, await perform(question, ''));
    } catch (error) {
      const texts = { conflict: conflict(question), notDone: notDone(question), unknown: unknown(question) };
      setProblem((await act.explain?.(error, record)) ?? whyNotDone(error, texts, messages));
      if (isOutcomeUnknown(error)) refresh();
    } finally {
      busy.delete(record.id);
    }
  };
  const askTogether = (act: RecordAct<T>, records: readonly T[]) => {
    const [record] = records;
    if (record) single.ask({ act, record, records });
  };
  return {
    statusMessage,
    say,
    problem,
    undo,
    clear,
    single,
    begin(act, record) {
      if (busy.has(record.id)) return;
      clear();
      const isAsked = act.performTogether || (act.words.title && !act.isAtOnce?.(record));
      if (isAsked) askTogether(act, [record]);
      else void doAtOnce({ act, record, records: [record] });
    },
    askTogether,
  };
}
