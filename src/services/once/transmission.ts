import { sendFailure } from '#domain/once/send-failure';
import { type Attempt, AttemptProblem, type AttemptState } from './attempt';
import type { Memory } from './memory';
import type { OnceService, Outcome } from './once-service';
import { rivalOf, type Standing, stateOf } from './standing';

export const ofAnswer = <Answer>(
  state: Outcome<Answer>['state'],
  answer: Answer | undefined,
): Outcome<Answer> => ({
  state,
  ...(answer !== undefined && { answer }),
});

/**
 * How one attempt is sent, asked about and cancelled, and what is remembered of it.
 * @param onState called once when the service has an attempt, and once when it was carried out
 */
export function transmission<Answer>(
  service: OnceService<Answer>,
  { store, lock }: Pick<Memory, 'store' | 'lock'>,
  onState: (attempt: Attempt, state: 'pending' | 'done') => void,
) {
  function remember(attempt: Attempt, state: AttemptState): void {
    const known = store.of(attempt.subject).find(({ key }) => key === attempt.key);
    if (state === 'ended') store.end(attempt);
    // One that this browser has not made is not remembered.
    if (!known || known.isDone) return;
    if (state === 'done' && service.next === 'another') store.end(known);
    else if (state === 'done') store.put({ ...known, isDone: true });
    else if (state === 'pending' && !known.isPending) store.put({ ...known, isPending: true });
    else return;
    onState(known, state);
  }
  /** Remembers what is known of an attempt; another tab need not wait for one that has an end. */
  function note(attempt: Attempt, state: AttemptState): void {
    remember(attempt, state);
    lock?.release(attempt.subject);
  }

  async function read(
    attempt: Attempt,
    question: Promise<Standing<Answer>> | undefined,
  ): Promise<{
    state: AttemptState;
    found?: Answer | undefined;
    isAbsent: boolean;
    rival?: string | undefined;
  }> {
    if (!question) return { state: 'unknown', isAbsent: false };
    const standing = await question;
    const state = stateOf(standing, attempt);
    note(attempt, state);
    const rival = service.next === 'nothing' ? rivalOf(standing, attempt.key) : undefined;
    return { state, found: standing.found, isAbsent: state === 'unknown', rival };
  }
  /** Asks what became of an attempt, which is forgotten once it has an end. Rejects with a ServiceError. */
  const check = (attempt: Attempt, tries = { isRefused: false, wasSent: true }) =>
    read(attempt, service.ask?.(attempt.subject, { ...attempt, ...tries }));
  const checkQuietly = (...asked: Parameters<typeof check>): ReturnType<typeof check> =>
    check(...asked).catch(() => ({ state: 'unknown' as const, isAbsent: false }));
  /** Cancels an attempt; another may begin only if it has ended. Rejects with a ServiceError. */
  const cancel = async (attempt: Attempt): Promise<AttemptState> =>
    (await read(attempt, service.cancel?.(attempt.subject, attempt.key))).state;

  async function transmit(attempt: Attempt, wasSent: boolean): Promise<Outcome<Answer>> {
    let answer: Answer;
    try {
      answer = await service.send(attempt);
    } catch (cause) {
      return fail(attempt, wasSent, cause);
    }
    let state = service.stateOfAnswer(answer, attempt);
    let isAbsent = false;
    let found: Answer | undefined;
    if (state === 'unknown')
      ({ state, isAbsent, found } = await checkQuietly(attempt, { isRefused: false, wasSent }));
    note(attempt, state);
    if (state === 'unknown') throw new AttemptProblem('unknown', { isAbsent });
    if (state === 'ended') throw new AttemptProblem('refused', { found: answer });
    return ofAnswer(state, answer ?? found);
  }

  /** What a request that failed says of its attempt, together with a question. */
  async function fail(attempt: Attempt, wasSent: boolean, cause: unknown): Promise<Outcome<Answer>> {
    const reason = cause as { kind?: string; status?: number };
    const failure = sendFailure(reason, wasSent);
    if (failure === 'unsent' || failure === 'session') {
      if (!wasSent) store.remove(attempt);
      throw cause;
    }
    const isRefused = sendFailure(reason, false) !== 'unknown';
    if (service.keys === 'own' && isRefused) return refuse(attempt, wasSent, cause);
    const { state, found, isAbsent, rival } = await checkQuietly(attempt, { isRefused, wasSent });
    if (state === 'done' || state === 'pending') return ofAnswer(state, found);
    if (state === 'ended') throw new AttemptProblem('refused', { cause });
    // What is no refusal says nothing of a key that the service need not know.
    const isEnd = service.keys !== 'own' && !!service.isEnd?.(cause);
    if (isEnd && !wasSent) store.end(attempt);
    else if (failure === 'unknown' || wasSent) throw new AttemptProblem('unknown', { cause, isAbsent });
    // Nothing was made of this request. Its key stays: it may be that of an attempt that is open elsewhere.
    else store.remove(attempt);
    if (rival) throw new AttemptProblem('settled', { cause, found });
    throw new AttemptProblem(failure === 'conflict' && !isEnd ? 'settled' : 'refused', { cause });
  }

  /** A refusal says all there is to say of its try, unless another device may have been first; nothing of the tries before. */
  async function refuse(attempt: Attempt, wasSent: boolean, cause: unknown): Promise<Outcome<Answer>> {
    const tries = { isRefused: true, wasSent };
    const looked = service.verifies?.(cause) ? await checkQuietly(attempt, tries) : undefined;
    if (looked?.state === 'done') return ofAnswer('done', looked.found);
    const isEnd = !!service.isEnd?.(cause);
    const isLast = store.of(attempt.subject).some(({ key }) => key === attempt.key);
    if (isEnd) store.end(attempt);
    else if (!wasSent) store.remove(attempt);
    // It is asked about as before, and what is sent next has another key.
    if (isEnd && wasSent && isLast) store.put(attempt);
    if (looked && !looked.isAbsent) throw new AttemptProblem('unknown', { cause });
    throw cause;
  }

  return { note, check, checkQuietly, cancel, transmit };
}
