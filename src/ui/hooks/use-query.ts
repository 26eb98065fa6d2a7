import { useState } from 'react';
import { type Loaded, useResource } from '../resource/use-resource';

export interface Query<T> extends Loaded {
  /** Set once the query of the current key has succeeded. */
  value?: T | undefined;
  /** Runs the query of the current key again; its value is gone meanwhile. */
  retry(): void;
}

/**
 * Returns the result of an asynchronous query, run again whenever its key changes; an undefined key runs nothing. A
 * result that arrives after the key has changed is dropped.
 */
export function useQuery<T>(run: () => Promise<T>, key: string | undefined): Query<T> {
  const [tries, setTries] = useState(0);
  const { value, failed, error, resource } = useResource({ key: key || undefined, revision: tries }, run);
  const retry = () => {
    resource.drop();
    setTries(tries + 1);
  };
  return { value, failed, error, retry };
}
