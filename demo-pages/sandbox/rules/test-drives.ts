import type { TestDrive } from '#services/entities/schedule';
import { found } from '../answers';
import { VERSIONS } from '../data/cars';
import { hasPast } from '../data/story';
import type { SandboxUser } from '../data/users';
import { DAY, HOUR, moment } from '../lib/moments';
import { NULL } from '../lib/null';
import { pageBrand } from '../lib/page-brand';
import type { World } from '../world';
import { dealersFor, homeOf } from './garage';
import { at, localDay } from './schedule';

/** The dealer promises a reply within a day, and replies after four hours. */
const REPLY = DAY;
const ANSWERS = 4 * HOUR;

export type KeptDrive = TestDrive & {
  /** Absent for a guest. */
  userId: string;
  requestedAt: string;
  cancelled: boolean;
  email: string;
  comment: string;
  consultantId?: string;
  boxId?: string;
  message?: string;
};

/** The end of the half day, in the dealers' time zone. */
const END = { MORNING: '12:00', AFTERNOON: '18:00' } as const;
export const endOf = (date: string, period: string, dealer?: World['dealers'][number]): number =>
  at(date, END[period === 'MORNING' ? 'MORNING' : 'AFTERNOON'], dealer);

/** Test drives that a dealer has cars and sellers for in one half day. */
const CAPACITY = 2;

/** Whether a dealer has no test drive left in a half day. */
export const isFull = (world: World, idSiteGeo: string, date: string, period: string): boolean =>
  [...drives(world).values()].filter(
    (drive) =>
      drive.idSiteGeo === idSiteGeo && drive.date === date && drive.period === period && !drive.cancelled,
  ).length >= CAPACITY;

/** Applies the passed time: an unconfirmed test drive expires. */
export function statusOf(world: World, drive: KeptDrive): string {
  if (drive.cancelled) return 'CANCELLED';
  const confirmedAt = Date.parse(drive.requestedAt) + ANSWERS;
  const end = endOf(drive.date, drive.period);
  if (world.now() >= end) return confirmedAt < end ? 'DONE' : 'EXPIRED';
  return world.now() >= confirmedAt ? 'CONFIRMED' : 'REQUESTED';
}

/** One of each state, readable by its number. */
const SEEDS: readonly (readonly [id: string, requested: number, day: number, cancelled: boolean])[] = [
  ['td-feito', -9 * DAY, -3, false],
  ['td-confirmado', -DAY, 5, false],
  ['td-cancelado', -2 * DAY, 4, true],
];

export const drives = (world: World): Map<string, KeptDrive> =>
  world.table('test drives', () => {
    const made = SEEDS.map(([id, requested, day, cancelled], i): [string, KeptDrive] => {
      const version = VERSIONS[i * 11];
      const dealer = world.dealers.find(({ brand }) => brand === version?.brand);
      const date = localDay(world, day);
      return [id, newDrive(world, { id, version, dealer, date, period: 'MORNING', requested, cancelled })];
    });
    return new Map(made);
  });

interface Wanted {
  id: string;
  version: (typeof VERSIONS)[number] | undefined;
  dealer: World['dealers'][number] | undefined;
  date: string;
  period: string;
  requested?: number;
  cancelled?: boolean;
  email?: string;
  userId?: string;
}

export function newDrive(world: World, wanted: Wanted): KeptDrive {
  const { id, version, dealer, date, period, requested = 0, cancelled = false, email = '' } = wanted;
  return {
    id,
    userId: wanted.userId ?? '',
    brand: version?.brand ?? '',
    mvsCode: version?.code ?? '',
    modelName: version?.modelName ?? '',
    idSiteGeo: dealer?.idSiteGeo ?? '',
    dealerName: dealer?.name ?? '',
    date,
    period,
    status: '',
    requestedAt: moment(world, requested),
    replyBy: moment(world, requested + REPLY),
    rating: NULL,
    reason: '',
    cancelled,
    email,
    comment: '',
  };
}

/** The current test drive, without the dealer's internal data. */
export function shown(world: World, drive: KeptDrive): TestDrive {
  const { userId, cancelled, email, message, boxId, ...rest } = drive;
  return { ...rest, status: statusOf(world, drive) };
}

interface Caller {
  headers: Headers;
  world: World;
}

/** Requested and day, in days from now, of the test drives that an account has from the start. */
const OWN: readonly (readonly [requested: number, day: number, cancelled: boolean])[] = [
  [-DAY, 6, false],
  [-12 * DAY, -5, false],
  [-9 * DAY, -6, true],
];

/** The test drives of an account, the latest day first; three in different states from the start, on a brand's pages its own. */
export function drivesOf({ world, headers }: Caller, user: SandboxUser): KeptDrive[] {
  const known = world.table('users with test drives', () => new Set<string>());
  const home = homeOf({ headers }, user);
  const key = `${user.id}${home.infix}`;
  if (hasPast(user.id) && !known.has(key)) {
    known.add(key);
    const versions = VERSIONS.filter(({ brand }) => brand === home.brand);
    const [dealer] = dealersFor(world, home);
    OWN.forEach(([requested, day, cancelled], i) => {
      const id = `td-${key}-${i + 1}`;
      const date = localDay(world, day);
      const more = { requested, cancelled, userId: user.id };
      const drive = newDrive(world, { id, version: versions[i], dealer, date, period: 'MORNING', ...more });
      drives(world).set(id, drive);
    });
  }
  return [...drives(world).values()]
    .filter(({ userId, brand }) => userId === user.id && (pageBrand(headers) ?? brand) === brand)
    .sort((one, other) => other.date.localeCompare(one.date));
}

export const driveOf = (world: World, id: string): KeptDrive => found(drives(world).get(id), 'test drive');
