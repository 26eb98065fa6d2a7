import { useState } from 'react';
import { mayBeDone } from '#services/fallbacks/make-once';
import { problemOf } from '#services/fallbacks/problem';
import { statusOf } from '#services/fallbacks/status';
import { useMessages } from '#ui/core/host-context';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

export interface ConfirmedCall<T> {
  /** Does what was confirmed; the reason is empty where none is asked for. Throws a ServiceError. */
  perform(record: T, reason: string): Promise<unknown>;
  /** Why a record's state does not allow it (409), in the visitor's words. */
  conflict: string;
  /** That nothing was done, in the visitor's words. */
  notDone: string;
  /** What is said after a lost answer, where no list shows what became of it. */
  unknown?: string;
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

/** A call for one record that is confirmed first: see ConfirmedAction. */
export function useConfirmation<T>({ perform, ...call }: ConfirmedCall<T>): Confirmation<T> {
  const messages = useMessages(pt, es);
  const [asked, setAsked] = useState<T>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const sayWhy = (error: unknown): string => {
    const { kind, messages: said } = problemOf(error);
    if (kind === 'conflict') return call.conflict;
    if (kind === 'refused' && said.length > 0) return said.join(' ');
    if (statusOf(error) === 403) return messages.forbidden;
    return mayBeDone(error) ? (call.unknown ?? messages.unknown) : call.notDone;
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
        setProblem(sayWhy(error));
        if (mayBeDone(error)) call.onUnknown();
      } finally {
        setBusy(false);
      }
    },
  };
}
