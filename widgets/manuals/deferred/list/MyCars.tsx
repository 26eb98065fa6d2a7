import { ownedCarName, useOwnedCars } from '#features/owner/use-owned-cars';
import { brand } from '#page/core/metadata';
import { safeUrl } from '#page/core/safe-url';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useMessages } from '#ui/core/host-context';
import { type ManualFilter, NO_FILTER } from '../manual-calls';
import { texts } from '../messages';

interface MyCarsProps {
  filter: ManualFilter;
  garageUrl: string;
  onChange(filter: ManualFilter): void;
}

/** The visitor's cars of the brand, each a way to its manuals; pressed again, to those of all cars. */
export function MyCars({ filter, garageUrl, onChange }: MyCarsProps) {
  const messages = useMessages(texts);
  const { value: cars, failed, retry } = useOwnedCars();
  // The same height in every case: what is below does not move.
  if (failed) {
    return (
      <div className="cars">
        <FailureNotice onRetry={retry}>{messages.carsFailed}</FailureNotice>
      </div>
    );
  }
  if (!cars) return <div className="cars" aria-busy="true" />;
  const own = cars.filter((car) => car.modelCode && (!car.brand || car.brand === brand()));
  if (own.length === 0) {
    const garage = safeUrl(garageUrl);
    return (
      <p className="cars muted small">
        {messages.noCars} {garage && <a href={garage}>{messages.garage}</a>}
      </p>
    );
  }
  return (
    <fieldset className="cars">
      <legend>{messages.myCars}</legend>
      <div className="car-buttons">
        {own.map((car) => {
          const { id, modelCode, modelName, year } = car;
          const of = { model: modelCode ?? '', modelName: modelName ?? '', year: year ?? 0 };
          const isChosen = filter.model === of.model && filter.year === of.year;
          return (
            <button
              className="button plain"
              part="button"
              type="button"
              key={id}
              aria-pressed={isChosen}
              onClick={() => onChange(isChosen ? NO_FILTER : { ...NO_FILTER, ...of })}
            >
              {ownedCarName(car)}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
