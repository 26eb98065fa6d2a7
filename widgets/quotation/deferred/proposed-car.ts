import type { CarCodes } from '#domain/car/choices';
import type { getFactoryStock } from '#services/stock';

export type FactoryCar = Awaited<ReturnType<typeof getFactoryStock>>['content'][number];

/** What is known of a proposed car of the factory's stock. */
export type StockCar = Pick<
  FactoryCar,
  'id' | 'chassis' | 'colorCode' | 'coatingCode' | 'optionalCodes' | 'availableAt'
>;

export interface ProposedCar {
  car: StockCar;
  /** The choices before the proposal; undefined where only the CRM knows them (QTN-02). */
  wish?: CarCodes | undefined;
}

/** Returns the choices of a car in stock; accessories and services are added by the dealer, and stay. */
export const codesOfStock = (
  { colorCode, coatingCode, optionalCodes }: StockCar,
  { accessories, services }: { accessories: readonly string[]; services: readonly string[] },
): CarCodes => ({
  color: colorCode,
  coating: coatingCode,
  parts: [...optionalCodes, ...accessories],
  services: [...services],
});
