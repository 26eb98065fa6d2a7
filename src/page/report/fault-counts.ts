import { pageDocument } from '../core/native';
import type { Fault } from '../faults/faults';
import type { FaultCount } from './report-shape';

/** Different faults of a page view that are counted at most. */
export const MOST_FAULTS = 20;
/** Characters of a word of a fault at most. */
const LONGEST = 60;

const seen = new Set<string>();
let counts = new Map<string, FaultCount>();

const cut = (text: string): string => text.slice(0, LONGEST);

/** Counts a fault; equal ones once, with their number. */
function count({ kind, tag, source, cause, status }: Fault): void {
  const fault = {
    kind,
    ...(tag && { tag: cut(tag) }),
    source: cut(source),
    cause: cut(cause),
    ...(status && { status }),
  };
  const key = JSON.stringify(fault);
  if (!seen.has(key) && seen.size >= MOST_FAULTS) return;
  seen.add(key);
  const known = counts.get(key) ?? { ...fault, times: 0 };
  known.times += 1;
  counts.set(key, known);
}

export const watchFaults = (): void =>
  pageDocument.addEventListener('vt-fault-observed', ({ detail }) => count(detail));

/** Returns the faults since they were last taken. */
export function takeFaults(): FaultCount[] {
  const taken = [...counts.values()];
  counts = new Map();
  return taken;
}
