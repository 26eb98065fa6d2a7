import { companionLimit, eventState } from '#domain/events/event-state';
import { intentOf } from '#page/intents';
import { noteServerTime, serverTime } from '#page/server-clock';
import type { Event } from '#services/entities/event';
import { enrollInEvent } from '#services/events';
import { mayBeDone } from '#services/fallbacks/make-once';
import { orNull } from '#services/fallbacks/problem';
import { loadEvent } from './event-calls';

/**
 * How an enrolment ended, with the event as the service has it.
 * - done: the visitor is enrolled by this act, or on the waiting list
 * - elsewhere: was enrolled before, on another device, or with others
 * - places, full, cancelled, closed: is not enrolled, as there are too few places, none, or no enrolment any more
 * - gone: is not enrolled, as the event is no longer there
 */
export type Outcome =
  | { result: 'done' | 'elsewhere' | 'places' | 'full' | 'cancelled' | 'closed'; event: Event }
  | { result: 'gone'; event?: undefined };

/** Thrown where an answer was lost. absent: the visitor is not enrolled so far; unread: the service could not be asked. */
export class UnknownEnrolment extends Error {
  constructor(readonly why: 'absent' | 'unread') {
    super(`the enrolment is ${why}`);
  }
}

/** What is known of the enrolments in one event that were sent from this view. */
export interface Attempt {
  /** One was sent of which nobody knows whether it arrived. */
  isOpen: boolean;
}

const namesOf = (event: Event): string =>
  JSON.stringify((event.enrolment?.companions ?? []).map(({ name }) => name));

/** Returns why nobody enrols in an event as it is now; undefined if the visitor still can. */
function obstacleOf(shown: Event, now: Event, companions: number): Outcome | undefined {
  const [before, state] = [shown, now].map((event) => eventState(event, serverTime()));
  if (state === 'cancelled') return { result: 'cancelled', event: now };
  if (state === 'full' || (state === 'waiting' && before === 'open')) return { result: 'full', event: now };
  if (state !== 'open' && state !== 'waiting') return { result: 'closed', event: now };
  return companions > companionLimit(now) ? { result: 'places', event: now } : undefined;
}

interface Sending {
  element: object;
  signal: AbortSignal;
}

/**
 * Enrols the visitor once (EVT-03): one whose answer was lost is looked for before another one is sent. A refusal is looked
 * into as well, so that the visitor sees the event as it is now. Throws a ServiceError if it is certain that the visitor is
 * not enrolled, an UnknownEnrolment if it is not.
 * @param shown the event that the visitor has read
 * @param names of the companions
 * @param attempt in this event; changed here
 */
export async function enrol(
  shown: Event,
  names: readonly string[],
  attempt: Attempt,
  { element, signal }: Sending,
): Promise<Outcome> {
  const { id } = shown;
  /** Of an event in which the visitor is enrolled. */
  const outcomeOf = (event: Event, isOwn: boolean): Outcome => {
    const isSame = namesOf(event) === JSON.stringify(names);
    attempt.isOpen = false;
    return { result: isOwn && isSame ? 'done' : 'elsewhere', event };
  };
  const look = async (isOwn: boolean): Promise<Outcome | Event> => {
    const event = await orNull(loadEvent(id, signal)).catch(() => {
      throw new UnknownEnrolment('unread');
    });
    if (!event) return { result: 'gone' };
    return event.isEnrolled ? outcomeOf(event, isOwn) : event;
  };
  const isOutcome = (found: Outcome | Event): found is Outcome => 'result' in found;
  const wasOpen = attempt.isOpen;
  if (wasOpen) {
    const found = await look(true);
    if (isOutcome(found)) return found;
    const obstacle = obstacleOf(shown, found, names.length);
    if (obstacle) return obstacle;
  }
  const intent = intentOf(element, 'enrol', [id, names]);
  const companions = names.map((name) => ({ name }));
  const body = { idempotencyKey: intent.key, ...(names.length > 0 && { companions }) };
  attempt.isOpen = true;
  let failure: unknown;
  try {
    const event = await enrollInEvent({ id, body }, { signal, idempotencyKey: intent.key });
    if (event.id === id && event.isEnrolled) {
      noteServerTime(event.now);
      intent.confirm();
      return outcomeOf(event, true);
    }
  } catch (error) {
    failure = error;
  }
  const isRefused = failure !== undefined && !mayBeDone(failure);
  if (isRefused) {
    intent.confirm();
    attempt.isOpen = wasOpen;
    const { kind, status } = failure as { kind?: string; status?: number };
    // Turned away before anything was looked at.
    if (kind === 'config' || kind === 'input' || status === 401 || status === 429) throw failure;
  }
  const found = await look(!isRefused || wasOpen);
  if (isOutcome(found)) return found;
  const obstacle = obstacleOf(shown, found, names.length);
  if (obstacle && isRefused) return obstacle;
  throw isRefused ? failure : new UnknownEnrolment('absent');
}
