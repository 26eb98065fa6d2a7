import { useEffect, useRef, useState } from 'react';
import { STEP_PARAMETER } from '#domain/car/link';
import type { ConfiguratorStep } from '#domain/status/screen-steps';
import { useLatest } from '#ui/hooks/use-latest';
import { useUrlStep } from '#ui/hooks/use-url-step';

/**
 * The current step, kept in the page's URL, so that links and the browser's history work. Falls back to the first step
 * if the URL's step is unknown or not offered.
 * @param onGo called when another step is shown, for whatever reason
 * @param initial returns the step for a URL without one
 */
export function useRoute(
  steps: readonly ConfiguratorStep[],
  onGo: (step: ConfiguratorStep) => void,
  initial: () => string | undefined,
) {
  const stepOf = (name: string | null) => steps.find((step) => step === name);
  const url = useUrlStep(STEP_PARAMETER, (step) => setRequested(step));
  const [requested, setRequested] = useState(() => url.read() ?? initial() ?? null);
  const current = stepOf(requested) ?? (steps[0] as ConfiguratorStep);
  const latest = useLatest({ current, onGo });

  /** Whether the next step is the initial one: the visitor did not go to it. */
  const isInitial = useRef(true);
  useEffect(() => {
    if (!isInitial.current) latest.current.onGo(current);
    isInitial.current = false;
  }, [current]);

  const go = (step: ConfiguratorStep) => {
    if (step === latest.current.current) return;
    url.write(step, 'push');
    setRequested(step);
  };
  /**
   * Writes the step to the URL if it was shown instead of another one, so that later changes of the offered steps do
   * not leave it.
   */
  const stay = (step: ConfiguratorStep) => {
    if (step === latest.current.current) return;
    isInitial.current = true;
    url.write(step, 'replace');
    setRequested(step);
  };
  return { current, go, stay };
}
