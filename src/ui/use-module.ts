import { useEffect, useState } from 'react';

/** A part of a widget that loads when it is wanted; undefined until it is there, and after a failure. */
export function useModule<M>(load: () => Promise<M>, wanted: boolean): M | undefined {
  const [module, setModule] = useState<{ current?: M }>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: a module is loaded once
  useEffect(() => {
    if (!wanted || module.current) return;
    let here = true;
    load().then(
      (current) => here && setModule({ current }),
      () => {},
    );
    return () => {
      here = false;
    };
  }, [wanted]);
  return module.current;
}

/** The same for a part the widget cannot do without: says when it could not be loaded, and loads it again when asked. */
export function useNeededModule<M>(load: () => Promise<M>): { module?: M; failed: boolean; again(): void } {
  const [state, setState] = useState<{ module?: M; failed: boolean }>({ failed: false });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once, and once more for each time it is asked for
  useEffect(() => {
    let here = true;
    load().then(
      (module) => here && setState({ module, failed: false }),
      () => here && setState({ failed: true }),
    );
    return () => {
      here = false;
    };
  }, [tries]);
  return { ...state, again: () => setTries(tries + 1) };
}
