import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { linkedCar } from '#features/car/current/car-link';
import { $configurationRequest } from '#features/car/current/configuration-request';
import { expiredConfiguration } from '#features/car/current/saved-car';
import { deferred } from '#ui/core/deferred';
import { useDeferred, useDeferredOnUse } from '#ui/core/use-deferred';

const stageSource = deferred(() => import('../stage/stage'));
const stepsSource = deferred(() => import('../steps/steps'));

/**
 * Loads what stands beside the first step, and the further steps once they are needed: for a visitor who uses the
 * configurator, asks for it in another widget, or has an earlier configuration to resume.
 * @param isNeeded whether they are needed for another reason
 */
export function useSteps(isNeeded: boolean) {
  const isRequested = useStore($configurationRequest);
  const [isResumable] = useState(() => !linkedCar() && !!expiredConfiguration());
  const stage = useDeferred(stageSource);
  const steps = useDeferredOnUse(stepsSource, { now: isNeeded || isRequested || isResumable });
  const retry = () => {
    stage.retry();
    steps.retry();
  };
  return {
    /** Undefined until it has loaded. */
    stage: stage.module,
    stepsSource,
    /** The steps after the first; undefined until they have loaded. */
    steps: steps.module,
    /** Undefined unless something failed to load. */
    retry: stage.failures || steps.failures ? retry : undefined,
  };
}
