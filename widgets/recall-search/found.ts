import type { RecallCar } from '#services/entities/recall';

/** The form's value: a plate or a chassis. */
export interface RecallSearchForm {
  vehicle: string;
}

/** What a search found; null if the service knows no such car. key: another search, another key. isOwned: of the garage. */
export interface Found {
  key: number;
  car: RecallCar | null;
  isOwned?: boolean;
}
