/** Enumerations of cars and parts, with their labels (spec cars#lists). */
import type { Language } from '../core/brands';
import type { Labels } from '../text/labels';

export const FUELS = ['Diesel', 'Flex', 'Tetrafuel', 'Electric', 'Hybrid', 'Gas', 'Flex Hybrid'] as const;
export type Fuel = (typeof FUELS)[number];
export const FUEL_LABELS: Labels<Fuel> = {
  'pt-BR': {
    Diesel: 'Diesel',
    Flex: 'Flex',
    Tetrafuel: 'Tetrafuel',
    Electric: 'Elétrico',
    Hybrid: 'Híbrido',
    Gas: 'Gasolina',
    'Flex Hybrid': 'Híbrido flex',
  },
  'es-AR': {
    Diesel: 'Diésel',
    Flex: 'Flex',
    Tetrafuel: 'Tetrafuel',
    Electric: 'Eléctrico',
    Hybrid: 'Híbrido',
    Gas: 'Nafta',
    'Flex Hybrid': 'Híbrido flex',
  },
};

/** Returns the label of a fuel; the service's own text if unknown, empty if absent. */
export const fuelName = (fuel: string | null | undefined, language: Language): string =>
  FUELS.some((known) => known === fuel) ? FUEL_LABELS[language][fuel as Fuel] : (fuel ?? '');

/** ITEM is an optional, COATING an upholstery. */
export const PART_TYPES = ['ITEM', 'ACCESSORY', 'COLOR', 'COATING'] as const;
export type PartType = (typeof PART_TYPES)[number];

/** Whether a part is an accessory; all others of a car are optionals. */
export const isAccessory = ({ type }: { type?: string | null }): boolean => type === 'ACCESSORY';

/** FEATURED parts come first. */
export const PART_BEHAVIORS = ['OPTIONAL', 'FEATURED'] as const;
export type PartBehavior = (typeof PART_BEHAVIORS)[number];

/** Kinds of related products in the catalogue. */
export const RELATED_PRODUCT_TYPES = ['color', 'optional', 'accessory', 'service', 'coating'] as const;
export type RelatedProductType = (typeof RELATED_PRODUCT_TYPES)[number];

/** Kinds of cars in a user's garage. */
export const GARAGE_KINDS = ['owned', 'visited', 'wanted'] as const;
export type GarageKind = (typeof GARAGE_KINDS)[number];
