import type { GarageCar } from '#services/entities/garage';

/** Returns a car's name: its nickname, else model; and below it model, version and year. */
export function carName({ nickname, modelName, versionName, mvsCode, year }: GarageCar) {
  const name = nickname || modelName || mvsCode;
  const details = [nickname ? modelName : '', versionName, year].filter(Boolean).join(' · ');
  return { name, details };
}
