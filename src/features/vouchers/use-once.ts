import { useRef, useState } from 'react';
import { intentOf } from '#page/intents';
import { type Attempt, LostAnswer, makeOnce } from '#services/fallbacks/make-once';
import { type Problem, problemOf } from '#services/fallbacks/problem';
import { statusOf } from '#services/fallbacks/status';
import { useHost } from '#ui/core/host-context';

/**
 * What became of a call that must not be made twice.
 * - lost: it may have been made, and nobody knows
 * - absent: the service has been asked, and it was not made
 * - refused: the service has said no
 */
interface OnceState {
  status: 'open' | 'sending' | 'checking' | 'lost' | 'absent' | 'refused';
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

/** Returns the field that names the intent in a call. */
export const keyOf = ({ idempotencyKey }: { idempotencyKey: string }) => ({ idempotencyKey });

interface OnceProps<T> {
  /** What is sent, and everything that makes it another one (page/intents). */
  kind: string;
  content: unknown;
  make(options: { idempotencyKey: string; signal: AbortSignal }): Promise<T>;
  /** Resolves to what the call has made; null if it has made nothing. */
  find(signal: AbortSignal): Promise<T | null>;
  /** Called once, also if the widget has only learnt of it by asking. */
  onDone(value: T): void;
}

/**
 * Makes a call that must not be made twice: after an answer that was lost, the service is asked what became of it before the
 * call is made again. A second press joins the first.
 */
export function useOnce<T>({ kind, content, make, find, onDone }: OnceProps<T>): Once {
  const { element, signal } = useHost();
  const [state, setState] = useState<OnceState>({ status: 'open' });
  const running = useRef(false);
  const attempt = useRef<Attempt>({ isOpen: false });
  /** Resolves to what was made, or to why not. */
  const tryOnce = async (isSending: boolean): Promise<{ made: T } | OnceState> => {
    const intent = intentOf(element, kind, content);
    try {
      const made = await makeOnce({
        attempt: attempt.current,
        look: async () => (await find(signal)) ?? undefined,
        make: () => make({ idempotencyKey: intent.key, signal }),
        isOnlyAsking: !isSending,
      });
      intent.confirm();
      return { made };
    } catch (error) {
      if (!(error instanceof LostAnswer)) {
        // The next try is another intent, which the service may decide otherwise.
        intent.confirm();
        return { status: 'refused', problem: problemOf(error), error };
      }
      const { why, cause } = error;
      if (!isSending && why === 'absent') return { status: 'absent' };
      // A service that has failed, and says itself that it has made nothing.
      const hasFailed = why === 'absent' && statusOf(cause) >= 500;
      return hasFailed ? { status: 'refused', problem: problemOf(cause), error: cause } : { status: 'lost' };
    }
  };
  const run = async (isSending: boolean) => {
    // Only a lost call is asked for.
    if (running.current || !(isSending || attempt.current.isOpen)) return;
    running.current = true;
    setState({ status: isSending ? 'sending' : 'checking' });
    const outcome = await tryOnce(isSending);
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
