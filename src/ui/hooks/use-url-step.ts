import { useLayoutEffect, useRef } from 'react';
import { writeAddress } from '#page/address/write-address';
import { pageSingleton } from '#page/core/page-singleton';
import { useLatest } from './use-latest';

export interface UrlStep {
  /**
   * Returns the step in the URL; null if there is none or if the parameter belongs to another widget of the same kind.
   */
  read(): string | null;
  /** Writes a step to the URL, as a new history entry or replacing the current one; an empty step removes it. */
  write(step: string, how: 'push' | 'replace'): void;
}

/** Returns the page's URL with a step; other parameters are unchanged. */
function urlWith(parameter: string, step: string): string {
  const url = new URL(location.href);
  if (step) url.searchParams.set(parameter, step);
  else url.searchParams.delete(parameter);
  return url.href;
}

/**
 * Keeps a widget's step in the page's URL, so that links and the browser's history work. Of several widgets with the
 * same parameter the first owns it; the others do not touch the URL.
 * @param parameter name of the query parameter
 * @param onNavigate called with the step of the history entry that the browser navigated to
 */
export function useUrlStep(parameter: string, onNavigate: (step: string | null) => void): UrlStep {
  const self = useRef({});
  const latest = useLatest(onNavigate);
  const owner = pageSingleton(`${parameter}Route`, () => ({ current: null as object | null }));
  const ownsParameter = () => {
    owner.current ??= self.current;
    return owner.current === self.current;
  };
  const read = () => (ownsParameter() ? new URLSearchParams(location.search).get(parameter) : null);

  // A layout effect: a widget that unmounts before the paint must still release the parameter.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for the widget's life
  useLayoutEffect(() => {
    const token = self.current;
    ownsParameter();
    const follow = () => {
      if (owner.current === token) latest.current(read());
    };
    addEventListener('popstate', follow);
    return () => {
      removeEventListener('popstate', follow);
      if (owner.current === token) owner.current = null;
    };
  }, []);

  return {
    read,
    write(step, how) {
      if (!ownsParameter() || (read() ?? '') === step) return;
      const url = urlWith(parameter, step);
      writeAddress(url, how);
    },
  };
}
