import { pageSingleton } from '#page/core/page-singleton';

/** Whose unfinished record it is, and of which form. */
export interface DraftKey {
  name: string;
  /** The account: nobody else is offered it. */
  owner: string;
}

/** Unfinished new records, in the memory of the page only. */
const drafts = pageSingleton('recordDrafts', () => new Map<string, unknown>());

const keyOf = ({ name, owner }: DraftKey): string => JSON.stringify([owner, name]);

export const draftOf = <V>(key: DraftKey): V | undefined => drafts.get(keyOf(key)) as V | undefined;
export const keepDraft = (key: DraftKey, values: unknown): void => void drafts.set(keyOf(key), values);
export const dropDraft = (key: DraftKey): void => void drafts.delete(keyOf(key));
