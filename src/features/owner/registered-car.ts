import { getCar, getCarDetails } from '#services/car';
import type { Mvs } from '#services/entities/car';
import { firstAnswer } from '#services/http/first-answer';

/** A registered car, as far as the service knows it. */
export interface RegisteredCar {
  mvs: Mvs;
  /** YYYY-MM-DD; empty if unknown. */
  purchaseDate: string;
}

/**
 * Resolves to the registered car of a plate or a chassis, by whichever version of the call answers (spec
 * calls#versions). Throws a ServiceError; of status 404 if nobody knows the car.
 */
export const registeredCar = (query: { plate?: string; chassis?: string }): Promise<RegisteredCar> =>
  firstAnswer<RegisteredCar>([
    async () => {
      const { mvs, purchaseDate } = await getCarDetails({ query });
      return { mvs, purchaseDate: purchaseDate ?? '' };
    },
    async () => ({ mvs: await getCar({ query }), purchaseDate: '' }),
  ]);
