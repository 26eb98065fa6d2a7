import { brand } from '#page/core/metadata';
import { pageSingleton } from '#page/core/page-singleton';
import { afterPaint } from '#page/events/after-paint';
import { $location } from '../place/location-store';
import { $car } from './car-store';
import { onChoicesChange } from './choices/choices';
import { currentCodes } from './current/current-codes';
import { moveSavedCar, type SavedCar, savedCarCells, savedPlace } from './current/saved-car';

function save(): void {
  const codes = currentCodes();
  const { mvs } = $car.get();
  const location = savedPlace();
  if (!codes || !mvs || !location) return;
  const { mvsCode: code, year, ...chosen } = codes;
  const value: SavedCar = {
    ...chosen,
    savedAt: Date.now(),
    brand: brand() ?? '',
    mvs: { code, modelCode: mvs.modelCode, ...(year && { year }) },
    location,
    parts: [...chosen.parts],
    services: [...chosen.services],
  };
  for (const cell of savedCarCells()) cell.save(value);
}

/**
 * Saves the car in the browser's storage after each change by the visitor. A restored car keeps its age, and goes along to another
 * place. Writing waits for the paint after a click, or until the page is left.
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
    $location.listen(() => {
      const { mvs } = $car.get();
      if (mvs) moveSavedCar(mvs.code);
    });
    addEventListener('pagehide', flush);
    return true;
  });
}
