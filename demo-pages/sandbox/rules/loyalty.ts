import type { Medal } from '#services/entities/loyalty';
import { found, Refusal } from '../answers';
import { CATEGORIES, FIRST_MEDALS, MEDALS } from '../data/loyalty';
import { hasPast } from '../data/story';
import type { SandboxUser } from '../data/users';
import { DAY, moment } from '../lib/moments';
import { pageBrand } from '../lib/page-brand';
import type { World } from '../world';
import { garageOf } from './garage';

interface Caller {
  headers: Headers;
  world: World;
}

interface Member {
  /** Points that can be spent on vouchers and prizes. */
  points: number;
  /** Spent points, which still count for the level. */
  spent: number;
  medals: Medal[];
  /** Whether they registered for the program. */
  joined: boolean;
}

const medalOf = (id: string, earnedAt: string): Medal => {
  const [, name, description, points] = found(
    MEDALS.find(([medal]) => medal === id),
    'medal',
  );
  return { id, name, description, points, earnedAt };
};

export function memberOf(world: World, user: SandboxUser): Member {
  const members = world.table('loyalty members', () => new Map<string, Member>());
  const known = members.get(user.id) ?? {
    points: hasPast(user.id) ? world.random(`points of ${user.id}`).whole(6, 24) * 100 : 0,
    spent: 0,
    medals: MEDALS.slice(0, hasPast(user.id) ? FIRST_MEDALS : 0).map(([id], i) =>
      medalOf(id, moment(world, -(200 - i * 90) * DAY)),
    ),
    joined: false,
  };
  members.set(user.id, known);
  return known;
}

/** Brands whose pages show the program; a page that does not say its brand is one of them. */
const BRANDS_WITH_PROGRAM: readonly (string | undefined)[] = ['jeep', 'peugeot', undefined];

/** Owners of a Jeep are in Jeep Wave, all others in Jeep Nation; empty on the pages of brands without a program. */
export function programOf(caller: Caller, user: SandboxUser): string {
  if (!BRANDS_WITH_PROGRAM.includes(pageBrand(caller.headers))) return '';
  return garageOf(caller, user).owned.some(({ brand }) => brand === 'jeep') ? 'JEEP_WAVE' : 'JEEP_NATION';
}

/** Who has just signed up is in no program until they register. */
const isMember = (caller: Caller, user: SandboxUser): boolean =>
  !!programOf(caller, user) && (hasPast(user.id) || memberOf(caller.world, user).joined);

/** The user joins the program; their points begin. */
export const join = (world: World, user: SandboxUser): void => {
  memberOf(world, user).joined = true;
};

/** Returns the level for a number of points. */
export const categoryOf = (points: number): number => CATEGORIES.findLastIndex(([, from]) => points >= from);

export function membershipOf(caller: Caller, user: SandboxUser) {
  const { world } = caller;
  if (!isMember(caller, user)) throw new Refusal(404, { error: 'the user is in no program' });
  const { points, spent, medals } = memberOf(world, user);
  const has = new Set(medals.map(({ id }) => id));
  const level = categoryOf(points + spent);
  const [nextCategory = '', next] = CATEGORIES[level + 1] ?? [];
  return {
    userId: user.id,
    program: programOf(caller, user),
    category: CATEGORIES[level]?.[0] ?? '',
    points,
    levelPoints: points + spent,
    nextCategory,
    pointsToNext: next === undefined ? null : next - points - spent,
    memberSince: medals[0]?.earnedAt ?? '',
    medals: [...medals, ...MEDALS.filter(([id]) => !has.has(id)).map(([id]) => medalOf(id, ''))],
  };
}

/** Medals for which nobody has a record yet; staff may give them. */
const WITHOUT_RECORD = ['anfitriao', 'guardiao'];

/** A medal is awarded once; its points count immediately. */
export function award(caller: Caller, user: SandboxUser, medalId: string, by: 'self' | 'staff') {
  const { world } = caller;
  const member = memberOf(world, user);
  const medal = medalOf(medalId, moment(world));
  // Only what the service knows of counts as done.
  if (by === 'self' && WITHOUT_RECORD.includes(medalId)) {
    throw new Refusal(422, { error: 'no record of it' });
  }
  if (member.medals.some(({ id }) => id === medalId)) {
    throw new Refusal(409, { error: 'the user has this medal' });
  }
  member.medals.push(medal);
  member.points += medal.points ?? 0;
  return membershipOf(caller, user);
}
