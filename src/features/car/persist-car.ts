import { brand, country } from '../../page/core/metadata';
import { shared } from '../../page/core/page-singleton';
import { afterPaint } from '../../page/events/after-paint';
import { car } from '../../stores/current-car';
import { whenChosen } from './choices/choices';
import { currentCodes } from './choices/open-car';
import { cells, type SavedCar } from './current/saved-car';

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
 * as old as it is. Writing waits for what the click shows, but not for a page that is left.
 */
export function keepCar(): void {
  shared('carKept', () => {
    let waiting: (() => void) | undefined;
    const now = () => {
      if (!waiting) return;
      waiting();
      waiting = undefined;
      save();
    };
    whenChosen((byVisitor) => {
      if (!byVisitor) return;
      waiting?.();
      waiting = afterPaint(now);
    });
    addEventListener('pagehide', now);
    return true;
  });
}
