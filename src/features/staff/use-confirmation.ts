import { useState } from 'react';
import { problemOf } from '#services/http/problem';
import { isOutcomeUnknown } from '#services/once/unknown-outcome';
import { useMessages } from '#ui/core/host-context';
import { failureText } from '#ui/failure-text';
import { texts } from './messages';

export interface ConfirmedCall<T> {
  /** Does what was confirmed; the reason is empty where none is asked for. Throws a ServiceError. */
  perform(record: T, reason: string): Promise<unknown>;
  /** Why a record's state does not allow it (409), in the visitor's words. */
  conflict: string | ((record: T) => string);
  /** That nothing was done, in the visitor's words. */
  notDone: string | ((record: T) => string);
  /** What is said after a lost answer, where no list shows what became of it. */
  unknown?: string | ((record: T) => string);
  onDone(record: T, reason: string): void;
  /** The answer was lost: what is shown has to be loaded again. */
  onUnknown(): void;
}

export interface Confirmation<T> {
  /** The record that is asked about. */
  asked: T | undefined;
  isBusy: boolean;
  /** Why it was not done, in the visitor's words; empty if it did not fail. */
  problem: string;
  ask(record: T): void;
  confirm(reason: string): Promise<void>;
  close(): void;
}

/** What is said of a call that failed. unknown: after an answer that was lost. */
type FailureWords = Record<'conflict' | 'notDone' | 'unknown', string>;

/** Returns why a call was not done, in the visitor's words, or in those of the service that has refused it. */
export function whyNotDone(
  error: unknown,
  { conflict, notDone, unknown }: FailureWords,
  { forbidden }: { forbidden: string },
): string {
  const failed = isOutcomeUnknown(error) ? unknown : notDone;
  const refused = problemOf(error).messages.join(' ') || failed;
  return failureText(error, { conflict, refused, forbidden, failed });
}

/** A call for one record that is confirmed first: see ConfirmedAction. */
export function useConfirmation<T>({ perform, ...call }: ConfirmedCall<T>): Confirmation<T> {
  const messages = useMessages(texts);
  const [asked, setAsked] = useState<T>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const sayWhy = (error: unknown, record: T): string => {
    const words = (of: string | ((record: T) => string)) => (typeof of === 'string' ? of : of(record));
    const { conflict, notDone, unknown = messages.unknown } = call;
    const said = { conflict: words(conflict), notDone: words(notDone), unknown: words(unknown) };
    return whyNotDone(error, said, messages);
  };
  return {
    asked,
    isBusy,
    problem,
    ask(record) {
      setProblem('');
      setAsked(record);
    },
    close: () => setAsked(undefined),
    async confirm(reason) {
      if (asked === undefined || isBusy) return;
      setBusy(true);
      setProblem('');
      try {
        await perform(asked, reason);
        setAsked(undefined);
        call.onDone(asked, reason);
      } catch (error) {
        setProblem(sayWhy(error, asked));
        if (isOutcomeUnknown(error)) call.onUnknown();
      } finally {
        setBusy(false);
      }
    },
  };
}
