import type { Brand } from '#domain/core/brands';

/** Written names of the brands. */
export const BRAND_NAMES: Record<Brand, string> = {
  fiat: 'Fiat',
  'fiat-abarth': 'Abarth',
  jeep: 'Jeep',
  ram: 'Ram',
  dodge: 'Dodge',
  chrysler: 'Chrysler',
  citroen: 'Citroën',
  peugeot: 'Peugeot',
  leapmotor: 'Leapmotor',
};
