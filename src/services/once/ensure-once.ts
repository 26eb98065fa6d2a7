import { attemptKey, hashOf } from '#domain/once/attempt-key';
import { isKind } from '../http/problem';
import { type Attempt, AttemptProblem, openAttempts, type Wanted } from './attempt';
import { browserMemory, pageMemory } from './memory';
import type { OnceService, Question } from './once-service';
import { onceProcess } from './process';
import { type Standing, standingOfFound } from './standing';
import { UnknownOutcome } from './unknown-outcome';

/** What is done once, and how its service is called. */
export interface Once<T> {
  /** What is done, such as subscription: a part of the key. */
  kind: string;
  /** Whose it is and what can be there once; hashed. Its attempts are settled one by one. */
  subject?: unknown;
  /** What is paid or made, where a subject can have several: a part of the key. */
  thing?: unknown;
  /** Everything that is sent, apart from the key; hashed. */
  content?: unknown;
  /**
   * Whose it is on this page, such as the element of a widget: only the page remembers it, and nobody else comes to its key. By
   * default all tabs of the browser remember it, with a key that other devices come to as well.
   */
  owner?: object;
  /** See OnceService; another by default. */
  next?: OnceService<T>['next'];
  /** Makes the call; undefined if its answer does not say that it was made. */
  send(key: string): Promise<T | undefined>;
  /** Asks what the service has of the subject, and of the attempt with a key and a turn, if it is given. */
  ask?: ((attempt?: Question) => Promise<Standing<T>>) | undefined;
  /** The same where nothing but what was made can be asked for; undefined if the service has nothing of it. */
  look?: ((attempt: Question) => Promise<T | undefined>) | undefined;
  isEnd?: (error: unknown) => boolean;
  verifies?: OnceService<T>['verifies'];
  /** Whether what an answer is about has ended: what was made before, and is over. The next attempt then begins at once. */
  isOver?: (made: T) => boolean;
}

/** What was made, and whether this request has made it: otherwise the service had it already. */
export interface Made<T> {
  made: T;
  isSent: boolean;
}

export interface OnceActs<T> {
  /**
   * Sends, once: what an earlier press, page or tab has sent is asked for before, and sent again under its key only.
   * Rejects with the ServiceError of a call that has made nothing, or with an UnknownOutcome.
   * @param isInsisting whether the visitor has been told that something is open, and presses again: another content then goes
   * under its key
   */
  send(isInsisting?: boolean): Promise<Made<T>>;
  /** Asks what became of an open attempt, and sends nothing. Rejects with an UnknownOutcome, absent or unread. */
  check(): Promise<Made<T>>;
  /** The attempts of which nobody knows what became, the oldest first; also of another page or tab. */
  open(): readonly Attempt[];
  /** Ends what is done, and what this page alone remembers: the next one is new. */
  confirm(): void;
  /** The name of the subject among the attempts. */
  subject: string;
}

/** Returns what a problem means to who has pressed. Throws it as an error that views know. */
function raise<T>(error: unknown, isAsked: boolean, isOwn: boolean): Made<T> {
  if (!(error instanceof AttemptProblem)) throw error;
  const { reason, more } = error;
  const { cause, found, isAbsent } = more;
  if (reason === 'settled' && found !== undefined) return { made: found as T, isSent: false };
  if (reason === 'refused' || reason === 'settled') throw cause ?? new UnknownOutcome('absent');
  if (reason === 'busy') throw new UnknownOutcome('busy');
  if (reason === 'pending') throw new UnknownOutcome('pending', cause);
  // Where nobody can ask, what the service says of the same content is all there is to say; of a key that nobody else has, the
  // failure.
  const { status = 0 } = (cause ?? {}) as { status?: number };
  if (!isAsked && (isOwn || (status >= 400 && status < 500))) throw cause;
  throw new UnknownOutcome(isAbsent ? 'absent' : 'unread', cause);
}

/**
 * Does something once that costs money or that must not be there twice: the attempt is remembered, with a key that all its tries
 * have, and no second request is sent while the end of the first is unknown, except the same one under the same key. By default
 * it is remembered across reloads and tabs, and another tab waits for its end.
 */
export function ensureOnce<T>({ kind, thing, content, next = 'another', ...rest }: Once<T>): OnceActs<T> {
  const { owner, send, look, isEnd, isOver, verifies } = rest;
  const { store, lock, running, secret } = owner ? pageMemory(owner) : browserMemory();
  const ask =
    rest.ask ?? (look && (async (attempt?: Question) => standingOfFound(attempt && (await look(attempt)))));
  const subject = hashOf([kind, rest.subject]);
  const own = secret === undefined ? [] : [secret, content];
  const wanted: Wanted = {
    subject,
    content: hashOf(content),
    sentAt: new Date().toISOString(),
    type: kind,
    amount: null,
    keyOf: (turn, base) => attemptKey(kind, [rest.subject, thing, base, ...own], turn),
  };
  let isSent = false;
  const process = onceProcess<T | undefined>(
    {
      next,
      keys: secret === undefined ? 'shared' : 'own',
      verifies,
      canSend: ({ content: sent }) => sent === wanted.content,
      send({ key }) {
        isSent = true;
        return send(key);
      },
      stateOfAnswer: (answer) => (answer === undefined ? 'unknown' : isOver?.(answer) ? 'ended' : 'done'),
      ask:
        ask &&
        ((_, attempt) =>
          ask(attempt).catch((cause) => {
            // What is said of the question is not said of what is asked about; nothing was sent.
            if (attempt || isKind(cause, 'unauthenticated')) throw cause;
            throw new Error('the service could not be asked', { cause });
          })),
      ...(isEnd && { isEnd }),
    },
    // Where nobody can ask, nobody learns of an end: the key alone says that two tabs do the same.
    { store, lock: ask && lock },
  );
  const open = () => openAttempts(store, subject);
  async function press(isInsisting: boolean): Promise<Made<T>> {
    isSent = false;
    try {
      const { state, answer } = await process.start(wanted, isInsisting).catch((error: unknown) => {
        const isEnded = error instanceof AttemptProblem && error.reason === 'refused' && error.more.found;
        if (!isEnded) throw error;
        return process.start(wanted);
      });
      if (state === 'pending') throw new UnknownOutcome('pending');
      if (answer === undefined) throw new UnknownOutcome('unread');
      return { made: answer, isSent };
    } catch (error) {
      return raise(error, !!ask, secret !== undefined);
    }
  }
  return {
    send(isInsisting = false) {
      // A second press joins the first.
      const name = `${subject} ${wanted.content}`;
      const run = running.get(name) ?? press(isInsisting).finally(() => running.delete(name));
      running.set(name, run);
      return run as Promise<Made<T>>;
    },
    async check() {
      const [attempt] = open();
      if (!attempt) throw new UnknownOutcome('absent');
      const { state, found } = await process.check(attempt).catch((cause) => {
        throw new UnknownOutcome('unread', cause);
      });
      if (state === 'done' && found !== undefined) return { made: found, isSent: false };
      throw new UnknownOutcome(state === 'pending' ? 'pending' : 'absent');
    },
    open,
    confirm() {
      for (const each of store.of(subject)) if (each.isDone || secret !== undefined) store.end(each);
    },
    subject,
  };
}

/** Sends something once, and resolves to what was made. Rejects as OnceActs.send does. */
export const sendOnce = async <T>(once: Once<T>): Promise<T> => (await ensureOnce(once).send()).made;
