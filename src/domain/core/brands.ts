/** The nine brands of pages (spec market#brands). */
export const BRANDS = [
  'fiat',
  'fiat-abarth',
  'jeep',
  'ram',
  'dodge',
  'chrysler',
  'citroen',
  'peugeot',
  'leapmotor',
] as const;
export type Brand = (typeof BRANDS)[number];

/** Countries that the pages serve (spec market#countries). */
export const COUNTRIES = ['BR', 'AR'] as const;
export type Country = (typeof COUNTRIES)[number];

/** Languages of all widgets; the first is the default (spec market#languages). */
export const LANGUAGES = ['pt-BR', 'es-AR'] as const;
export type Language = (typeof LANGUAGES)[number];
