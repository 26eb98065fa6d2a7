import { $car } from '#features/car/car-store';

/**
 * Resolves once the prices of the car are known, or known to be unknown: what is sent before would not be what the desk shows
 * a moment later.
 */
export const pricesSettled = (): Promise<void> =>
  new Promise((resolve) => {
    if (!$car.get().updatePrice) return resolve();
    const stop = $car.listen(({ updatePrice }) => {
      if (updatePrice) return;
      stop();
      resolve();
    });
  });
