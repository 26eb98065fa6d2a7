import type { Language } from '#domain/core/brands';
import { fillMessage } from '#ui/fill-message';
import type { Messages } from './messages';

/** Returns a number of points in words: "1.500 pontos". */
export const pointsText = (
  points: number,
  language: Language,
  { onePoint, points: many }: Messages,
): string =>
  points === 1
    ? onePoint
    : fillMessage(many, { points: new Intl.NumberFormat(language).format(points) }).replace(' ', '\u00a0');
