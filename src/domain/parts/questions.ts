import type { CompiledPart, Marks } from './compiled';
import { type Cause, closure, contradiction } from './walk';

/** A question before it is told: with the parts themselves, all that would answer it. */
interface Need {
  part: CompiledPart;
  needs: 'alternatives' | 'dependency';
  options: readonly CompiledPart[];
}

/** What parts that come with a click need and would not have after it. */
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
 * Why a part cannot come together with the roots of a click: two that exclude each other among all that would come,
 * the dependencies of each being certain to be asked for next.
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
