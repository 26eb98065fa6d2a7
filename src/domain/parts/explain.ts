import type { ColorRefusal, Question, Reason } from './change';
import type { COLORS, QUESTIONS, REASONS } from './words';

/** The words of one language: the module words.ts or words.es-AR.ts. */
export interface PartWords {
  REASONS: typeof REASONS;
  QUESTIONS: typeof QUESTIONS;
  COLORS: typeof COLORS;
}
/** A part's or a colour's name by its id. */
type NameOf = (id: string) => string;

const fill = (text: string, names: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(names[name]));

/** Why something happens to a part, in a sentence. */
export function explainReason({ part, because, by }: Reason, nameOf: NameOf, words: PartWords): string {
  // What stands in its own way can never be had.
  const never = part === by && (because === 'contradictory' || because === 'no-color');
  if (never || because === 'unknown') return words.REASONS.unknown;
  return fill(words.REASONS[because], { part: nameOf(part), by: nameOf(by) });
}

/** What the visitor is asked; the answers to choose from are shown beside it. */
export const explainQuestion = (
  { part, needs, answers }: Question,
  nameOf: NameOf,
  words: PartWords,
): string => fill(words.QUESTIONS[needs], { part: nameOf(part), by: answers.map(nameOf).join(', ') });

/** Why a colour does not go with the parts. @param nameOf of colours as well */
export const explainColor = (
  { color, because, by }: ColorRefusal,
  nameOf: NameOf,
  words: PartWords,
): string => fill(words.COLORS[because], { color: nameOf(color), by: nameOf(by) });
