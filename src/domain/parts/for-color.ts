import type { PartChange, Reason } from './change';
import { coatingsFor, colorsFor } from './colors';
import type { CompiledParts } from './compiled';
import { removePart, selectPart } from './parts';

/**
 * Returns the change of a selection that makes a finish possible: adds the parts that it requires and removes those that
 * require others, each as by a separate click (spec cars#colors). Null if impossible, or if a choice is required.
 */
function changeForFinish(
  compiled: CompiledParts,
  selected: readonly string[],
  finish: string,
  finishesFor: typeof colorsFor,
): PartChange | null {
  const reasons: Reason[] = [];
  const met = new Set<string>();
  let now = selected;
  for (;;) {
    const { left, refused } = finishesFor(compiled, now);
    if (left.includes(finish)) {
      const [before, after] = [new Set(selected), new Set(now)];
      return {
        ok: true,
        selected: now,
        added: now.filter((id) => !before.has(id)),
        removed: selected.filter((id) => !after.has(id)),
        reasons,
        questions: [],
        colorsLeft: colorsFor(compiled, now).left,
        colorChange: null,
      };
    }
    const obstacle = refused.find((each) => each.color === finish);
    // An obstacle that was removed before and returns would return forever.
    if (!obstacle || met.has(obstacle.by)) return null;
    met.add(obstacle.by);
    const click = obstacle.because === 'without' ? selectPart : removePart;
    const change = click(compiled, now, obstacle.by);
    if (!change.ok) return null;
    reasons.push(...change.reasons);
    now = change.selected;
  }
}

/** Returns the change that makes a colour possible. */
export const changeForColor = (
  compiled: CompiledParts,
  selected: readonly string[],
  color: string,
): PartChange | null => changeForFinish(compiled, selected, color, colorsFor);

/** Returns the change that makes a coating possible; null also if the chosen colour could not stay. */
export function changeForCoating(
  compiled: CompiledParts,
  selected: readonly string[],
  coating: string,
  color: string | null,
): PartChange | null {
  const change = changeForFinish(compiled, selected, coating, coatingsFor);
  return change && (color === null || change.colorsLeft.includes(color)) ? change : null;
}
