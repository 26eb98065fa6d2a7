import type { Medal } from '#services/entities/loyalty';
import { found, Refusal } from '../answers';
import { CATEGORIES, FIRST_MEDALS, MEDALS } from '../data/loyalty';
import { hasPast } from '../data/story';
import type { SandboxUser } from '../data/users';
import { DAY, moment } from '../lib/moments';
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
  };
  members.set(user.id, known);
  return known;
}

/** Owners of a Jeep are in Jeep Wave, all others in Jeep Nation. */
export const programOf = (caller: Caller, user: SandboxUser): string =>
  garageOf(caller, user).owned.some(({ brand }) => brand === 'jeep') ? 'JEEP_WAVE' : 'JEEP_NATION';

/** Returns the level for a number of points. */
export const categoryOf = (points: number): number => CATEGORIES.findLastIndex(([, from]) => points >= from);

export function membershipOf(caller: Caller, user: SandboxUser) {
  const { world } = caller;
  const { points, spent, medals } = memberOf(world, user);
  const level = categoryOf(points + spent);
  const [nextCategory = '', next] = CATEGORIES[level + 1] ?? [];
  return {
    userId: user.id,
    program: programOf(caller, user),
    category: CATEGORIES[level]?.[0] ?? '',
    points,
    nextCategory,
    pointsToNext: next === undefined ? null : next - points - spent,
    memberSince: medals[0]?.earnedAt ?? '',
    medals,
  };
}

/** A medal is awarded once; its points count immediately. */
export function award(caller: Caller, user: SandboxUser, medalId: string) {
  const { world } = caller;
  const member = memberOf(world, user);
  const medal = medalOf(medalId, moment(world));
  if (member.medals.some(({ id }) => id === medalId)) {
    throw new Refusal(409, { error: 'the user has this medal' });
  }
  member.medals.push(medal);
  member.points += medal.points ?? 0;
  return membershipOf(caller, user);
}
