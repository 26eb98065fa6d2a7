import type { ColorRefusal } from './change';
import { type CompiledParts, type Marks, marksOf } from './compiled';

/** Which colours go with marked parts, and what is in the way of the others. */
export function colorsWith({ colors, restricting }: CompiledParts, marks: Marks) {
  const left: string[] = [];
  const refused: ColorRefusal[] = [];
  const there = restricting.filter(({ part }) => marks[part.index]);
  for (const { id, onlyWith } of colors) {
    const missing = onlyWith.find(({ index }) => !marks[index]);
    const against = there.find((each) => !each.colors.has(id))?.part;
    if (missing) refused.push({ color: id, because: 'without', by: missing.id });
    else if (against) refused.push({ color: id, because: 'restricted', by: against.id });
    else left.push(id);
  }
  return { left, refused };
}

/**
 * Which colours go with a selection (spec cars#colors): those left, and of each other colour the part that is missing or that
 * wants another one.
 */
export const colorsFor = (compiled: CompiledParts, selected: Iterable<string>) =>
  colorsWith(compiled, marksOf(compiled, selected));
