import type { Attempt, AttemptState } from './attempt';
import type { Standing } from './standing';

/** What is asked about: an attempt, and what was said of its tries. */
export interface Question extends Pick<Attempt, 'key' | 'turn'> {
  /** Whether its last try was refused: what is found may be of another device. */
  readonly isRefused: boolean;
  /** Whether nobody knows what became of a try before the last one, or of the last one before this press. */
  readonly wasSent: boolean;
}

/** The service. All reject with a ServiceError. */
export interface OnceService<Answer> {
  /**
   * What may follow an attempt that was carried out.
   * - nothing: it is done for good (an order is paid)
   * - another: the next one is new (points are exchanged again)
   * - itself: the same content is the same one again (a car is held), any other is new
   */
  next: 'nothing' | 'another' | 'itself';
  /**
   * Who comes to the key of an attempt.
   * - shared: every tab and device of the visitor; the service makes one of it, whatever its content
   * - own: this page, for this content. The service need not know keys: what is open is asked about before anything is sent,
   *   and nothing is sent while nobody says what became of it; what is then absent is sent, also with another content
   */
  keys?: 'shared' | 'own';
  /** Whether this page has everything that was sent with an attempt: one key stands for one content. */
  canSend(attempt: Attempt): boolean;
  send(attempt: Attempt): Promise<Answer>;
  /** Returns what the answer to a request says of its attempt; unknown if it is about others. */
  stateOfAnswer(answer: Answer, attempt: Attempt): AttemptState;
  /**
   * Asks what the service has of a subject, and of one attempt, if it is given. Absent where nobody can ask: a shared key is then
   * that of the next content too, of which the service makes one; own ones are sent again.
   */
  ask?: ((subject: string, attempt?: Attempt & Question) => Promise<Standing<Answer>>) | undefined;
  /** Asks the service never to carry out an attempt. */
  cancel?: (subject: string, key: string) => Promise<Standing<Answer>>;
  /** Whether a failure says by itself that the attempt has ended, such as a bank that refuses. */
  isEnd?: (error: unknown) => boolean;
  /** Whether a refusal is looked into, as another device may have been first. Of shared keys every one is, of own ones none. */
  verifies?: ((refusal: unknown) => boolean) | undefined;
}

/** What a press came to. answer: absent if it is known only from a question that did not tell it. */
export interface Outcome<Answer> {
  state: 'done' | 'pending';
  answer?: Answer | undefined;
}
