/** The nine brands a page may carry (platform 1). */
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

/** Countries the pages serve (platform 1). */
export const COUNTRIES = ['BR', 'AR'] as const;
export type Country = (typeof COUNTRIES)[number];

/** Languages every widget speaks completely; Portuguese is the default (platform 1). */
export const LANGUAGES = ['pt-BR', 'es-AR'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Markets on the wire; c-BR is Brazil (platform 1, decisions). */
export const MARKETS = ['c-BR', 'pt-BR', 'es-AR'] as const;
export type Market = (typeof MARKETS)[number];
