/** The nine brands a page may carry (spec market#brands). */
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

/** Countries the pages serve (spec market#countries). */
export const COUNTRIES = ['BR', 'AR'] as const;
export type Country = (typeof COUNTRIES)[number];

/** Languages every widget speaks completely; Portuguese is the default (spec market#languages). */
export const LANGUAGES = ['pt-BR', 'es-AR'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Markets on the wire; c-BR is Brazil (spec market#markets). */
export const MARKETS = ['c-BR', 'pt-BR', 'es-AR'] as const;
export type Market = (typeof MARKETS)[number];
