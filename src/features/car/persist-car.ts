import { brand, country } from '#page/core/metadata';
import { pageSingleton } from '#page/core/page-singleton';
import { afterPaint } from '#page/events/after-paint';
import { $car } from './car-store';
import { onChoicesChange } from './choices/choices';
import { currentCodes } from './current/current-codes';
import { type SavedCar, savedCarCells } from './current/saved-car';

function save(): void {
  const codes = currentCodes();
  const { mvs } = $car.get();
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
  for (const cell of savedCarCells()) cell.save(value);
}

/**
 * Saves the car in the browser's storage after each change by the visitor. A restored car keeps its age. Writing waits
 * for the paint after a click, or until the page is left.
 */
export function persistCar(): void {
  pageSingleton('carKept', () => {
    let pending: (() => void) | undefined;
    const flush = () => {
      if (!pending) return;
      pending();
      pending = undefined;
      save();
    };
    onChoicesChange((byVisitor) => {
      if (!byVisitor) return;
      pending?.();
      pending = afterPaint(flush);
    });
    addEventListener('pagehide', flush);
    return true;
  });
}
