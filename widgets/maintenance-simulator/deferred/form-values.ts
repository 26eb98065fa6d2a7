import type { MaintenanceSimulatorProps } from '../attributes';

export type SimulatorProps = Omit<MaintenanceSimulatorProps, 'heading'>;

/** The form's values, named as in the service, so that rejected input is shown at its field. */
export interface SimulatorForm {
  /** owned for a car of the visitor's garage, else model. */
  by: string;
  /** Id of the car of the garage. */
  carId: string;
  modelCode: string;
  mvsCode: string;
  /** Kilometres and months since the purchase, as typed. */
  mileage: string;
  months: string;
  /** Code of a state; empty for the prices of the whole country. */
  state: string;
}

/** The car that is simulated. */
export interface SimulatedCar {
  brand: string;
  mvsCode: string;
  /** Model, version and year, or the owner's name for it; empty until the plan is known. */
  name: string;
  /** Of an owned car, for the booking; else empty. */
  plate: string;
  chassis: string;
}
