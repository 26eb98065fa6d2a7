import { ofBrand } from '#domain/lists/of-brand';
import { type PollState, pollState } from '#domain/loyalty/poll';
import { brand } from '#page/core/metadata';
import { serverNow } from '#page/server-clock';
import { listPolls } from '#services/benefits';
import type { Poll } from '#services/entities/benefit';

const ORDER: readonly PollState[] = ['open', 'voted', 'closed'];

/** Keeps the first of each id; one without an id is none. */
function onlyOnce<T extends { id: string }>(all: readonly T[]): T[] {
  const ids = new Set<string>();
  return all.filter(({ id }) => id !== '' && !ids.has(id) && ids.add(id));
}

/** Returns a poll as it is shown: each of its options can be told from the others. */
export const shownPoll = (poll: Poll): Poll => ({ ...poll, options: onlyOnce(poll.options ?? []) });

/**
 * Resolves to the polls of the page's brand that ask something, the open ones first. They keep that order while they are
 * shown, so that none moves away after its vote. Throws a ServiceError.
 * @param type as the service names it; all types if empty
 */
export async function loadPolls(type: string, signal: AbortSignal): Promise<Poll[]> {
  const name = brand();
  const all = await listPolls({ query: { ...(type && { type }), ...(name && { brand: name }) } }, { signal });
  const now = serverNow();
  const rank = (poll: Poll) => ORDER.indexOf(pollState(poll, now));
  return onlyOnce(ofBrand(all, name))
    .map(shownPoll)
    .filter((poll) => !type || !poll.type || poll.type === type)
    .filter(({ question, options }) => question.trim() && options?.length)
    .sort((a, b) => rank(a) - rank(b));
}
