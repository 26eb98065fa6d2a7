import type { PartChange } from './change';
import type { CompiledPart, CompiledParts, Marks } from './compiled';
import { closureOf, removePart } from './parts';
import { closure } from './walk';

/**
 * Returns the sorted ids of the selected parts that a removed part had included and that stay without it; not those that
 * another selected part includes. A selection does not record who picked a part, so the visitor may have picked them too.
 */
export function leftBehind(compiled: CompiledParts, selected: readonly string[], removed: string): string[] {
  const own = new Set(closureOf(compiled, removed)?.parts ?? []);
  own.delete(removed);
  const others = selected.flatMap((id): CompiledPart[] => {
    const part = own.has(id) ? undefined : compiled.byId.get(id);
    return part ? [part] : [];
  });
  const included: Marks = new Uint8Array(compiled.parts.length);
  closure(
    others.map((part) => ({ part, because: 'selected', by: part }) as const),
    included,
  );
  // What it includes is among the compiled parts.
  return selected.filter((id) => own.has(id) && !included[(compiled.byId.get(id) as CompiledPart).index]);
}

/**
 * Returns the removal of several parts as one change, each as by a separate click.
 * @param color the chosen colour
 * @returns null if one of them cannot be removed
 */
export function removeParts(
  compiled: CompiledParts,
  selected: readonly string[],
  ids: readonly string[],
  color: string | null,
): PartChange | null {
  const changes: PartChange[] = [];
  for (const id of ids) {
    const before = changes.at(-1)?.selected ?? selected;
    const change = removePart(compiled, before, id, { ...(color && { color }) });
    if (!change.ok) return null;
    changes.push(change);
  }
  const last = changes.at(-1);
  if (!last) return null;
  return {
    ...last,
    removed: changes.flatMap(({ removed }) => removed),
    reasons: changes.flatMap(({ reasons }) => reasons),
  };
}
