/** Statuses of visits that take place unless something changes: confirmed and pending (spec states#visits). */
const OPEN: readonly string[] = ['A', 'P'];

/** Whether a visit in this status can still be confirmed, moved or cancelled. */
export const isVisitOpen = (status: string): boolean => OPEN.includes(status);
