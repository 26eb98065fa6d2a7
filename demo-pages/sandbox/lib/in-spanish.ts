import { BRANDS } from '#domain/core/brands';
import { SANDBOX_BRANDS } from '../data/brands';
import { COLOR_NAMES } from '../data/cars/colors';
import { LOOKUP_NAMES } from '../data/lookups';
import { CLUB } from '../data/spanish/club';
import { PEOPLE } from '../data/spanish/people';
import { QUIZ_TEXTS } from '../data/spanish/quizzes';
import { SHOP } from '../data/spanish/shop';

/** Texts that name a brand. */
const branded = BRANDS.flatMap((brand) => {
  const { label } = SANDBOX_BRANDS[brand];
  return [
    [`Reserve seu ${label} sem sair de casa.`, `Reservá tu ${label} sin salir de casa.`],
    [`${label} para colaboradores`, `${label} para empleados`],
  ] as const;
});

const TEXTS: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ ...CLUB, ...PEOPLE, ...QUIZ_TEXTS, ...SHOP }),
  ...branded,
  ...COLOR_NAMES,
  ...LOOKUP_NAMES,
]);

const translated = (text: string): string =>
  TEXTS.get(text) ??
  text
    .replace(/^Assinatura (?=\S)/, 'Suscripción ')
    .replace(/^Pré-venda /, 'Preventa ')
    .replace(/^Certificado de Autorização SPA\/MF nº /, 'Autorización de sorteo N.º ')
    .replace('FURGÃO', 'FURGÓN');

const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;

/**
 * An answer as a page in Spanish reads it: every text of the sandbox's own that it contains in Spanish, codes and what
 * visitors wrote as they are. Files are not changed.
 */
export function inSpanish(value: unknown): unknown {
  if (typeof value === 'string') return translated(value);
  if (Array.isArray(value)) return value.map(inSpanish);
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, inSpanish(field)]));
}
