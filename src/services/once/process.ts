/**
 * How something is done once: the attempts of a subject, what is sent, asked and cancelled, and when another attempt may
 * begin. Independent of screens and of the browser, so that every sequence of presses, answers and tabs can be tested.
 */
import { nextTurn } from '#domain/once/attempt-key';
import { sendFailure } from '#domain/once/send-failure';
import {
  type Attempt,
  type AttemptLock,
  AttemptProblem,
  type AttemptState,
  type AttemptStore,
  openAttempts,
  type Wanted,
} from './attempt';
import { rivalOf, type Standing, stateOf } from './standing';

/** The service. All reject with a ServiceError. */
export interface OnceService<Answer> {
  /**
   * What may follow an attempt that was carried out.
   * - nothing: it is done for good (an order is paid)
   * - another: the next one is new (points are exchanged again)
   * - itself: the same content is the same one again (a car is held), any other is new
   */
  next: 'nothing' | 'another' | 'itself';
  /** Whether this page has everything that was sent with an attempt: one key stands for one content. */
  canSend(attempt: Attempt): boolean;
  send(attempt: Attempt): Promise<Answer>;
  /** Returns what the answer to a request says of its attempt; unknown if it is about others. */
  stateOfAnswer(answer: Answer, attempt: Attempt): AttemptState;
  /**
   * Asks what the service has of a subject, and of one attempt, if it is given. Absent where nobody can ask: another content
   * then goes under the key of the open attempt, of which the service makes one.
   */
  ask?: ((subject: string, attempt?: Attempt) => Promise<Standing<Answer>>) | undefined;
  /** Asks the service never to carry out an attempt. */
  cancel?: (subject: string, key: string) => Promise<Standing<Answer>>;
  /** Whether a failure says by itself that the attempt has ended, such as a bank that refuses. */
  isEnd?: (error: unknown) => boolean;
}

/** What a press came to. answer: absent if it is known only from a question that did not tell it. */
export interface Outcome<Answer> {
  state: 'done' | 'pending';
  answer?: Answer | undefined;
}

const ofAnswer = <Answer>(state: Outcome<Answer>['state'], answer: Answer | undefined): Outcome<Answer> => ({
  state,
  ...(answer !== undefined && { answer }),
});

/** @param onState called once when the service has an attempt, and once when it was carried out */
export function onceProcess<Answer>(
  service: OnceService<Answer>,
  store: AttemptStore,
  lock: AttemptLock,
  onState: (attempt: Attempt, state: 'pending' | 'done') => void = () => {},
) {
  /** Remembers what is known of an attempt. */
  function note(attempt: Attempt, state: AttemptState): void {
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
  const check = (attempt: Attempt) => read(attempt, service.ask?.(attempt.subject, attempt));
  const checkQuietly = (attempt: Attempt): ReturnType<typeof check> =>
    check(attempt).catch(() => ({ state: 'unknown' as const, isAbsent: false }));
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
    if (state === 'unknown') ({ state, isAbsent } = await checkQuietly(attempt));
    note(attempt, state);
    if (state === 'unknown') throw new AttemptProblem('unknown', { isAbsent });
    if (state === 'ended') throw new AttemptProblem('refused', { found: answer });
    return { state, answer };
  }

  /** What a request that failed says of its attempt, together with a question. */
  async function fail(attempt: Attempt, wasSent: boolean, cause: unknown): Promise<Outcome<Answer>> {
    const failure = sendFailure(cause as { kind?: string; status?: number }, wasSent);
    if (failure === 'unsent' || failure === 'session') {
      if (!wasSent) store.remove(attempt);
      throw cause;
    }
    const { state, found, isAbsent, rival } = await checkQuietly(attempt);
    if (state === 'done' || state === 'pending') return ofAnswer(state, found);
    if (state === 'ended') throw new AttemptProblem('refused', { cause });
    const isEnd = service.isEnd?.(cause) ?? false;
    if (isEnd && !wasSent) store.end(attempt);
    else if (failure === 'unknown' || wasSent) throw new AttemptProblem('unknown', { cause, isAbsent });
    // Nothing was made of this request. Its key stays: it may be that of an attempt that is open elsewhere.
    else store.remove(attempt);
    if (rival) throw new AttemptProblem('settled', { cause, found });
    throw new AttemptProblem(failure === 'conflict' && !isEnd ? 'settled' : 'refused', { cause });
  }

  /**
   * Makes sure that every earlier attempt has an end; returns the one that may be sent again, or what the one of the same
   * content has made.
   */
  async function settleOthers(
    { subject, content }: Wanted,
    isInsisting: boolean,
  ): Promise<Attempt | Outcome<Answer> | undefined> {
    let same: Attempt | undefined;
    for (const each of store.of(subject)) {
      const isSame = each.content === content;
      if (each.isDone && service.next === 'itself') {
        // Of another content it is over for this browser: the next one is new.
        if (isSame && service.canSend(each)) same = each;
        else store.end(each);
        continue;
      }
      const { state, found, isAbsent } = await checkQuietly(each);
      if (state === 'pending') throw new AttemptProblem('pending', { found });
      if (state === 'done' || (each.isDone && state !== 'ended')) {
        if (service.next === 'nothing') throw new AttemptProblem('settled', { found });
        if (isSame) return ofAnswer('done', found);
        if (service.next === 'itself') store.end(each);
        continue;
      }
      const isSendable = (isSame && service.canSend(each)) || (isInsisting && isAbsent);
      if (state === 'unknown' && service.ask && !isSendable)
        throw new AttemptProblem('unknown', { isAbsent });
      if (state === 'ended' && service.next === 'nothing' && isSame && service.canSend(each))
        throw new AttemptProblem('refused');
      if (state === 'unknown') same = each;
    }
    return same;
  }

  /** Returns the turn of an attempt and its key, by what the service has of the subject. */
  async function firstFree(wanted: Wanted): Promise<{ turn: number; key: string }> {
    const known = store.ended(wanted.subject);
    const standing: Standing<Answer> = (await service.ask?.(wanted.subject)) ?? { attempts: [] };
    const { attempts, base = '', found } = standing;
    const keyOf = (turn: number) => wanted.keyOf(turn, base);
    const listed = attempts.map(({ key, state }) => ({
      ...(key && { key }),
      isOver: state === 'ended' || (state === 'done' && service.next === 'another'),
    }));
    const turn = nextTurn(known, listed, keyOf);
    const key = keyOf(turn);
    // Another device of the visitor, or another page that this browser does not know of.
    const rival = service.next === 'nothing' ? rivalOf(standing) : undefined;
    const own = attempts.find((each) => each.key === key)?.state;
    if (rival === 'done') throw new AttemptProblem('settled', { found });
    if (rival === 'pending' || own === 'pending') throw new AttemptProblem('pending', { found });
    return { turn, key };
  }

  async function begin(wanted: Wanted, isInsisting: boolean): Promise<Outcome<Answer>> {
    const earlier = await settleOthers(wanted, isInsisting);
    if (earlier && 'state' in earlier) return earlier;
    if (earlier) {
      const { content, sentAt } = wanted;
      const again = earlier.content === content ? earlier : { ...earlier, content, sentAt };
      if (again !== earlier) store.put(again);
      return transmit(again, true);
    }
    const { keyOf, ...facts } = wanted;
    const attempt: Attempt = { ...facts, ...(await firstFree(wanted)) };
    store.put(attempt);
    return transmit(attempt, false);
  }

  async function alone<T>(subject: string, run: () => Promise<T>): Promise<T> {
    if (!(await lock.acquire(subject))) throw new AttemptProblem('busy');
    try {
      return await run();
    } finally {
      lock.leave(subject);
    }
  }

  return {
    note,
    check,
    cancel,
    /**
     * Sends an attempt once all others have an end. Rejects with an AttemptProblem, or with the ServiceError of a request
     * that was not carried out.
     * @param isInsisting whether who presses has been told that another content is open: theirs then goes under its key, of
     * which the service makes one
     */
    start: (wanted: Wanted, isInsisting = false) => alone(wanted.subject, () => begin(wanted, isInsisting)),
    /** Sends an attempt of which nobody knows what became once more, as the same one. Rejects as `start` does. */
    resend: (attempt: Attempt) =>
      alone(attempt.subject, async () => {
        const isOpen = openAttempts(store, attempt.subject).some(({ key }) => key === attempt.key);
        if (!isOpen) throw new AttemptProblem('settled');
        return transmit(attempt, true);
      }),
  };
}
export type OnceProcess<Answer> = ReturnType<typeof onceProcess<Answer>>;
