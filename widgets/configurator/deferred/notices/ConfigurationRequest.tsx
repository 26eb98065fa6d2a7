import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $car } from '#features/car/car-store';
import {
  $configurationRequest,
  answerConfigurationRequest,
} from '#features/car/current/configuration-request';
import { useLatest } from '#ui/hooks/use-latest';
import { useStoreSelector } from '#ui/hooks/use-store-selector';

/** Calls back when another widget asks to configure the page's car, once there is one. Renders nothing. */
export function ConfigurationRequest({ onRequest }: { onRequest(): void }) {
  const isRequested = useStore($configurationRequest);
  const isReady = useStoreSelector($car, (car) => car.isReady);
  const latest = useLatest(onRequest);
  useEffect(() => {
    if (!isRequested || !isReady) return;
    answerConfigurationRequest();
    latest.current();
  }, [isRequested, isReady]);
  return null;
}
