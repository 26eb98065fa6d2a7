import { removePart, selectPart } from '../parts';
import type { PartChange, Reason } from './change';
import { colorsFor } from './colors';
import type { CompiledParts } from './compiled';

/**
 * What must happen to a selection for a colour to go with it: parts that it needs come, parts that want other colours
 * go, each as by a click of its own (spec cars#colors). Null where that cannot be, or not without a choice.
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
    // What was cleared away once and is in the way again would be so for ever.
    if (!obstacle || met.has(obstacle.by)) return null;
    met.add(obstacle.by);
    const click = obstacle.because === 'without' ? selectPart : removePart;
    const change = click(compiled, now, obstacle.by);
    if (!change.ok) return null;
    reasons.push(...change.reasons);
    now = change.selected;
  }
}
