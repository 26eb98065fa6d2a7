/** Statuses of visits that take place unless something changes: confirmed and pending (spec states#visits). */
const OPEN: readonly string[] = ['A', 'P'];

/** Statuses of visits that do not take place: cancelled, refused and blocked. */
const ENDED: readonly string[] = ['C', 'R', 'B'];

/** Whether a visit in this status takes no place; not one of a status that is not known. */
export const isVisitEnded = (status: string): boolean => ENDED.includes(status);

/** Whether a visit in this status can still be confirmed, moved or cancelled. */
export const isVisitOpen = (status: string): boolean => OPEN.includes(status);
