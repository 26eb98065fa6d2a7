import type { ColorRefusal } from './change';
import { type CompiledParts, type Marks, marksOf } from './compiled';

/** Returns the colours that go with marked parts, and the obstacles of the others. */
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
 * Returns the colours that go with a selection (spec cars#colors), and for each other colour the part that is missing or
 * that requires another colour.
 */
export const colorsFor = (compiled: CompiledParts, selected: Iterable<string>) =>
  colorsWith(compiled, marksOf(compiled, selected));
