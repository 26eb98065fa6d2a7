import { native } from '../core/native';
import type { LongFrames, LongInteraction } from './report-shape';

/** Milliseconds from which an interaction is long: what Core Web Vitals call good ends there. */
export const LONG = 200;
/** Pairs of tag and type that are counted at most. */
export const MOST_PAIRS = 20;
/** Events that are remembered at most until the browser tells their durations. */
const MOST_EVENTS = 100;
const TYPES = ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup'];

/** Widgets of the latest events, by type and time. */
const tags = new Map<string, string>();
const keyOf = (type: string, time: number): string => `${type} ${time}`;

/** Returns the innermost widget of a path. */
const tagOf = (path: readonly EventTarget[]): string | undefined =>
  path.map((target) => (target as Partial<Element>).localName ?? '').find((name) => name.startsWith('vt-'));

/** Browsers tell the target of no event within a shadow root: it is remembered when the event comes. */
function remember(event: Event): void {
  const tag = tagOf(event.composedPath());
  if (!tag) return;
  tags.set(keyOf(event.type, event.timeStamp), tag);
  const [oldest] = tags.keys();
  if (tags.size > MOST_EVENTS && oldest !== undefined) tags.delete(oldest);
}

/** Returns the widget around an element of the page; those within shadow roots are not told. */
function tagAround(target: Node | null | undefined): string | undefined {
  const path: Node[] = [];
  for (let node = target; node; node = native(node, 'parentNode')) path.push(node);
  return tagOf(path);
}

interface EventTiming extends PerformanceEntry {
  interactionId?: number;
  target?: Node | null;
}

const counted = new Map<string, LongInteraction>();
/** Ids of the interactions that are counted: one has several events. */
let lastIds: number[] = [];

function count(entry: EventTiming): void {
  const { name: type, startTime, duration, interactionId = 0, target } = entry;
  if (duration < LONG || !TYPES.includes(type)) return;
  const tag = tags.get(keyOf(type, startTime)) ?? tagAround(target);
  if (!tag) return;
  if (interactionId && lastIds.includes(interactionId)) return;
  lastIds = [...lastIds, interactionId].slice(-20);
  const key = `${tag} ${type}`;
  const known = counted.get(key) ?? { tag, type, times: 0, longest: 0 };
  if (!counted.has(key) && counted.size >= MOST_PAIRS) return;
  known.times += 1;
  known.longest = Math.max(known.longest, Math.round(duration));
  counted.set(key, known);
}

interface Frame extends PerformanceEntry {
  scripts?: readonly { sourceURL?: string; duration: number }[];
}

let frames: LongFrames | undefined;

function countFrame({ duration, scripts = [] }: Frame, base: string): void {
  const [longest] = [...scripts].sort((one, other) => other.duration - one.duration);
  frames ??= { times: 0, own: 0, longest: 0 };
  frames.times += 1;
  if (base && longest?.sourceURL?.startsWith(base)) frames.own += 1;
  frames.longest = Math.max(frames.longest, Math.round(duration));
}

/** Of each observer, what takes the entries that it has not handed over yet. */
const pending: (() => void)[] = [];

/** Observes a type of entries, if the browser has it and the page leaves it. */
function observe(type: string, options: object, take: (entry: PerformanceEntry) => void): void {
  try {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    observer.observe({ type, buffered: true, ...options });
    pending.push(() => observer.takeRecords().forEach(take));
  } catch {
    // Nothing is counted.
  }
}

/** Starts to count. @param base address of the library's files */
export function watchInteractions(base: string): void {
  for (const type of TYPES) addEventListener(type, remember, { capture: true, passive: true });
  observe('event', { durationThreshold: LONG }, count);
  observe('long-animation-frame', {}, (entry) => countFrame(entry, base));
}

/** Returns what was counted since it was last taken. */
export function takeInteractions(): { interactions: LongInteraction[]; frames?: LongFrames } {
  for (const take of pending) take();
  const taken = { interactions: [...counted.values()], ...(frames && { frames }) };
  counted.clear();
  frames = undefined;
  return taken;
}
