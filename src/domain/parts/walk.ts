import type { Because } from './change';
import { type CompiledPart, type Marks, markPart } from './compiled';

/** A reason with references to the parts. */
export interface Cause {
  part: CompiledPart;
  because: Because;
  by: CompiledPart;
}

/** Returns the roots and all the parts that they include, without duplicates, each after its cause. Marks them. */
export function closure(roots: readonly Cause[], marks: Marks): Cause[] {
  const found = roots.filter(({ part }) => markPart(marks, part));
  // The list grows during iteration.
  for (const { part } of found) {
    for (const next of part.includes) {
      if (markPart(marks, next)) found.push({ part: next, because: 'included', by: part });
    }
  }
  return found;
}

/** Returns two parts of a closure that exclude each other; the same part twice if it excludes itself. */
export function contradiction(
  found: readonly Cause[],
  marks: Marks,
): [CompiledPart, CompiledPart] | undefined {
  for (const { part } of found) {
    const other = part.excludes.find(({ index }) => marks[index]);
    if (other) return [part, other];
  }
  return undefined;
}

/** Returns the parts that a closure excludes, and unmarks them. */
export function displaced(found: readonly Cause[], after: Marks): Cause[] {
  const gone: Cause[] = [];
  for (const { part } of found) {
    for (const other of part.excludes) {
      if (!after[other.index]) continue;
      after[other.index] = 0;
      gone.push({ part: other, because: 'excluded', by: part });
    }
  }
  return gone;
}

/**
 * Adds to `gone` the dependants of removed parts, and unmarks them: parts that include one of them, directly or through
 * others, and parts that depend on one or are left without an alternative.
 * @param staying parts that are never removed: a part that the click adds asks for what it needs
 */
export function cascade(gone: Cause[], after: Marks, staying: Marks): void {
  const seen: Marks = new Uint8Array(after.length);
  /** Parts that are missing, each with the removed part that caused it. */
  const missing = gone.map(({ part }) => ({ part, by: part }));
  for (const { part } of gone) markPart(seen, part);
  const leave = (part: CompiledPart, by: CompiledPart) => {
    after[part.index] = 0;
    markPart(seen, part);
    gone.push({ part, because: 'dependant', by });
    missing.push({ part, by: part });
  };
  for (const { part, by } of missing) {
    for (const whole of part.includedBy) {
      if (after[whole.index]) leave(whole, by);
      // Not selected itself, but a part that includes it may be.
      else if (markPart(seen, whole)) missing.push({ part: whole, by });
    }
    if (part !== by) continue;
    for (const needy of part.neededBy) {
      if (after[needy.index] && !staying[needy.index] && needs(needy, part, after)) leave(needy, part);
    }
  }
}

/** Whether a part requires one of the removed parts. */
const needs = (needy: CompiledPart, gone: CompiledPart, after: Marks): boolean =>
  needy.dependencies.includes(gone) || !needy.alternatives.some(({ index }) => after[index]);
