import type { GarageCar } from '#services/entities/garage';
import { Frame } from '#ui/core/fields';
import { ownedCarName } from './use-owned-cars';

interface OwnedCarChoiceProps {
  /** Name of the input, unique in its widget. */
  name: string;
  label: string;
  cars: readonly GarageCar[];
  /** The chosen car. */
  car: GarageCar;
  onChoose(id: string): void;
}

/** The car that a view is about: a choice of the owner's cars, or the name of the only one. */
export function OwnedCarChoice({ name, label, cars, car, onChoose }: OwnedCarChoiceProps) {
  if (cars.length === 1) {
    return (
      <p>
        <b>{ownedCarName(car)}</b>
      </p>
    );
  }
  return (
    <Frame name={name} label={label}>
      <select
        className="input"
        part="input"
        id={name}
        value={car.id}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {cars.map((each) => (
          <option value={each.id} key={each.id}>
            {ownedCarName(each)}
          </option>
        ))}
      </select>
    </Frame>
  );
}
