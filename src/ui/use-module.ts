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
