import type { ColorRefusal, Question, Reason } from './change';
import type { COATINGS, COLORS, QUESTIONS, REASONS } from './words';

/** The texts of one language: the module words.ts or words.es-AR.ts. */
export interface PartWords {
  REASONS: typeof REASONS;
  QUESTIONS: typeof QUESTIONS;
  COLORS: typeof COLORS;
  COATINGS: typeof COATINGS;
}
/** Returns the name of a part or a colour by its id. */
type NameOf = (id: string) => string;

const fill = (text: string, names: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(names[name]));

/** Returns the reason of a change as a sentence. */
export function explainReason({ part, because, by }: Reason, nameOf: NameOf, words: PartWords): string {
  // A part that is its own obstacle can never be selected.
  const never = part === by && /^(contradictory|no-)/.test(because);
  if (never || because === 'unknown') return words.REASONS.unknown;
  return fill(words.REASONS[because], { part: nameOf(part), by: nameOf(by) });
}

/** Returns the text of a question; its answers are shown beside it. */
export const explainQuestion = (
  { part, needs, answers }: Question,
  nameOf: NameOf,
  words: PartWords,
): string => fill(words.QUESTIONS[needs], { part: nameOf(part), by: answers.map(nameOf).join(', ') });

/** Returns why a colour does not go with the parts. @param nameOf also names colours */
export const explainColor = (
  { color, because, by }: ColorRefusal,
  nameOf: NameOf,
  words: PartWords,
): string => fill(words.COLORS[because], { color: nameOf(color), by: nameOf(by) });

/** Returns why a coating does not go with the parts. @param nameOf also names coatings */
export const explainCoating = (
  { color, because, by }: ColorRefusal,
  nameOf: NameOf,
  words: PartWords,
): string => fill(words.COATINGS[because], { coating: nameOf(color), by: nameOf(by) });
