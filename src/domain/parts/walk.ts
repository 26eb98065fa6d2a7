import type { Because } from './change';
import { type CompiledPart, type Marks, mark } from './compiled';

/** A reason before it is told: with the parts themselves. */
export interface Cause {
  part: CompiledPart;
  because: Because;
  by: CompiledPart;
}

/** The roots and all that comes with them, each once and after what brings it. Marks them. */
export function closure(roots: readonly Cause[], marks: Marks): Cause[] {
  const found = roots.filter(({ part }) => mark(marks, part));
  // Grows while it is walked.
  for (const { part } of found) {
    for (const next of part.includes) {
      if (mark(marks, next)) found.push({ part: next, because: 'included', by: part });
    }
  }
  return found;
}

/** Two of a closure that exclude each other; one twice where it excludes itself. */
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

/** What a closure without contradiction drives out. Takes it out of the marks. */
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
 * What cannot stand without the parts that went: those that include one of them, directly or through others, and those
 * that depend on one or are left without an alternative. Takes them out of the marks and puts them behind `gone`.
 * @param staying never go: a part that comes with the click asks for what it needs
 */
export function cascade(gone: Cause[], after: Marks, staying: Marks): void {
  const seen: Marks = new Uint8Array(after.length);
  /** Parts that are not there, and who of them that went is to blame. */
  const missing = gone.map(({ part }) => ({ part, by: part }));
  for (const { part } of gone) mark(seen, part);
  const leave = (part: CompiledPart, by: CompiledPart) => {
    after[part.index] = 0;
    mark(seen, part);
    gone.push({ part, because: 'dependant', by });
    missing.push({ part, by: part });
  };
  for (const { part, by } of missing) {
    for (const whole of part.includedBy) {
      if (after[whole.index]) leave(whole, by);
      // Not selected itself, but what includes it may be.
      else if (mark(seen, whole)) missing.push({ part: whole, by });
    }
    if (part !== by) continue;
    for (const needy of part.neededBy) {
      if (after[needy.index] && !staying[needy.index] && needs(needy, part, after)) leave(needy, part);
    }
  }
}

/** Whether a part cannot do without one that went. */
const needs = (needy: CompiledPart, gone: CompiledPart, after: Marks): boolean =>
  needy.dependencies.includes(gone) || !needy.alternatives.some(({ index }) => after[index]);
