import { useEffect, useRef, useState } from 'react';
import { STEP_PARAMETER } from '../../../src/domain/car/link';
import type { ConfiguratorStep } from '../../../src/domain/standalone/screen-steps';
import { useAddressStep } from '../../../src/ui/hooks/use-url-step';

/**
 * The step in sight: the address names it, so that a link leads to it and the browser's back and forward go through
 * them. A step that the author left out, or that is none, is the first.
 * @param onGo called when another step comes into sight, however it did
 */
export function useRoute(steps: readonly ConfiguratorStep[], onGo: (step: ConfiguratorStep) => void) {
  const known = (name: string | null) => steps.find((step) => step === name);
  const address = useAddressStep(STEP_PARAMETER, (step) => setWanted(step));
  const [wanted, setWanted] = useState(address.asked);
  const current = known(wanted) ?? (steps[0] as ConfiguratorStep);
  const latest = useRef({ current, onGo });
  latest.current = { current, onGo };

  const first = useRef(true);
  useEffect(() => {
    if (!first.current) latest.current.onGo(current);
    first.current = false;
  }, [current]);

  const go = (step: ConfiguratorStep) => {
    if (step === latest.current.current) return;
    address.write(step, 'push');
    setWanted(step);
  };
  return { current, go };
}
