import { useEffect, useRef, useState } from 'react';
import { mvsCode } from '#domain/vehicle/mvs';
import { $car } from '#features/car/car-store';
import { linkedCar } from '#features/car/current/car-link';
import { loadCar } from '#features/car/current/load-car';
import { findModel } from '#features/car/current/models';
import { type AuthoredCar, restoreCar } from '#features/car/current/restore-car';
import { savedConfiguration } from '#features/car/current/saved-car';
import { useHost } from '#ui/core/host-context';

/** Opens the model's first version with a price, for authors who offer no version step. */
async function openFirst(model: string, from: EventTarget): Promise<void> {
  const found = await findModel(model).catch(() => undefined);
  const versions = found?.versions ?? [];
  const first = versions.find(({ price }) => price != null) ?? versions[0];
  if (!first || $car.get().status !== 'empty') return;
  await loadCar({ mvsCode: first.code, year: first.year ?? undefined }, from);
}

/**
 * Sets the page's car when the widget mounts, and again when the author's attributes change. Returns true once it is
 * known whether there is a car.
 * @param chooses whether the visitor may choose a version in this widget
 */
export function useInitialCar({ model, mvs, year }: AuthoredCar, chooses: boolean): boolean {
  const { element } = useHost();
  // Without any of these there is no car to wait for.
  const [entered, setEntered] = useState(() => chooses && !mvs && !linkedCar() && !savedConfiguration());
  const before = useRef('');
  useEffect(() => {
    let mounted = true;
    const written = `${model} ${mvs} ${year}`;
    const first = before.current === '';
    if (before.current === written) return;
    before.current = written;
    const enter = async () => {
      if (!first && mvs && mvsCode(mvs)) return loadCar({ mvsCode: mvs, year }, element);
      await restoreCar({ model, mvs, year }, element);
      if (!chooses && model && $car.get().status === 'empty') await openFirst(model, element);
    };
    enter().finally(() => mounted && setEntered(true));
    return () => {
      mounted = false;
    };
  }, [model, mvs, year, chooses, element]);
  return entered;
}
