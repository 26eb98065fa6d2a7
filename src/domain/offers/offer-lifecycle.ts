import { OFFER_STATUSES, type OfferStatus } from './offer-statuses';

/** What staff can do with an offer; those of STATUS_ACTIONS change its status. */
export const STATUS_ACTIONS = ['publish', 'unpublish', 'sold', 'unsold', 'disapprove'] as const;
export type StatusAction = (typeof STATUS_ACTIONS)[number];
export type OfferAction = StatusAction | 'edit' | 'remove';

/** The status that an action leads to. */
export const RESULT_OF: Readonly<Record<StatusAction, OfferStatus>> = {
  publish: 'published',
  unpublish: 'unpublished',
  sold: 'sold',
  unsold: 'unsold',
  disapprove: 'disapproved',
};

/**
 * The status of an offer that comes next. Ours, as the specification states no transitions (spec offers#actions): it is published
 * from unpublished or unsold, and sold while it is not withdrawn. A disapproved one must be edited first, which makes it
 * unpublished.
 */
const NEXT: Readonly<Record<OfferStatus, readonly OfferStatus[]>> = {
  published: ['unpublished', 'sold', 'disapproved'],
  unpublished: ['published', 'disapproved'],
  sold: ['unsold'],
  unsold: ['published', 'unpublished', 'sold', 'disapproved'],
  disapproved: [],
};

export const isOfferStatus = (text: string): text is OfferStatus =>
  (OFFER_STATUSES as readonly string[]).includes(text);

/** Whether an offer of one status may get another; of a status that nobody knows nothing is said. */
export const canBecome = (from: string, to: OfferStatus): boolean =>
  isOfferStatus(from) && NEXT[from].includes(to);

/** A sold offer stays as it was sold. One of a status that nobody knows is edited: the service decides. */
export const canEdit = (status: string): boolean => status !== 'sold';

/** What visitors see is unpublished first. One of a status that nobody knows is removed: the service decides. */
export const canRemove = (status: string): boolean => status !== 'published';

/** Returns what can be done with an offer of a status; the service decides. */
export const allowedActions = (status: string): readonly OfferAction[] => [
  ...(canEdit(status) ? (['edit'] as const) : []),
  ...STATUS_ACTIONS.filter((action) => canBecome(status, RESULT_OF[action])),
  ...(canRemove(status) ? (['remove'] as const) : []),
];

/** Statuses that an offer may have for a moment on its way back: nobody sees it, and nobody reads that it was sold. */
const PASSED: readonly OfferStatus[] = ['unsold', 'unpublished'];

/**
 * Returns the statuses through which an offer gets back to the one it had before, that one last; empty if it has it, undefined
 * if there is no such way: what was done cannot be undone.
 */
export function wayBack(from: string, to: string): readonly OfferStatus[] | undefined {
  if (from === to) return [];
  if (!isOfferStatus(to)) return undefined;
  if (canBecome(from, to)) return [to];
  const middle = PASSED.find((status) => canBecome(from, status) && canBecome(status, to));
  return middle && [middle, to];
}
