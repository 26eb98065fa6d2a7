import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { ConfiguratorStep } from '#domain/status/screen-steps';
import { $car } from '#features/car/car-store';
import { $carHistory } from '#features/car/choices/choices';
import { saveStep } from '#features/car/current/saved-car';
import { useStoreSelector } from '#ui/hooks/use-store-selector';

/**
 * Stores the current step of a car that the visitor has changed, which is restored there. A link's step is none of the
 * visitor's own before that. Renders nothing.
 */
export function StepMemory({ step }: { step: ConfiguratorStep }) {
  const { now } = useStore($carHistory);
  const isReady = useStoreSelector($car, (car) => car.isReady);
  const isOwn = isReady && !!now?.past.length;
  useEffect(() => {
    if (isOwn) saveStep(step);
  }, [isOwn, step]);
  return null;
}
