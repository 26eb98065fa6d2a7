/** The campaigns of a car (spec cars#recalls). */

const DONE = 'DONE';

/** The statuses of a software update, in order. */
export const UPDATE_STATUSES = ['CREATED', 'VALIDATED'] as const;
export type UpdateStatus = (typeof UPDATE_STATUSES)[number];

interface Repair {
  status?: string | null;
}

/** Whether a repair is still to be done; a status that is not known means so, as safety depends on it. */
export const isPending = ({ status }: Repair): boolean => status !== DONE;

/** Returns the campaigns with the pending ones first, each part in the service's order. */
export const pendingFirst = <R extends Repair>(repairs: readonly R[]): R[] => [
  ...repairs.filter(isPending),
  ...repairs.filter((repair) => !isPending(repair)),
];

/**
 * Whether a car has a pending recall; the service's own word counts where it names no pending campaign. Undefined where it says
 * neither, nor names a campaign that is done: no car is called safe because a service was silent.
 */
export function hasPendingRecall({
  hasRecall,
  campaigns,
}: {
  hasRecall?: boolean | null | undefined;
  campaigns?: readonly Repair[] | null;
}): boolean | undefined {
  if (hasRecall || campaigns?.some(isPending)) return true;
  return hasRecall === false || campaigns?.length ? false : undefined;
}
