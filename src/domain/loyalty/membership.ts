import { JEEP_NATION_ROLES } from '../access/roles';

/** Programs by the service's code, as they are called (spec offers#loyalty). */
const PROGRAM_NAMES: Readonly<Record<string, string>> = {
  JEEP_NATION: 'Jeep Nation',
  JEEP_WAVE: 'Jeep Wave',
};

/** The codes of the programs that are known here. */
export const LOYALTY_PROGRAMS: readonly string[] = Object.keys(PROGRAM_NAMES);

/** Returns the name of a program; a code that is unknown here is shown as it is. */
export const programName = (program: string): string => PROGRAM_NAMES[program] ?? program;

/**
 * Returns what the single sign-on's loyaltyProgramCategory names (spec offers#loyalty): a program that is known here, else a level
 * within the user's program.
 */
export function signOnLoyalty(category: string | null | undefined): { program: string; level: string } {
  const word = category ?? '';
  return LOYALTY_PROGRAMS.includes(word) ? { program: word, level: '' } : { program: '', level: word };
}

/** The points of the levels, as the service counts them. */
interface Levels {
  /** Those that count for the level, spent ones included; absent if the service does not say. */
  levelPoints?: number | null | undefined;
  /** Absent on the highest level. */
  pointsToNext?: number | null | undefined;
}

/** Returns how far a member is on the way from nothing to the next level; null if the service does not say. */
export function levelProgress({ levelPoints, pointsToNext }: Levels): { value: number; max: number } | null {
  if (typeof levelPoints !== 'number' || typeof pointsToNext !== 'number' || pointsToNext < 0) return null;
  return { value: Math.max(0, levelPoints), max: Math.max(0, levelPoints) + pointsToNext };
}

/** Who may give medals to others: the staff of the game, and the program's administrators (spec roles#groups). */
export function givesMedals(user: {
  roles?: readonly string[] | null | undefined;
  groups?: readonly string[] | null | undefined;
  groupRoles?: readonly string[] | null | undefined;
}): boolean {
  const isAdmin =
    !!user.groups?.includes('JEEP_NATION') &&
    JEEP_NATION_ROLES.some((role) => !!user.groupRoles?.includes(role));
  return isAdmin || !!user.roles?.includes('game_admin');
}

/** Number of marks that a device can keep apart: too few to tell who was here. */
const MARKS = 4096;

/**
 * Returns a short mark of a person in a program, under which a browser remembers what they have seen. Many people share
 * one, so that it is no personal data.
 */
export function seenMark(userId: string, program: string): string {
  let hash = 0;
  for (const character of `${userId} ${program}`) hash = (hash * 31 + character.charCodeAt(0)) % MARKS;
  return `${program} ${hash}`;
}
