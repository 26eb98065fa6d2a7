import { useLayoutEffect, useRef } from 'react';
import { shared } from '../../page/core/page-singleton';

export interface AddressStep {
  /** The step that the address names; null where it names none, or another widget's of the same kind. */
  asked(): string | null;
  /** Names a step there, as a new entry of the browser's history or in place of the present one. */
  write(step: string, how: 'push' | 'replace'): void;
}

/** The page's address with a step in it; the rest of it stays. */
function addressOf(parameter: string, step: string): string {
  const url = new URL(location.href);
  url.searchParams.set(parameter, step);
  return url.href;
}

/**
 * A widget's step in the page's address, so that a link leads to it and the browser's back and forward go through the
 * steps. Of several widgets with the same parameter one has the address; the others keep their step to themselves.
 * @param parameter of the query
 * @param onWanted the browser went to another entry: the step it names
 */
export function useAddressStep(parameter: string, onWanted: (step: string | null) => void): AddressStep {
  const me = useRef({});
  const latest = useRef(onWanted);
  latest.current = onWanted;
  const owner = shared(`${parameter}Route`, () => ({ current: null as object | null }));
  const isMine = () => {
    owner.current ??= me.current;
    return owner.current === me.current;
  };
  const asked = () => (isMine() ? new URLSearchParams(location.search).get(parameter) : null);

  // Not after the paint: a widget that is gone before it would keep the address for good.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for the widget's life
  useLayoutEffect(() => {
    const token = me.current;
    isMine();
    const follow = () => {
      if (owner.current === token) latest.current(asked());
    };
    addEventListener('popstate', follow);
    return () => {
      removeEventListener('popstate', follow);
      if (owner.current === token) owner.current = null;
    };
  }, []);

  return {
    asked,
    write(step, how) {
      if (!isMine() || asked() === step) return;
      const address = addressOf(parameter, step);
      // The page's own state of the history stays: its router may look at it.
      if (how === 'push') history.pushState(history.state, '', address);
      else history.replaceState(history.state, '', address);
    },
  };
}
