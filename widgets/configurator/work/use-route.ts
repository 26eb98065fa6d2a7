import { useEffect, useRef, useState } from 'react';
import { STEP_PARAMETER } from '../../../src/domain/car/link';
import type { ConfiguratorStep } from '../../../src/domain/screens/steps';
import { shared } from '../../../src/page/shared';

/** Of several configurators on a page one has the address; the others keep their step to themselves. */
const owner = shared('configuratorRoute', () => ({ current: null as object | null }));

const asked = () => new URLSearchParams(location.search).get(STEP_PARAMETER);

/** The page's address with a step in it; the rest of it stays. */
function addressOf(step: string): string {
  const url = new URL(location.href);
  url.searchParams.set(STEP_PARAMETER, step);
  return url.href;
}

/**
 * The step in sight: the address names it, so that a link leads to it and the browser's back and forward go through
 * them. A step that the author left out, or that is none, is the first.
 * @param onGo called when another step comes into sight, however it did
 */
export function useRoute(steps: readonly ConfiguratorStep[], onGo: (step: ConfiguratorStep) => void) {
  const me = useRef({});
  const known = (name: string | null) => steps.find((step) => step === name);
  const [wanted, setWanted] = useState(() => {
    owner.current ??= me.current;
    return owner.current === me.current ? asked() : null;
  });
  const current = known(wanted) ?? (steps[0] as ConfiguratorStep);
  const latest = useRef({ current, onGo });
  latest.current = { current, onGo };

  useEffect(() => {
    const token = me.current;
    owner.current ??= token;
    const follow = () => {
      if (owner.current === token) setWanted(asked());
    };
    addEventListener('popstate', follow);
    return () => {
      removeEventListener('popstate', follow);
      if (owner.current === token) owner.current = null;
    };
  }, []);

  const first = useRef(true);
  useEffect(() => {
    if (!first.current) latest.current.onGo(current);
    first.current = false;
  }, [current]);

  const go = (step: ConfiguratorStep) => {
    if (step === latest.current.current) return;
    // The page's own state of the history stays: its router may look at it.
    if (owner.current === me.current) history.pushState(history.state, '', addressOf(step));
    setWanted(step);
  };
  return { current, go };
}
