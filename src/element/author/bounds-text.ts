import type { Language } from '#domain/core/brands';
import type { BoundedData } from '../attributes/attributes';

const WORDS = {
  'pt-BR': {
    range: 'de {min} a {max}',
    above: 'maior que {above}',
    default: 'sem o atributo, {default}',
  },
  'es-AR': {
    range: 'de {min} a {max}',
    above: 'mayor que {above}',
    default: 'sin el atributo, {default}',
  },
} as const satisfies Record<Language, unknown>;

const fill = (pattern: string, values: object): string =>
  pattern.replace(/\{(\w+)\}/g, (_, name: string) => String((values as Record<string, unknown>)[name]));

/** Returns which numbers an attribute takes: "de 1 a 50", as authors write numbers in HTML. */
export const rangeText = ({ bounds }: Pick<BoundedData, 'bounds'>, language: Language): string =>
  fill(WORDS[language]['min' in bounds ? 'range' : 'above'], bounds);

/** Returns the sentence about an attribute's bounds and its default: "De 1 a 50; sem o atributo, 12." */
export function boundsText(data: Pick<BoundedData, 'bounds'>, language: Language): string {
  const range = rangeText(data, language);
  const absent = data.bounds.default === undefined ? '' : `; ${fill(WORDS[language].default, data.bounds)}`;
  return `${range[0]?.toUpperCase()}${range.slice(1)}${absent}.`;
}
