/**
 * How something is done once: the attempts of a subject, what is sent, asked and cancelled, and when another attempt may
 * begin. Independent of screens and of the browser, so that every sequence of presses, answers and tabs can be tested.
 */
import { nextTurn } from '#domain/once/attempt-key';
import { type Attempt, AttemptProblem, openAttempts, type Wanted } from './attempt';
import type { Memory } from './memory';
import type { OnceService, Outcome } from './once-service';
import { rivalOf, type Standing } from './standing';
import { ofAnswer, transmission } from './transmission';

/**
 * @param onState called once when the service has an attempt, and once when it was carried out
 */
export function onceProcess<Answer>(
  service: OnceService<Answer>,
  { store, lock }: Pick<Memory, 'store' | 'lock'>,
  onState: (attempt: Attempt, state: 'pending' | 'done') => void = () => {},
) {
  const { note, check, checkQuietly, cancel, transmit } = transmission(service, { store, lock }, onState);

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

  /** The same for keys of this page: what is open is asked about, and what is sent next takes its place. */
  async function beginOwn({ keyOf, ...facts }: Wanted): Promise<Outcome<Answer>> {
    const { subject } = facts;
    const [open] = openAttempts(store, subject);
    if (open && service.ask) {
      const { state, found, isAbsent } = await checkQuietly(open);
      if (state === 'done') return ofAnswer(state, found);
      if (!isAbsent) throw new AttemptProblem('unknown', { isAbsent });
    }
    const turn = store.ended(subject);
    const attempt: Attempt = { ...facts, turn, key: keyOf(turn, '') };
    store.put(attempt);
    return transmit(attempt, !!open);
  }

  async function alone<T>(subject: string, run: () => Promise<T>): Promise<T> {
    if (lock && !(await lock.acquire(subject))) throw new AttemptProblem('busy');
    try {
      return await run();
    } finally {
      lock?.leave(subject);
    }
  }

  return {
    /** The attempts that are open or done, the oldest first. */
    attempts: (subject: string): readonly Attempt[] => store.of(subject),
    note,
    check,
    cancel,
    /**
     * Sends an attempt once all others have an end. Rejects with an AttemptProblem, or with the ServiceError of a request
     * that was not carried out.
     * @param isInsisting whether who presses has been told that another content is open: theirs then goes under its key, of
     * which the service makes one
     */
    start: (wanted: Wanted, isInsisting = false) =>
      alone(wanted.subject, () => (service.keys === 'own' ? beginOwn(wanted) : begin(wanted, isInsisting))),
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
