import type { ColorRefusal } from './change';
import { type CompiledFinishes, type CompiledParts, type Marks, marksOf } from './compiled';

/** The finishes that go with a selection, and the obstacles of the others. */
export interface FinishesLeft {
  left: string[];
  refused: ColorRefusal[];
}

/** Returns the finishes of a kind that go with marked parts, and the obstacles of the others. */
export function finishesWith({ all, restricting }: CompiledFinishes, marks: Marks): FinishesLeft {
  const left: string[] = [];
  const refused: ColorRefusal[] = [];
  const there = restricting.filter(({ part }) => marks[part.index]);
  for (const { id, onlyWith } of all) {
    const missing = onlyWith.find(({ index }) => !marks[index]);
    const against = there.find(({ only }) => !only.has(id))?.part;
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
export const colorsFor = (compiled: CompiledParts, selected: Iterable<string>): FinishesLeft =>
  finishesWith(compiled.colors, marksOf(compiled, selected));

/** Returns the same of coatings. */
export const coatingsFor = (compiled: CompiledParts, selected: Iterable<string>): FinishesLeft =>
  finishesWith(compiled.coatings, marksOf(compiled, selected));
