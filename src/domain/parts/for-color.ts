import { removePart, selectPart } from '../parts';
import type { PartChange, Reason } from './change';
import { colorsFor } from './colors';
import type { CompiledParts } from './compiled';

/**
 * Returns the change of a selection that makes a colour possible: adds the parts that it requires and removes those that
 * require other colours, each as by a separate click (spec cars#colors). Null if impossible, or if a choice is required.
 */
export function changeForColor(
  compiled: CompiledParts,
  selected: readonly string[],
  color: string,
): PartChange | null {
  const reasons: Reason[] = [];
  const met = new Set<string>();
  let now = selected;
  for (;;) {
    const { left, refused } = colorsFor(compiled, now);
    if (left.includes(color)) {
      const [before, after] = [new Set(selected), new Set(now)];
      return {
        ok: true,
        selected: now,
        added: now.filter((id) => !before.has(id)),
        removed: selected.filter((id) => !after.has(id)),
        reasons,
        questions: [],
        colorsLeft: left,
        colorChange: null,
      };
    }
    const obstacle = refused.find((each) => each.color === color);
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
