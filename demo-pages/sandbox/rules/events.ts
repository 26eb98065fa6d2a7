import { momentIn } from '#domain/time/zoned-time';
import type { Enrolment, Event, EventParticipant } from '#services/entities/event';
import { found, Refusal } from '../answers';
import { EVENT_ROWS, type EventRow } from '../data/events';
import { personOf } from '../data/people';
import type { SandboxUser } from '../data/users';
import { DAY, dayFromNow, HOUR, moment } from '../lib/moments';
import { NULL } from '../lib/null';
import type { World } from '../world';
import { refuseFields } from './accounts';

/** Stored data of an event besides its row. */
interface Kept {
  startsAt: string;
  endsAt: string;
  opensAt: string;
  closesAt: string;
  participants: EventParticipant[];
  /** Who waits for a place, the first one first; a name of somebody of the story has no user. */
  waiting: { userId: string; name: string }[];
  enrolments: Map<string, Enrolment>;
  isCancelled: boolean;
  cancelReason: string;
}

function first(world: World, row: EventRow): Kept {
  const random = world.random(`event ${row.id}`);
  const participants = Array.from({ length: row.taken }, (_, i) => {
    const { name, email } = personOf(random);
    const enrolledAt = moment(world, -random.whole(25, 60) * DAY);
    return { participantId: `${row.id}-${i + 1}`, userId: '', name, email, enrolledAt };
  });
  const at = (days: number | undefined) => (days === undefined ? '' : moment(world, days * DAY));
  const start = momentIn(dayFromNow(world, row.days), row.at, row.timeZone);
  return {
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + row.hours * HOUR).toISOString(),
    opensAt: at(row.opensIn),
    closesAt: at(row.closesIn),
    participants,
    waiting: Array.from({ length: row.waiting }, () => ({ userId: '', name: personOf(random).name })),
    enrolments: new Map(),
    isCancelled: row.cancelReason !== undefined,
    cancelReason: row.cancelReason ?? '',
  };
}

const kept = (world: World): Map<string, Kept> =>
  world.table('events', () => new Map(EVENT_ROWS.map((row) => [row.id, first(world, row)])));

const rowOf = (id: string): EventRow =>
  found(
    EVENT_ROWS.find((row) => row.id === id),
    'event',
  );
export const keptOf = (world: World, id: string): Kept => found(kept(world).get(id), 'event');

function statusOf(world: World, row: EventRow): string {
  const { startsAt, endsAt, opensAt, closesAt, participants, isCancelled } = keptOf(world, row.id);
  const now = world.now();
  if (isCancelled) return 'CANCELLED';
  if (now > Date.parse(endsAt)) return 'ENDED';
  if (now < Date.parse(opensAt)) return 'SCHEDULED';
  if (now > Date.parse(closesAt || startsAt)) return 'CLOSED';
  return participants.length < row.capacity ? 'OPEN' : 'FULL';
}

/** Returns an event for a user: of others who take part only the first name, and only on request. */
export function eventOf(world: World, id: string, userId: string, withParticipants = false): Event {
  const row = rowOf(id);
  const { days, at, hours, taken, waiting: _, opensIn, closesIn, country, cancelReason: __, ...shown } = row;
  const of = keptOf(world, id);
  const enrolment = of.enrolments.get(userId);
  const position = of.waiting.findIndex((each) => each.userId === userId) + 1;
  return {
    ...shown,
    startsAt: of.startsAt,
    endsAt: of.endsAt,
    enrolmentStartsAt: of.opensAt,
    enrolmentEndsAt: of.closesAt,
    enrolled: of.participants.length,
    waiting: of.waiting.length,
    status: statusOf(world, row),
    cancelReason: of.cancelReason,
    isEnrolled: !!enrolment,
    enrolment: enrolment && { ...enrolment, position: position || NULL },
    participants: withParticipants
      ? of.participants.map((each) =>
          each.userId === userId
            ? each
            : { ...each, userId: '', email: '', name: each.name?.split(' ')[0] ?? '' },
        )
      : [],
    now: moment(world),
  };
}

/** Returns the ids of a country's and a brand's events that are there. */
export const eventIds = (world: World, country: string, brand = ''): string[] =>
  EVENT_ROWS.filter(
    (row) =>
      kept(world).has(row.id) && row.country === country && (!brand || row.brand === brand.toLowerCase()),
  ).map(({ id }) => id);

const enrolmentCounts = (world: World) => world.table('enrolments', () => new Map<string, number>());
/** Returns how often a user was enrolled in an event: once at most. */
export const enrolmentsOf = (world: World, userId: string, id: string): number =>
  enrolmentCounts(world).get(`${userId} ${id}`) ?? 0;

interface Wanted {
  participantId?: string | undefined;
  companions?: readonly { name: string }[] | undefined;
}

/** Enrols a user with those who come along, or puts them on the waiting list of a full event. */
export function enrol(
  world: World,
  user: Pick<SandboxUser, 'id' | 'name' | 'emailPreferred'>,
  id: string,
  { participantId: participant = user.id, companions = [] }: Wanted = {},
): Event {
  // Of this event: somebody takes part in several.
  const participantId = `${id}-${participant}`;
  const row = rowOf(id);
  const of = keptOf(world, id);
  const status = statusOf(world, row);
  if (of.enrolments.has(user.id)) throw new Refusal(409, { error: 'takes part already' });
  if (status === 'CANCELLED') throw new Refusal(409, { error: 'the event is cancelled' });
  if (status === 'ENDED') throw new Refusal(422, { error: 'the event is over' });
  if (status === 'SCHEDULED' || status === 'CLOSED')
    throw new Refusal(422, { error: `the enrolment is ${status}` });
  refuseFields({
    companions:
      companions.length > row.maxCompanions
        ? `Máximo de acompanhantes: ${row.maxCompanions}`
        : companions.some(({ name }) => name.trim().length < 2) && 'Informe o nome de cada acompanhante',
  });
  if (status === 'FULL' && !row.hasWaitingList) throw new Refusal(409, { error: 'there is no place left' });
  const places = row.capacity - of.participants.length;
  if (status === 'OPEN' && places < companions.length + 1)
    throw new Refusal(409, { error: `there are ${places} places left` });
  const enrolledAt = moment(world);
  const isWaiting = status === 'FULL';
  of.enrolments.set(user.id, {
    participantId,
    status: isWaiting ? 'WAITING' : 'CONFIRMED',
    enrolledAt,
    companions: companions.map(({ name }) => ({ name })),
  });
  if (isWaiting) of.waiting.push({ userId: user.id, name: user.name ?? '' });
  else {
    const own = { participantId, userId: user.id, name: user.name, email: user.emailPreferred, enrolledAt };
    const others = companions.map(({ name }, i) => ({
      participantId: `${participantId}-${i + 1}`,
      userId: '',
      name,
      email: '',
      enrolledAt,
    }));
    of.participants.push(own, ...others);
  }
  enrolmentCounts(world).set(`${user.id} ${id}`, enrolmentsOf(world, user.id, id) + 1);
  return eventOf(world, id, user.id);
}

/** Least number of characters of a reason. */
const REASON_MIN = 10;

/** Takes somebody off the list, as staff does: with a reason, and not once the event is over. */
export function removeParticipant(world: World, id: string, participantId: string, reason = ''): void {
  const { participants, enrolments } = keptOf(world, id);
  if (statusOf(world, rowOf(id)) === 'ENDED') throw new Refusal(409, { error: 'the event is over' });
  refuseFields({ reason: reason.trim().length < REASON_MIN && 'Informe o motivo da remoção' });
  const at = participants.findIndex((each) => each.participantId === participantId);
  found(at < 0 ? null : at, 'participant');
  const [removed] = participants.splice(at, 1);
  if (removed?.userId) enrolments.delete(removed.userId);
}

/** Cancels an event, as its organizer does while people read it; or takes it away. */
export function cancelEvent(world: World, id: string, reason: string, isRemoved = false): void {
  if (isRemoved) kept(world).delete(id);
  else Object.assign(keptOf(world, id), { isCancelled: true, cancelReason: reason });
}

/** Gives the free places of an event to others, but for a number of them. */
export function fillEvent(world: World, id: string, free = 0): void {
  const { participants } = keptOf(world, id);
  while (participants.length < rowOf(id).capacity - free)
    participants.push({
      participantId: `${id}-x${participants.length}`,
      userId: '',
      name: 'X',
      email: '',
      enrolledAt: '',
    });
}

/** Ends the enrolment now. */
export function closeEnrolment(world: World, id: string): void {
  keptOf(world, id).closesAt = moment(world, -1);
}
