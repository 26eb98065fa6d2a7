import type { Brand } from '../core/brands';

/** Numeric ids of the brands; fiat-abarth has none, chrysler and dodge share one. Their purpose is not specified (spec market#brand-ids). */
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
