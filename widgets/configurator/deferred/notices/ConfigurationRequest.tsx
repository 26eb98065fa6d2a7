import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $car } from '#features/car/car-store';
import {
  $configurationRequest,
  answerConfigurationRequest,
} from '#features/car/current/configuration-request';
import { useStoreSelector } from '#ui/hooks/use-store-selector';

/** Calls back when another widget asks to configure the page's car, once there is one. Renders nothing. */
export function ConfigurationRequest({ onRequest }: { onRequest(): void }) {
  const isRequested = useStore($configurationRequest);
  const isReady = useStoreSelector($car, (car) => car.isReady);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per request
  useEffect(() => {
    if (!isRequested || !isReady) return;
    answerConfigurationRequest();
    onRequest();
  }, [isRequested, isReady]);
  return null;
}
