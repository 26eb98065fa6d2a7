import type { Brand } from '#domain/core/brands';

/** A brand's dealers: name, first digit of their ids, and the smallest size of a city that has one. */
export interface SandboxBrand {
  label: string;
  number: number;
  /** 1: all cities; 2: larger cities; 3: only the largest. */
  from: 1 | 2 | 3;
  /** Dealers in a city of the largest size. */
  largest: number;
}

/** Fictional numbers and distribution. */
export const SANDBOX_BRANDS: Record<Brand, SandboxBrand> = {
  fiat: { label: 'Fiat', number: 1, from: 1, largest: 5 },
  'fiat-abarth': { label: 'Abarth', number: 2, from: 3, largest: 1 },
  jeep: { label: 'Jeep', number: 3, from: 2, largest: 4 },
  ram: { label: 'Ram', number: 4, from: 2, largest: 3 },
  dodge: { label: 'Dodge', number: 5, from: 3, largest: 1 },
  chrysler: { label: 'Chrysler', number: 6, from: 3, largest: 1 },
  citroen: { label: 'Citroën', number: 7, from: 2, largest: 3 },
  peugeot: { label: 'Peugeot', number: 8, from: 2, largest: 4 },
  leapmotor: { label: 'Leapmotor', number: 9, from: 3, largest: 2 },
};
