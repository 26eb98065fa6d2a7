import type { Brand, Country, Language } from '#domain/core/brands';
import type { Market } from '#domain/place/markets';

/** The common data of a brand's pages. */
export interface BrandPage {
  label: string;
  /** The name as the header sets it; text, never a logo. */
  wordmark: string;
  language: Language;
  country: Country;
  market: Market;
  /** In-page links of the header. */
  nav: readonly (readonly [href: string, text: string])[];
}

const pt = {
  language: 'pt-BR',
  country: 'BR',
  market: 'c-BR',
  nav: [
    ['#versoes', 'Versões'],
    ['#concessionarias', 'Concessionárias'],
    ['#contato', 'Contato'],
  ],
} as const;

const es = {
  language: 'es-AR',
  country: 'AR',
  market: 'es-AR',
  nav: [
    ['#versiones', 'Versiones'],
    ['#concesionarios', 'Concesionarios'],
    ['#contacto', 'Contacto'],
  ],
} as const;

export const BRAND_PAGES = {
  fiat: { label: 'Fiat', wordmark: 'FIAT', ...pt },
  'fiat-abarth': { label: 'Fiat Abarth', wordmark: 'ABARTH', ...pt },
  jeep: { label: 'Jeep', wordmark: 'Jeep', ...pt },
  ram: { label: 'Ram', wordmark: 'RAM', ...pt },
  dodge: { label: 'Dodge', wordmark: 'DODGE', ...pt },
  chrysler: { label: 'Chrysler', wordmark: 'CHRYSLER', ...pt },
  leapmotor: { label: 'Leapmotor', wordmark: 'leapmotor', ...pt },
  peugeot: { label: 'Peugeot', wordmark: 'PEUGEOT', ...es },
  citroen: { label: 'Citroën', wordmark: 'CITROËN', ...es },
} as const satisfies Record<Brand, BrandPage>;
export type PageBrand = keyof typeof BRAND_PAGES;
