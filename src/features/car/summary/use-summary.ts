import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { SAVED_CAR_LIFETIME } from '#domain/car/saved-car';
import { useHost } from '#ui/core/host-context';
import { useStoreAfterPaint } from '#ui/hooks/use-store-selector';
import { $car, $carOptions, type CurrentCar } from '../car-store';
import { BRAND_NAMES } from './brand-names';
import { type CarSummaryData, summaryOf } from './summary';

export interface ShownCar {
  car: CurrentCar;
  summary: CarSummaryData;
  /** Brand, model and version. */
  name: string;
}

/**
 * Returns the page's current car and its summary; updates when prices expire. Null while there is no car; the previous
 * one is kept while another is loading.
 */
export function useCarSummary(): ShownCar | null {
  const { language } = useHost();
  const car = useStoreAfterPaint($car);
  const options = useStore($carOptions);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (car.pricedAt === null) return;
    const left = car.pricedAt + SAVED_CAR_LIFETIME - Date.now();
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, left) + 1000);
    return () => clearTimeout(timer);
  }, [car.pricedAt]);
  if (!['ready', 'loading'].includes(car.status) || !car.mvs) return null;
  const { serialItems = [] } = options ?? {};
  const summary = summaryOf(car, { language, serialItems, now: Math.max(now, car.pricedAt ?? 0) });
  const name = [BRAND_NAMES[car.brand], summary.model, car.mvs.versionName].filter(Boolean).join(' ');
  return { car, summary, name };
}
