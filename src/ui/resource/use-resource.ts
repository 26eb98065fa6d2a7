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
  /** What it was rejected with, as it was thrown; it stays known until a load succeeds. */
  error: unknown;
  /** Loads again. */
  retry(): void;
}

export interface LoadedResource<T> extends Loaded, ResourceState<T> {
  error: unknown;
  /** Loads again; the value stays meanwhile. Nothing is loaded while it is paused. */
  retry(): void;
  /** Shows a newer value; an answer under way does not undo it. */
  put(value: T): void;
  resource: Resource<T>;
}

/**
 * Loads a value, and again with another key or revision and after a pause.
 * @param load its signal is aborted once its answer no longer counts
 * @param initial a value that is known at once; nothing is loaded until it is asked for
 */
export function useResource<T>(
  { key, revision, isPaused = () => false, dropsOnFailure = false }: ResourceSource,
  load: (signal: AbortSignal) => Promise<T>,
  initial?: T,
): LoadedResource<T> {
  const [, forceRender] = useState({});
  const [resource] = useState(
    () => new Resource<T>(() => forceRender({}), { ...emptyResource(key), revision, value: initial }),
  );
  /** Of the newest render's key: who retries late does not go back to another one. */
  const start = useEvent(() => {
    resource.open(key);
    if (key === undefined || isPaused()) resource.leave();
    else resource.load({ key, revision }, load, dropsOnFailure);
  });
  const isPausedNow = isPaused();
  useEffect(() => {
    const { state } = resource;
    const isKnown = state.value !== undefined && state.value === initial && state.revision === revision;
    if (isPausedNow) resource.open(key);
    else if (state.key !== key || !isKnown) start();
    return () => resource.leave();
  }, [resource, key, revision, isPausedNow, initial]);
  const state = resource.state.key === key ? resource.state : emptyResource<T>(key);
  return {
    ...state,
    failed: state.failures > 0 && !state.isLoading,
    retry: start,
    put(value) {
      // What is put late is of another key.
      if (resource.state.key === key) resource.put({ key, revision }, value);
    },
    resource,
  };
}
