import type { TagTiming } from './report-shape';

/** Tags that a report has at most. */
export const MOST_TAGS = 25;

const NAME = /^(vt-[a-z\d-]{1,40}) (ready|first-use|sent)$/;

const entries = (): PerformanceEntry[] => {
  try {
    return [...performance.getEntriesByType('mark'), ...performance.getEntriesByType('measure')];
  } catch {
    // The page has replaced the interface.
    return [];
  }
};

const rounded = (time: number): number => Math.max(0, Math.round(time));

function add(timing: TagTiming, step: string, { startTime, duration }: PerformanceEntry): void {
  if (step === 'ready') {
    timing.loaded ??= rounded(startTime);
    timing.ready = Math.max(timing.ready ?? 0, rounded(duration));
  } else if (step === 'first-use') timing.firstUse ??= rounded(startTime);
  else timing.sent = (timing.sent ?? 0) + 1;
}

/** Returns the User Timing of widgets (timing.ts) that ended after one moment and not after another, by tag. */
export function timingsBetween(after: number, until: number): TagTiming[] {
  const timings = new Map<string, TagTiming>();
  for (const entry of entries()) {
    const [, tag = '', step = ''] = NAME.exec(entry.name) ?? [];
    const end = entry.startTime + entry.duration;
    if (!tag || end <= after || end > until) continue;
    const timing = timings.get(tag) ?? { tag };
    if (!timings.has(tag) && timings.size >= MOST_TAGS) continue;
    timings.set(tag, timing);
    add(timing, step, entry);
  }
  return [...timings.values()];
}
