import type { Appointment } from '#services/entities/schedule';
import { found, Refusal } from '../answers';
import type { SandboxDealer } from '../data/dealers';
import { hasPast } from '../data/story';
import type { SandboxUser } from '../data/users';
import { NULL } from '../lib/null';
import { pageBrand } from '../lib/page-brand';
import type { World } from '../world';
import { whoAsks } from './accounts';
import { mayManage } from './appointment-tokens';
import { dealerOf, fullDealer } from './dealers';
import { dealersFor, garageOf, homeOf } from './garage';
import { at, localDay, openTimes, takenBefore } from './schedule';

interface Caller {
  headers: Headers;
  world: World;
}

/** An appointment and its owner, absent for a guest. */
export type Visit = Appointment & { userId: string };

/** Visits of guests, for links such as a mail has: one in each state, and one that is over. Days from now. */
const GUESTS = [
  ['visita-p', 'P', 4],
  ['visita-a', 'A', 6],
  ['visita-c', 'C', 5],
  ['visita-r', 'R', 8],
  ['visita-b', 'B', 7],
  ['visita-o', 'A', -4],
] as const;

/** The first day from a given one, or before it, on which a dealer is open. */
function openDay(world: World, dealer: SandboxDealer, days: number): string {
  for (let day = days; ; day += Math.sign(days)) {
    const date = localDay(world, day);
    if (openTimes(world, dealer, date).length > 0) return date;
  }
}

function guestVisits(world: World): [string, Visit][] {
  const [dealer] = world.dealers;
  if (!dealer) return [];
  return GUESTS.map(([id, status, days]) => [
    id,
    {
      id,
      userId: '',
      idSiteGeo: dealer.idSiteGeo,
      dealerName: dealer.name,
      date: openDay(world, dealer, days),
      time: '10:00',
      status,
      plateNumber: '',
      chassis: '',
      mileage: NULL,
      consultantId: '',
      boxId: '',
      services: (fullDealer(world, dealer).services ?? []).slice(0, 1),
      comment: '',
      reason: status === 'R' ? 'Peça em falta' : '',
    },
  ]);
}

const visits = (world: World) => world.table('visits', () => new Map<string, Visit>(guestVisits(world)));

/** Days searched for a free slot. */
const LOOK_AHEAD = 30;

/** States of visits that occupy their slot. */
const HOLDS = ['A', 'P', 'B'];

/** Whether a slot is available: not past, not occupied, and the dealer not blocked. */
export const isFree = (world: World, dealer: SandboxDealer, date: string, time: string): boolean =>
  !fullDealer(world, dealer).blocked &&
  at(date, time, dealer) > world.now() &&
  !takenBefore(world, dealer, date, time) &&
  ![...visits(world).values()].some(
    (visit) =>
      visit.idSiteGeo === dealer.idSiteGeo &&
      visit.date === date &&
      visit.time === time &&
      HOLDS.includes(visit.status),
  );

export const addVisit = (world: World, visit: Visit): Visit => {
  visits(world).set(visit.id, visit);
  return visit;
};

/** Returns the visit that an earlier try of the same intent made, and counts the try; undefined if it is the first. */
export function visitByKey(world: World, key: string): Visit | undefined {
  const known = world.state.entryOf('SCH-03', key);
  return known && visits(world).get(world.state.enter('SCH-03', key, known.id));
}

/** Returns the first available slot from a day on; none for a blocked dealer. */
function firstFree(world: World, dealer: SandboxDealer, from: number): (readonly [string, string])[] {
  for (let day = from; day < from + LOOK_AHEAD; day++) {
    const date = localDay(world, day);
    const time = openTimes(world, dealer, date).find((each) => isFree(world, dealer, date, each));
    if (time) return [[date, time]];
  }
  return [];
}

/** Creates the initial visits of a signed-in user: one waiting, one confirmed, and three past ones. */
function seed(caller: Caller, user: SandboxUser): void {
  const { world } = caller;
  const home = homeOf(caller, user);
  const [car] = garageOf(caller, user).owned;
  const known = world.table('users with visits', () => new Set<string>());
  const key = `${user.id}${home.infix}`;
  if (!hasPast(user.id) || known.has(key)) return;
  known.add(key);
  const dealers = dealersFor(world, home);
  const dealer = dealers[world.random(`workshop of ${user.id}`).whole(0, dealers.length - 1)];
  if (!dealer) return;
  const past = ['A', 'C', 'R'].map(
    (status, i) => [status, openDay(world, dealer, -60 * (i + 1)), '09:00'] as const,
  );
  const coming = ['P', 'A'].flatMap((status, i) =>
    firstFree(world, dealer, 4 + i * 9).map((free) => [status, ...free] as const),
  );
  [...coming, ...past].forEach(([status, date, time], i) => {
    addVisit(world, {
      idSiteGeo: dealer.idSiteGeo,
      dealerName: dealer.name,
      id: `visita-${key}-${i + 1}`,
      userId: user.id,
      date,
      time,
      status,
      plateNumber: car?.plateNumber ?? '',
      chassis: car?.chassis ?? '',
      mileage: car?.mileage ?? NULL,
      consultantId: '',
      boxId: '',
      services: (fullDealer(world, dealer).services ?? []).slice(0, 1),
      comment: '',
      reason: status === 'R' ? 'Peça em falta' : '',
    });
  });
}

/** A user's visits; on a brand's pages those at its dealers. */
export function visitsOf(caller: Caller, user: SandboxUser): Visit[] {
  const { world, headers } = caller;
  seed(caller, user);
  const brand = pageBrand(headers);
  return [...visits(world).values()]
    .filter(({ userId }) => userId === user.id)
    .filter(({ idSiteGeo }) => !brand || dealerOf(world, idSiteGeo ?? '').brand === brand)
    .sort((a, b) => a.date.localeCompare(b.date) || a.time.localeCompare(b.time));
}

/** Returns a visit for whom it belongs to; a guest's for who has its link. */
export function visitOf(caller: Caller, id: string): Visit {
  const { world } = caller;
  const user = whoAsks(caller);
  if (user) seed(caller, user);
  const visit = visits(world).get(id);
  return found(visit && mayManage(caller, visit) ? visit : null, 'visit');
}

/** A visit as the services answer it. */
export const shownVisit = ({ userId, ...appointment }: Visit): Appointment => appointment;

/** Changes the state, if the transition is allowed; else the body has the state that is in the way. */
export function change<T extends { status: string }>(item: T, from: readonly string[], to: Partial<T>): T {
  const { status } = item;
  if (!from.includes(status)) throw new Refusal(409, { error: `the status is ${status}`, status });
  return Object.assign(item, to);
}

/** Refuses a change of what is over, with the word that a screen recognizes it by. */
export function refuseIfOver(
  world: World,
  { date, time }: { date: string; time: string },
  dealer?: SandboxDealer,
): void {
  if (at(date, time, dealer) < world.now()) {
    throw new Refusal(409, { error: 'the appointment is over', status: 'OVER' });
  }
}
