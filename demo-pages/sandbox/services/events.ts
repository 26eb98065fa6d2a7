import type { Event, EventParticipant } from '#services/entities/event';
import * as events from '#services/events';
import { answer, found, Refusal } from '../answers';
import { EVENT_ROWS, OPEN_EVENT } from '../data/events';
import { personOf } from '../data/people';
import { csvFile } from '../lib/csv';
import { DAY, HOUR, moment } from '../lib/moments';
import { signedIn } from '../rules/accounts';
import type { World } from '../world';

/** Stored data of an event besides its row. */
interface Kept {
  startsAt: string;
  endsAt: string;
  participants: EventParticipant[];
}

const kept = (world: World): Map<string, Kept> =>
  world.table('events', () => {
    const made = EVENT_ROWS.map(([id, , , , , , days, hours, , taken]): [string, Kept] => {
      const random = world.random(`event ${id}`);
      const participants = Array.from({ length: taken }, (_, i) => {
        const { name, email } = personOf(random);
        const enrolledAt = moment(world, -random.whole(25, 60) * DAY);
        return { participantId: `${id}-${i + 1}`, userId: '', name, email, enrolledAt };
      });
      const startsAt = moment(world, days * DAY);
      return [id, { startsAt, endsAt: moment(world, days * DAY + hours * HOUR), participants }];
    });
    return new Map(made);
  });

const keptOf = (world: World, id: string) => found(kept(world).get(id), 'event');

function eventOf(world: World, id: string, userId: string, withParticipants = false): Event {
  const [, brand, title, place, cityName, stateCode, , , capacity, , description] = found(
    EVENT_ROWS.find(([each]) => each === id),
    'event',
  );
  const { startsAt, endsAt, participants } = keptOf(world, id);
  const open = participants.length < capacity ? 'OPEN' : 'FULL';
  return {
    id,
    title,
    description,
    brand,
    place,
    cityName,
    stateCode,
    startsAt,
    endsAt,
    capacity,
    enrolled: participants.length,
    status: world.now() > Date.parse(startsAt) ? 'ENDED' : open,
    isEnrolled: participants.some((each) => each.userId === userId),
    participants: withParticipants ? participants : [],
  };
}

export const eventsAnswers = answer(
  events,
  {
    listEvents(asked) {
      const { id } = signedIn(asked);
      const { brand } = asked.query;
      return EVENT_ROWS.filter((row) => !brand || row[1] === brand.toLowerCase()).map(([event]) =>
        eventOf(asked.world, event, id),
      );
    },
    getEvent: (asked) =>
      eventOf(asked.world, asked.params.id, signedIn(asked).id, asked.query.includeParticipants),
    enrollInEvent(asked) {
      const { params, body, world } = asked;
      const user = signedIn(asked);
      const { status, isEnrolled } = eventOf(world, params.id, user.id);
      if (isEnrolled) throw new Refusal(409, { error: 'takes part already' });
      if (status === 'FULL') throw new Refusal(409, { error: 'there is no place left' });
      if (status === 'ENDED') throw new Refusal(422, { error: 'the event is over' });
      keptOf(world, params.id).participants.push({
        participantId: body.participantId ?? `${params.id}-${user.id}`,
        userId: user.id,
        name: user.name,
        email: user.emailPreferred,
        enrolledAt: moment(world),
      });
      return eventOf(world, params.id, user.id, body.includeParticipants);
    },
    listEventParticipants: ({ params, world }) => keptOf(world, params.id).participants,
    getEventParticipantsFile({ params, world }) {
      const rows = keptOf(world, params.id).participants.map(({ participantId, name, email, enrolledAt }) => [
        participantId,
        name ?? '',
        email ?? '',
        enrolledAt ?? '',
      ]);
      return csvFile(`participantes-${params.id}`, [['inscrição', 'nome', 'e-mail', 'inscrito em'], ...rows]);
    },
    removeEventParticipant({ params, world }) {
      const { participants } = keptOf(world, params.id);
      const at = participants.findIndex(({ participantId }) => participantId === params.participantId);
      found(at < 0 ? null : at, 'participant');
      participants.splice(at, 1);
    },
  },
  {
    examples: {
      getEvent: { id: OPEN_EVENT, query: { includeParticipants: true } },
      enrollInEvent: { id: OPEN_EVENT },
      listEventParticipants: { id: OPEN_EVENT },
      getEventParticipantsFile: { id: OPEN_EVENT },
      removeEventParticipant: { id: OPEN_EVENT, participantId: `${OPEN_EVENT}-1` },
    },
  },
);
