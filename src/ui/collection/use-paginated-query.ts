import { useState } from 'react';
import { type Loaded, useResource } from '../resource/use-resource';
import type { ListPage } from './collection-state';

/** A list of which one page is shown at a time, in place of the one before. */
export interface TurnedPages<A> extends Loaded {
  /** The wanted page, from 0. */
  page: number;
  setPage(page: number): void;
  /** The wanted page's answer; undefined while it loads. */
  value: A | undefined;
  /** The answer that is shown: until that of the wanted page is there, the one before. */
  shown: A | undefined;
  isLoading: boolean;
}

interface TurnedSource {
  /** Identifies the list; another one begins with its first page. Undefined loads nothing. */
  key: string | undefined;
  /** Another one loads the page again. */
  revision?: string | number;
  /** Whose rows may stay until others are there; those of the key by default. */
  owner?: string;
}

/** Loads the wanted page of a list. Pages of another list, or of another owner, are not shown. */
export function usePaginatedQuery<A extends ListPage<unknown>>(
  { key, revision = '', owner = key ?? '' }: TurnedSource,
  load: (page: number) => Promise<A>,
): TurnedPages<A> {
  const [turned, setTurned] = useState({ key, page: 0 });
  const page = turned.key === key ? turned.page : 0;
  const query = useResource(
    { key: key === undefined ? undefined : `${key} ${revision} ${page}` },
    async () => ({ owner, answer: await load(page) }),
  );
  const { failed, error, retry, resource } = query;
  const value = query.value?.answer;
  const { latest } = resource;
  return {
    page,
    setPage: (next) => setTurned({ key, page: next }),
    value,
    shown: value ?? (latest?.owner === owner ? latest.answer : undefined),
    failed,
    error,
    isLoading: !value && !failed,
    retry,
  };
}
