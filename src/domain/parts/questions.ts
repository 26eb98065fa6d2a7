import type { CompiledPart, Marks } from './compiled';
import { type Cause, closure, contradiction } from './walk';

/** A question with references to the parts, with all possible answers. */
interface Need {
  part: CompiledPart;
  needs: 'alternatives' | 'dependency';
  options: readonly CompiledPart[];
}

/** Returns the unmet needs of the parts that a click adds. */
export function needsOf(found: readonly Cause[], after: Marks): Need[] {
  const open: Need[] = [];
  for (const { part } of found) {
    const { alternatives, dependencies } = part;
    for (const each of dependencies) {
      if (!after[each.index]) open.push({ part, needs: 'dependency', options: [each] });
    }
    if (alternatives.length > 0 && !alternatives.some(({ index }) => after[index]))
      open.push({ part, needs: 'alternatives', options: alternatives });
  }
  return open;
}

/**
 * Returns why a part cannot be added together with the roots of a click: two parts of the common closure that exclude
 * each other. Dependencies are part of the closure, since they would be asked for next.
 */
export function obstacle(
  roots: readonly Cause[],
  option: CompiledPart,
  size: number,
): [CompiledPart, CompiledPart] | undefined {
  const marks: Marks = new Uint8Array(size);
  const chosen = (part: CompiledPart): Cause => ({ part, because: 'chosen', by: part });
  const found = closure([...roots, chosen(option)], marks);
  for (const { part } of found) found.push(...closure(part.dependencies.map(chosen), marks));
  return contradiction(found, marks);
}
