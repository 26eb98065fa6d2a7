import { useEffect, useState } from 'react';
import { useHost } from './host-context';
import { whenTouchedOrIdle } from './when-touched';

interface Loaded<M> {
  /** Undefined until it is there. */
  module?: M;
  /** It could not be loaded. */
  failed: boolean;
  /** Tries once more. */
  again(): void;
}

/** A part of a widget that loads when it is wanted. */
export function useModule<M>(load: () => Promise<M>, wanted = true): Loaded<M> {
  const [state, setState] = useState<{ module?: M; failed: boolean }>({ failed: false });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once, and once more for each time it is asked for
  useEffect(() => {
    if (!wanted || state.module) return;
    let here = true;
    load().then(
      (module) => here && setState({ module, failed: false }),
      () => here && setState({ failed: true }),
    );
    return () => {
      here = false;
    };
  }, [wanted, tries]);
  return { ...state, again: () => setTries(tries + 1) };
}

/** What a widget needs once it is used, and not on the way to the first sight of it. */
export function useWork<M>(load: () => Promise<M>): Loaded<M> {
  const { element, signal } = useHost();
  return useModule(() => whenTouchedOrIdle(element, signal).then(load));
}
