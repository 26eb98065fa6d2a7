import { FIRST_MODEL_YEAR, LAST_MODEL_YEAR } from '#domain/core/bounds';

/** Whether a text is a model year. */
export const isYear = (text: string): boolean =>
  /^\d{4}$/.test(text) && Number(text) >= FIRST_MODEL_YEAR && Number(text) <= LAST_MODEL_YEAR;
