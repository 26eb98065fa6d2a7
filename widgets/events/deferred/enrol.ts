import { companionLimit, eventState } from '#domain/events/event-state';
import { $session } from '#features/session/session';
import { noteServerTime, serverTime } from '#page/server-clock';
import type { Event } from '#services/entities/event';
import { enrollInEvent } from '#services/events';
import { orNull } from '#services/http/problem';
import { sendOnce } from '#services/once/ensure-once';
import type { Question } from '#services/once/once-service';
import { isTurnedAway } from '#services/once/unknown-outcome';
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

/** Whether an enrolment is with these companions; one of which nothing is said is not with others. */
function isWith({ enrolment }: Event, names: readonly string[]): boolean {
  const companions = enrolment?.companions;
  return !companions || JSON.stringify(companions.map(({ name }) => name)) === JSON.stringify(names);
}

/** Returns why nobody enrols in an event as it is now; undefined if the visitor still can. */
function obstacleOf(shown: Event, now: Event, companions: number): Outcome | undefined {
  const [before, state] = [shown, now].map((event) => eventState(event, serverTime()));
  if (state === 'cancelled') return { result: 'cancelled', event: now };
  if (state === 'full' || (state === 'waiting' && before === 'open')) return { result: 'full', event: now };
  // Of a status that is not known nobody says that the enrolment is over: the service decides.
  if (state !== 'open' && state !== 'waiting' && state !== 'unknown') return { result: 'closed', event: now };
  return companions > companionLimit(now) ? { result: 'places', event: now } : undefined;
}

interface Sending {
  element: object;
  signal: AbortSignal;
}

/**
 * Enrols the visitor once (EVT-03): one whose answer was lost is looked for before another one is sent. A refusal is looked
 * into as well, so that the visitor sees the event as it is now. Throws as OnceActs.send does.
 * @param shown the event that the visitor has read
 * @param names of the companions
 */
export function enrol(
  shown: Event,
  names: readonly string[],
  { element, signal }: Sending,
): Promise<Outcome> {
  const { id } = shown;
  const companions = names.length > 0 && { companions: names.map((name) => ({ name })) };
  let isSent = false;
  /** Of an event in which the visitor is enrolled. */
  const outcomeOf = (event: Event, isOwn: boolean): Outcome => ({
    result: isOwn && isWith(event, names) ? 'done' : 'elsewhere',
    event,
  });
  const look = async ({ isRefused, wasSent }: Question): Promise<Outcome | undefined> => {
    const event = await orNull(loadEvent(id, signal));
    if (!event) return { result: 'gone' };
    if (event.isEnrolled) return outcomeOf(event, !isRefused || wasSent);
    // Of an enrolment that is still on its way nothing can be told.
    return isSent && !isRefused ? undefined : obstacleOf(shown, event, names.length);
  };
  return sendOnce<Outcome>({
    owner: element,
    kind: 'enrol',
    subject: id,
    content: names,
    look,
    async send(idempotencyKey) {
      isSent = true;
      const participantId = $session.get().user?.id;
      const body = { idempotencyKey, ...(participantId && { participantId }), ...companions };
      const event = await enrollInEvent({ id, body }, { signal, idempotencyKey });
      if (event.id !== id || !event.isEnrolled) return undefined;
      noteServerTime(event.now);
      return outcomeOf(event, true);
    },
    verifies: (refusal) => !isTurnedAway(refusal),
    // The next try is another one, which the service may decide otherwise.
    isEnd: () => true,
  });
}
