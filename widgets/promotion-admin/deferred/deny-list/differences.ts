import type { Denied } from '#services/entities/promotion';

/** Somebody who is to be denied. A type, since an interface would not fit a loose schema. */
export type Wanted = {
  /** Without punctuation. */
  document: string;
  reason: string;
};

/** What the service has, as it is compared. */
export const wantedOf = ({ document, reason }: Denied): Wanted => ({
  document,
  reason: (reason ?? '').trim(),
});

/** add: what is there stays as it is; replace: the list is what is imported, and nothing else. */
export type ImportMode = 'add' | 'replace';

export interface Difference extends Wanted {
  kind: 'new' | 'changed' | 'same' | 'removed';
  /** The reason that the service has. */
  before: string;
}

/** Compares a list with the one that the service has: those that change first, then those that stay. */
export function differencesOf(
  wanted: readonly Wanted[],
  present: readonly Denied[],
  mode: ImportMode,
): Difference[] {
  const known = new Map(present.map((item) => [item.document, item.reason ?? '']));
  const listed = new Set(wanted.map(({ document }) => document));
  const rows = wanted.map(({ document, reason }): Difference => {
    const before = known.get(document);
    if (before === undefined) return { document, reason, before: '', kind: 'new' };
    if (mode === 'add' || before.trim() === reason) return { document, reason: before, before, kind: 'same' };
    return { document, reason, before, kind: 'changed' };
  });
  const removed = mode === 'add' ? [] : present.filter(({ document }) => !listed.has(document));
  const order = ['removed', 'new', 'changed', 'same'];
  return [
    ...removed.map(
      ({ document, reason }): Difference => ({
        document,
        reason: '',
        before: reason ?? '',
        kind: 'removed',
      }),
    ),
    ...rows,
  ].sort((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}

/** Whether two lists have the same documents with the same reasons. */
export const isSameList = (one: readonly Denied[], other: readonly Wanted[]): boolean => {
  const reasons = new Map(one.map(({ document, reason }) => [document, (reason ?? '').trim()]));
  return (
    reasons.size === other.length && other.every(({ document, reason }) => reasons.get(document) === reason)
  );
};
