/**
 * What voices say of the forms in which both languages write amounts, dates, times, measures and codes. Where a voice reads
 * a form wrong ("$" as dollars, "−" not at all, "48x" with the letter's name, a CPF as millions), its words are made here.
 * What it reads right stays: percentages, "km" in a name, years, 14:30.
 */
import type { Language } from '../core/brands';
import { monthName } from '../scheduling/day-names';
import { parseDay } from '../time/calendar';
import { dayText } from '../time/day-text';
import { counted, type Noun } from './counted';
import { withSpokenCodes } from './spoken-codes';

const NOUNS = {
  'pt-BR': {
    money: { one: 'real', many: 'reais' },
    cents: { one: 'centavo', many: 'centavos' },
    times: { one: 'vez', many: 'vezes', isFeminine: true },
    days: { one: 'dia', many: 'dias' },
    h: { one: 'hora', many: 'horas', isFeminine: true },
    min: { one: 'minuto', many: 'minutos' },
    s: { one: 'segundo', many: 'segundos' },
    km: { one: 'quilômetro', many: 'quilômetros' },
    m: { one: 'metro', many: 'metros' },
    cv: { one: 'cavalo', many: 'cavalos' },
    'km/l': { one: 'quilômetro por litro', many: 'quilômetros por litro' },
  },
  'es-AR': {
    money: { one: 'peso', many: 'pesos' },
    cents: { one: 'centavo', many: 'centavos' },
    times: { one: 'vez', many: 'veces', isFeminine: true },
    days: { one: 'día', many: 'días' },
    h: { one: 'hora', many: 'horas', isFeminine: true },
    min: { one: 'minuto', many: 'minutos' },
    s: { one: 'segundo', many: 'segundos' },
    km: { one: 'kilómetro', many: 'kilómetros' },
    m: { one: 'metro', many: 'metros' },
    cv: { one: 'caballo', many: 'caballos' },
    'km/l': { one: 'kilómetro por litro', many: 'kilómetros por litro' },
  },
} as const satisfies Record<Language, Record<string, Noun>>;
type Counted = keyof (typeof NOUNS)['pt-BR'];

const WORDS = {
  'pt-BR': { cents: ' e ', and: ' e ', first: '1º' },
  'es-AR': { cents: ' con ', and: ' y ', first: '1' },
} as const;

const nounOf = (name: Counted, language: Language): Noun => NOUNS[language][name];

/** An amount as domain/money/currency writes it, with or without decimals; not of another currency, as US$. */
const AMOUNTS = {
  'pt-BR': /(^|[^\p{L}$])R\$\s?(\d{1,3}(?:\.\d{3}){1,5}|\d{1,15})(?:,(\d\d))?(?![.,]?\d)/gu,
  'es-AR': /(^|[^\p{L}$])\$\s?(\d{1,3}(?:\.\d{3}){1,5}|\d{1,15})(?:,(\d\d))?(?![.,]?\d)/gu,
} as const;
/** A million and its like have their noun with "de". */
const MILLIONS = /^\d{1,3}(?:\.000){2,5}$/;

function spokenAmount(whole: string, cents: string, language: Language): string {
  const few = cents === '00' ? '' : counted(cents, nounOf('cents', language), language);
  if (few && /^0+$/.test(whole)) return few;
  const money = nounOf('money', language);
  const many = MILLIONS.test(whole) ? `${whole} de ${money.many}` : counted(whole, money, language);
  return few ? `${many}${WORDS[language].cents}${few}` : many;
}

/** A day of the calendar in words; anything else as it is. */
function spokenDay(written: string, language: Language): string {
  const day = parseDay(written);
  if (!day) return written;
  const month = monthName(dayText(day), language).toLowerCase();
  const number = day.day === 1 ? WORDS[language].first : day.day;
  // Intl's name of a month with its year has "de" between them.
  return `${number} de ${month}`;
}

const DAY = /\b\d\d\/\d\d\/\d{4}\b/g;
/** A full hour, but not within a time that has seconds, nor one of minutes and seconds. */
const HOUR = /(^|[^\d:])([01]\d|2[0-3]):00(?![\d:])/g;
/** From one number to another. */
const RANGE = /([\d%])\s?–\s?(?=(?:R?\$\s?)?\d)/g;
/** A sign that stands before a number or an amount, with its place. */
const MINUS = /−\s?(?=\d|R?\$)/g;
const TIMES = /(\d{1,3})x(?![\p{L}\d])/gu;
const MEASURE = /(\d[\d.,]{0,14})\s(km\/l|km|min|cv|h|m|s)(?![\p{L}\d/])/gu;
const NUMBER = /(^|[\s(,])n\.?[º°]\s?(?=\d)/gi;
const AVENUE = /(^|[\s(,])Av\.\s/g;

/**
 * Returns a text as a voice reads it right: "48x de R$ 1.234,56" is "48 vezes de 1.234 reais e 56 centavos". The same text
 * if there is nothing in it that voices read wrong.
 */
export function spokenText(text: string, language: Language): string {
  if (!/\d/.test(text)) return text;
  const plain = withSpokenCodes(text, language).replace(RANGE, '$1 a ').replace(MINUS, 'menos ');
  return plain
    .replace(
      AMOUNTS[language],
      (_, before: string, whole: string, cents = '00') => before + spokenAmount(whole, cents, language),
    )
    .replace(DAY, (written) => spokenDay(written, language))
    .replace(
      HOUR,
      (_, before: string, hours: string) => before + counted(hours, nounOf('h', language), language),
    )
    .replace(TIMES, (_, times: string) => counted(times, nounOf('times', language), language))
    .replace(MEASURE, (_, count: string, unit: Counted) => counted(count, nounOf(unit, language), language))
    .replace(NUMBER, '$1número ')
    .replace(AVENUE, '$1Avenida ');
}

/**
 * Returns a span of time in words: "2 minutos e 59 segundos". Parts of zero are left out; "0 segundos" if all are.
 * @param left as domain/time/countdown gives it
 */
export function spokenSpan(
  left: { days: number; hours: number; minutes: number; seconds: number },
  language: Language,
): string {
  const parts: [number, Counted][] = [
    [left.days, 'days'],
    [left.hours, 'h'],
    [left.minutes, 'min'],
    [left.seconds, 's'],
  ];
  const shown = parts.filter(([count]) => count > 0);
  const words = (shown.length ? shown : parts.slice(-1)).map(([count, name]) =>
    counted(String(count), nounOf(name, language), language),
  );
  const last = words.pop() as string;
  return words.length ? `${words.join(', ')}${WORDS[language].and}${last}` : last;
}
