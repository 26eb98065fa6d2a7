import { useRef, useState } from 'react';
import { isKind, type Problem, problemOf } from '#services/http/problem';
import { UnknownOutcome } from '#services/once/unknown-outcome';
import { useHost } from '#ui/core/host-context';
import { useOnChange } from '#ui/hooks/use-on-change';
import { type OnceMade, onceMade } from './once-made';

/**
 * What became of a call that must not be made twice.
 * - lost: it may have been made, and nobody knows
 * - busy: another page is at it
 * - absent: the service has been asked, and has nothing of it so far
 * - refused: the service has said no
 */
interface OnceState {
  status: 'open' | 'sending' | 'checking' | 'lost' | 'busy' | 'absent' | 'refused';
  problem?: Problem;
  /** The error of a refusal. */
  error?: unknown;
}

export interface Once extends OnceState {
  isBusy: boolean;
  send(): void;
  /** Asks what became of a lost call. */
  check(): void;
}

interface OnceProps<T> extends OnceMade<T> {
  /** Called once, also if the widget has only learnt of it by asking. */
  onDone(value: T): void;
}

/**
 * Makes a call that must not be made twice (services/once): after an answer that was lost, also before a reload or in another
 * tab, the service is asked what became of the call, and the same is sent again under its key. A second press joins the first.
 */
export function useOnce<T extends { idempotencyKey?: string | null | undefined }>({
  onDone,
  ...thing
}: OnceProps<T>): Once {
  const { signal } = useHost();
  const [state, setState] = useState<OnceState>({ status: 'open' });
  const running = useRef(false);
  const acts = () => onceMade(thing, signal);
  const name = JSON.stringify([thing.kind, thing.subject]);
  useOnChange(name, () => {
    acts().then((own) => {
      // Begun before the page was loaded, or in another tab.
      if (own.open().length > 0 && !running.current && !signal.aborted)
        setState((before) => (before.status === 'open' ? { status: 'lost' } : before));
    });
  });
  /** Resolves to what was made, or to why not. */
  const tryOnce = async (isSending: boolean, isTold: boolean): Promise<{ made: T } | OnceState> => {
    try {
      const own = await acts();
      return { made: (await (isSending ? own.send(isTold) : own.check())).made };
    } catch (error) {
      if (!(error instanceof UnknownOutcome)) return { status: 'refused', problem: problemOf(error), error };
      const { why, cause } = error;
      if (why === 'busy') return { status: 'busy' };
      if (!isSending && why === 'absent') return { status: 'absent' };
      // A service that has failed, and says itself that it has nothing.
      const hasFailed = why === 'absent' && isKind(cause, 'unavailable');
      return hasFailed ? { status: 'refused', problem: problemOf(cause), error: cause } : { status: 'lost' };
    }
  };
  const run = async (isSending: boolean) => {
    if (running.current) return;
    running.current = true;
    const isTold = state.status === 'absent';
    setState({ status: isSending ? 'sending' : 'checking' });
    const outcome = await tryOnce(isSending, isTold);
    running.current = false;
    if (signal.aborted) return;
    if (!('made' in outcome)) return setState(outcome);
    setState({ status: 'open' });
    onDone(outcome.made);
  };
  return {
    ...state,
    isBusy: state.status === 'sending' || state.status === 'checking',
    send: () => void run(true),
    check: () => void run(false),
  };
}
