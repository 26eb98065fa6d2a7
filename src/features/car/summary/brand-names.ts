import type { Brand } from '../../../domain/core/brands';

/** Brands as they are written in a text. */
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
