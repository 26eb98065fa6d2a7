import { useLayoutEffect, useRef } from 'react';
import { pageSingleton } from '../../page/core/page-singleton';

export interface UrlStep {
  /** The step in the URL; null where there is none or where the parameter belongs to another widget of the same kind. */
  read(): string | null;
  /** Writes a step to the URL, as a new history entry or replacing the current one. */
  write(step: string, how: 'push' | 'replace'): void;
}

/** The page's URL with a step in it; the rest of it stays. */
function urlWith(parameter: string, step: string): string {
  const url = new URL(location.href);
  url.searchParams.set(parameter, step);
  return url.href;
}

/**
 * A widget's step in the page's URL, so that a link leads to it and the browser's back and forward go through the
 * steps. Of several widgets with the same parameter the first owns it; the others do not touch the URL.
 * @param parameter name of the query parameter
 * @param onNavigate called with the step of the history entry that the browser went to
 */
export function useUrlStep(parameter: string, onNavigate: (step: string | null) => void): UrlStep {
  const me = useRef({});
  const latest = useRef(onNavigate);
  latest.current = onNavigate;
  const owner = pageSingleton(`${parameter}Route`, () => ({ current: null as object | null }));
  const isMine = () => {
    owner.current ??= me.current;
    return owner.current === me.current;
  };
  const read = () => (isMine() ? new URLSearchParams(location.search).get(parameter) : null);

  // A layout effect: a widget that unmounts before the paint must still release the parameter.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for the widget's life
  useLayoutEffect(() => {
    const token = me.current;
    isMine();
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
      if (!isMine() || read() === step) return;
      const url = urlWith(parameter, step);
      // The page's own state of the history stays: its router may look at it.
      if (how === 'push') history.pushState(history.state, '', url);
      else history.replaceState(history.state, '', url);
    },
  };
}
