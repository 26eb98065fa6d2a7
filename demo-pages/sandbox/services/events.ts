import * as events from '#services/events';
import { answer } from '../answers';
import { OPEN_EVENT } from '../data/events';
import { csvFile } from '../lib/csv';
import { languageOf } from '../lib/language';
import { signedIn } from '../rules/accounts';
import { enrol, eventIds, eventOf, keptOf, removeParticipant } from '../rules/events';
import { once } from '../rules/reservations/charges';

export const eventsAnswers = answer(
  events,
  {
    listEvents(asked) {
      const { id } = signedIn(asked);
      const country = languageOf(asked.headers) === 'es-AR' ? 'AR' : 'BR';
      return eventIds(asked.world, country, asked.query.brand).map((event) =>
        eventOf(asked.world, event, id),
      );
    },
    getEvent: (asked) =>
      eventOf(asked.world, asked.params.id, signedIn(asked).id, asked.query.includeParticipants),
    enrollInEvent(asked) {
      const { params, body, world } = asked;
      const user = signedIn(asked);
      const { idempotencyKey: key, includeParticipants, ...wanted } = body;
      once(world, 'EVT-03', key && `${user.id} ${key}`, () => enrol(world, user, params.id, wanted), body);
      return eventOf(world, params.id, user.id, includeParticipants);
    },
    listEventParticipants: ({ params, world }) => keptOf(world, params.id).participants,
    getEventParticipantsFile({ params, world }) {
      const rows = keptOf(world, params.id).participants.map(({ participantId, name, email, enrolledAt }) => [
        participantId,
        name ?? '',
        email ?? '',
        enrolledAt ?? '',
      ]);
      return csvFile(world, `participantes-${params.id}`, [
        ['inscrição', 'nome', 'e-mail', 'inscrito em'],
        ...rows,
      ]);
    },
    removeEventParticipant: ({ params, body, world }) =>
      removeParticipant(world, params.id, params.participantId, body.reason),
  },
  {
    examples: {
      getEvent: { id: OPEN_EVENT, query: { includeParticipants: true } },
      enrollInEvent: { id: OPEN_EVENT },
      listEventParticipants: { id: OPEN_EVENT },
      getEventParticipantsFile: { id: OPEN_EVENT },
      removeEventParticipant: {
        id: OPEN_EVENT,
        participantId: `${OPEN_EVENT}-1`,
        body: { reason: 'Pediu para sair' },
      },
    },
  },
);
