/** Types of car colours and their labels (spec cars#lists). */
import type { Language } from '../core/brands';
import type { Labels } from '../text/labels';

export const COLOR_TYPES = ['solid', 'metallic', 'pearly'] as const;
export type ColorType = (typeof COLOR_TYPES)[number];
export const COLOR_TYPE_LABELS: Labels<ColorType> = {
  'pt-BR': { solid: 'Sólida', metallic: 'Metálica', pearly: 'Perolizada' },
  'es-AR': { solid: 'Sólido', metallic: 'Metalizado', pearly: 'Perlado' },
};

/** Returns the label of a colour type; empty for an unknown one. */
export const colorTypeName = (type: string | null | undefined, language: Language): string =>
  COLOR_TYPES.some((known) => known === type) ? COLOR_TYPE_LABELS[language][type as ColorType] : '';
