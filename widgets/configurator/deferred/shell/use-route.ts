import { useEffect, useRef, useState } from 'react';
import { STEP_PARAMETER } from '../../../../src/domain/car/link';
import type { ConfiguratorStep } from '../../../../src/domain/standalone/screen-steps';
import { useUrlStep } from '../../../../src/ui/hooks/use-url-step';

/**
 * The step in sight: the address names it, so that a link leads to it and the browser's back and forward go through
 * them. A step that the author left out, or that is none, is the first.
 * @param onGo called when another step comes into sight, however it did
 */
export function useRoute(steps: readonly ConfiguratorStep[], onGo: (step: ConfiguratorStep) => void) {
  const stepOf = (name: string | null) => steps.find((step) => step === name);
  const url = useUrlStep(STEP_PARAMETER, (step) => setWanted(step));
  const [wanted, setWanted] = useState(url.read);
  const current = stepOf(wanted) ?? (steps[0] as ConfiguratorStep);
  const latest = useRef({ current, onGo });
  latest.current = { current, onGo };

  /** The step that comes into sight next was there already: nobody went to it. */
  const known = useRef(true);
  useEffect(() => {
    if (!known.current) latest.current.onGo(current);
    known.current = false;
  }, [current]);

  const go = (step: ConfiguratorStep) => {
    if (step === latest.current.current) return;
    url.write(step, 'push');
    setWanted(step);
  };
  /** Names the step in sight, where it stood in for another one: what follows does not lead away from it. */
  const stay = (step: ConfiguratorStep) => {
    if (step === latest.current.current) return;
    known.current = true;
    url.write(step, 'replace');
    setWanted(step);
  };
  return { current, go, stay };
}
