import { useEffect, useState } from 'react';
import { useEvent } from '../hooks/use-event';
import { emptyResource, Resource, type ResourceKey, type ResourceState } from './resource';

/** Of which value a resource is, and when it loads. */
export interface ResourceSource extends ResourceKey {
  /** Whether nothing is loaded now; what is shown stays. Read before each load. */
  isPaused?(): boolean;
  /** Whether a value of an earlier revision goes if the load of the present one fails. */
  dropsOnFailure?: boolean;
}

/** What is known of a value that a service answers with, and how it is asked for again. */
export interface Loaded {
  /** Whether the latest load has failed; a value of before may still be there. */
  failed: boolean;
  /** What it was rejected with, as it was thrown; undefined if it has not failed. */
  error: unknown;
  /** Loads again. */
  retry(): void;
}

export interface LoadedResource<T> extends Loaded, Omit<ResourceState<T>, 'error'> {
  /** Loads again; the value stays meanwhile. Nothing is loaded while it is paused. */
  retry(): void;
  /** Shows a newer value; an answer under way does not undo it. */
  put(value: T): void;
  resource: Resource<T>;
}

/**
 * Loads a value, and again with another key or revision and after a pause.
 * @param load its signal is aborted once its answer no longer counts
 */
export function useResource<T>(
  { key, revision, isPaused = () => false, dropsOnFailure = false }: ResourceSource,
  load: (signal: AbortSignal) => Promise<T>,
): LoadedResource<T> {
  const [, forceRender] = useState({});
  const [resource] = useState(() => new Resource<T>(() => forceRender({})));
  const start = useEvent((of: ResourceKey) => {
    resource.open(of.key);
    if (of.key === undefined || isPaused()) resource.leave();
    else resource.load(of, load, dropsOnFailure);
  });
  const isPausedNow = isPaused();
  useEffect(() => {
    if (!isPausedNow) start({ key, revision });
    else resource.open(key);
    return () => resource.leave();
  }, [resource, key, revision, isPausedNow]);
  const state = resource.state.key === key ? resource.state : emptyResource<T>(key);
  const failed = state.failures > 0 && !state.isLoading;
  return {
    ...state,
    failed,
    error: failed ? state.error : undefined,
    retry: () => start({ key, revision }),
    put: (value) => resource.put({ key, revision }, value),
    resource,
  };
}
