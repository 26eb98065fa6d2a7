import { ofBrand } from '#domain/lists/of-brand';
import { brand } from '#page/core/metadata';
import { noteServerTime } from '#page/server-clock';
import type { Event } from '#services/entities/event';
import { getEvent, listEvents } from '#services/events';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor opened an event. */
    'vt-event-opened': { eventId: string };
    /** The visitor was enrolled, or is on the waiting list; companions: their number, no name is told. */
    'vt-event-enrolled': { eventId: string; status: 'CONFIRMED' | 'WAITING'; companions: number };
  }
}

/** Resolves to the events of the page's brand (EVT-01), each once. Throws a ServiceError. */
export async function loadEvents(signal: AbortSignal): Promise<Event[]> {
  const of = brand();
  const events = await listEvents({ query: of ? { brand: of } : {} }, { signal });
  noteServerTime(events.find(({ now }) => now)?.now);
  return [...new Map(ofBrand(events, of).map((event) => [event.id, event])).values()];
}

/** Resolves to an event as the service has it now (EVT-02). Throws a ServiceError. */
export async function loadEvent(id: string, signal: AbortSignal, withParticipants = false): Promise<Event> {
  const query = withParticipants ? { includeParticipants: true } : {};
  const event = await getEvent({ id, query }, { signal });
  noteServerTime(event.now);
  return event;
}

export const WAITING = 'WAITING';
export const isWaiting = ({ enrolment }: Event): boolean => enrolment?.status === WAITING;
