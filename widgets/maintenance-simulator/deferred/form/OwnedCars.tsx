import { useStore } from '@nanostores/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { dayOf, parseDay } from '#domain/time/calendar';
import { fullMonths } from '#domain/vehicle/maintenance';
import { OwnedCarChoice } from '#features/owner/OwnedCarChoice';
import { ownedCarName, useOwnedCars } from '#features/owner/use-owned-cars';
import { $session } from '#features/session/session';
import { brand } from '#page/core/metadata';
import type { GarageCar } from '#services/entities/garage';
import { FailureNotice } from '#ui/core/FailureNotice';
import { RadioGroup } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import { useLatest } from '#ui/hooks/use-latest';
import { Loading } from '#ui/parts/Loading';
import type { SimulatedCar, SimulatorForm } from '../form-values';
import { texts } from '../messages';

/** Returns what a simulation needs of an owned car, which may be of another brand than the page. */
export const simulatedCar = (car: GarageCar): SimulatedCar => ({
  brand: car.brand || (brand() ?? ''),
  mvsCode: car.mvsCode,
  name: ownedCarName(car),
  plate: car.plateNumber ?? '',
  chassis: car.chassis ?? '',
});

/** Returns the values of the form for an owned car: its kilometres, and the months since its purchase. */
function valuesOf({ id, mileage, purchasedAt }: GarageCar): Partial<SimulatorForm> {
  const bought = parseDay((purchasedAt ?? '').slice(0, 10), 'YYYY-MM-DD');
  return {
    by: 'owned',
    carId: id,
    mileage: typeof mileage === 'number' ? String(Math.round(mileage)) : '',
    months: bought ? String(fullMonths(bought, dayOf(new Date()))) : '',
  };
}

interface OwnedCarsProps {
  form: Form<SimulatorForm>;
  /** Whether the main car is chosen at first. */
  prefers: boolean;
  onCars(cars: readonly GarageCar[]): void;
  /** The fields of another car. */
  children: ReactNode;
}

/** The choice between a car of the garage and another one, for signed-in visitors. */
export function OwnedCars({ form, prefers, onCars, children }: OwnedCarsProps) {
  const messages = useMessages(texts);
  const { value: cars, failed, retry } = useOwnedCars();
  const isSignedIn = useStore($session).state === 'signedIn';
  const { by, carId = '' } = form.values;
  const main = cars?.find(({ exclusive }) => exclusive) ?? cars?.[0];
  const car = cars?.find(({ id }) => id === carId) ?? main;
  const latest = useLatest({ form, main, prefers, onCars });
  // Before it is painted: the fields of another car do not flash up.
  useLayoutEffect(() => {
    const { form, main, prefers, onCars } = latest.current;
    const { by, carId = '', modelCode, mileage } = form.values;
    onCars(cars ?? []);
    if (main && prefers && by === 'model' && !modelCode && !mileage) form.set(valuesOf(main));
    else if (by === 'owned' && cars && !cars.some(({ id }) => id === carId)) form.set({ by: 'model' });
  }, [cars]);
  const choose = (id: string) => {
    const chosen = cars?.find((each) => each.id === id);
    if (chosen) form.set(valuesOf(chosen));
  };
  if (failed) {
    return (
      <>
        <FailureNotice onRetry={retry}>{messages.carsNotLoaded}</FailureNotice>
        {children}
      </>
    );
  }
  if (!cars && isSignedIn) return <Loading />;
  if (!cars || !car) return children;
  return (
    <>
      <RadioGroup
        form={{
          ...form,
          set: (changes) => (changes.by === 'owned' ? choose(car.id) : form.set(changes)),
        }}
        name="by"
        label={messages.by}
        choices={[
          { value: 'owned', label: messages.byOwned },
          { value: 'model', label: messages.byModel },
        ]}
      />
      {by === 'owned' ? (
        <OwnedCarChoice
          name="simulated-car"
          label={messages.ownedCar}
          cars={cars}
          car={car}
          onChoose={choose}
        />
      ) : (
        children
      )}
    </>
  );
}
