/** What a car's colours are sorted by, and what each type is called (spec cars#lists). */
import type { Language } from '../core/brands';
import type { Labels } from './choices';

export const COLOR_TYPES = ['solid', 'metallic', 'pearly'] as const;
export type ColorType = (typeof COLOR_TYPES)[number];
export const COLOR_TYPE_LABELS: Labels<ColorType> = {
  'pt-BR': { solid: 'Sólida', metallic: 'Metálica', pearly: 'Perolizada' },
  'es-AR': { solid: 'Sólido', metallic: 'Metalizado', pearly: 'Perlado' },
};

/** What a colour's type is called; empty where it is none of these. */
export const colorTypeName = (type: string | null | undefined, language: Language): string =>
  COLOR_TYPES.some((known) => known === type) ? COLOR_TYPE_LABELS[language][type as ColorType] : '';
