import type { Brand } from './core/brands';

/** Numbers of the brands; fiat-abarth has none, chrysler and dodge share one. The documents do not say what they are for (spec market#brand-ids). */
export const BRAND_IDS: Readonly<Partial<Record<Brand, number>>> = {
  fiat: 0,
  jeep: 57,
  chrysler: 55,
  dodge: 55,
  ram: 58,
  citroen: 59,
  peugeot: 60,
  leapmotor: 82,
};
