import type { getCarForWeb } from '#services/car';
import type { Coating, Color } from '#services/entities/car';
import type { ChosenCar } from '../shell/chosen-car';

type CarOptions = Awaited<ReturnType<typeof getCarForWeb>>;

/** The colours that go with the chosen optionals (spec cars#colors). */
export function colorsOf({ colors, parts }: CarOptions, { optionalCodes = [] }: ChosenCar): Color[] {
  const chosen = parts.filter(({ code }) => optionalCodes.includes(code));
  const ids = chosen.map(({ id }) => id);
  return colors.filter(
    ({ id, onlyWith }) =>
      (onlyWith ?? []).every((part) => ids.includes(part)) &&
      chosen.every(
        ({ optionalColors }) => !optionalColors?.length || optionalColors.some((only) => only.colorId === id),
      ),
  );
}

/** The version's own coating, which needs no code, and the others. */
export function coatingsOf({ coatings }: CarOptions): { own: Coating | undefined; others: Coating[] } {
  const own = coatings.find(({ isSelected }) => isSelected);
  return { own, others: coatings.filter((each) => each !== own) };
}
