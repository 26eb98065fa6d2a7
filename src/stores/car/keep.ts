import { brand, country } from '../../page/metadata';
import { shared } from '../../page/shared';
import { whenChosen } from './choose';
import { car } from './current';
import { currentCodes } from './open';
import { cells, type SavedCar } from './saved';

function save(): void {
  const codes = currentCodes();
  const { mvs } = car.get();
  const countryCode = country();
  if (!codes || !mvs || !countryCode) return;
  const { mvsCode: code, year, ...chosen } = codes;
  const value: SavedCar = {
    ...chosen,
    savedAt: Date.now(),
    brand: brand() ?? '',
    mvs: { code, modelCode: mvs.modelCode, ...(year && { year }) },
    location: { countryCode },
    parts: [...chosen.parts],
    services: [...chosen.services],
  };
  for (const cell of cells()) cell.save(value);
}

/**
 * Keeps the car in the visitor's browser after each change of theirs from now on. One that was merely opened again stays
 * as old as it is.
 */
export function keepCar(): void {
  shared('carKept', () => {
    whenChosen((byVisitor) => byVisitor && save());
    return true;
  });
}
