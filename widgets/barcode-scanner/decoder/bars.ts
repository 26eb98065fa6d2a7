import type { Profile } from './scan-lines';

/** Widths of light and dark in turn along a line, in samples; the first is light. */
export type Bars = Float32Array;

/** How dark and light are told apart: by the middle of what is near, or by the middle between neighbouring extremes. */
export type Threshold = 'near' | 'extremes';

/** Samples on each side that count as near. */
const NEAR = 36;
/** Smallest difference of dark and light that is no noise. */
const CONTRAST = 7;

/** Sliding minimum or maximum over NEAR samples on each side, in linear time. */
function sliding(profile: Profile, isMore: (one: number, other: number) => boolean): Float32Array {
  const found = new Float32Array(profile.length);
  const queue: number[] = [];
  let head = 0;
  for (let next = 0; next < profile.length + NEAR; next++) {
    if (next < profile.length) {
      const value = profile[next] ?? 0;
      while (queue.length > head && !isMore(profile[queue[queue.length - 1] ?? 0] ?? 0, value)) queue.pop();
      queue.push(next);
    }
    const at = next - NEAR;
    if (at < 0) continue;
    while ((queue[head] ?? 0) < at - NEAR) head++;
    found[at] = profile[queue[head] ?? 0] ?? 0;
  }
  return found;
}

const low = (one: number, other: number) => one < other;
const high = (one: number, other: number) => one > other;

/** Widths between the places where the line crosses its threshold; to a fraction of a sample. */
function crossings(profile: Profile, thresholdAt: (at: number) => number): Bars {
  const widths: number[] = [];
  let isDark = false;
  let edge = 0;
  let before = (profile[0] ?? 0) - thresholdAt(0);
  for (let at = 0; at < profile.length; at++) {
    const over = (profile[at] ?? 0) - thresholdAt(at);
    if (over < 0 !== isDark) {
      const place = at === 0 ? 0 : at - 1 + (before === over ? 0 : before / (before - over));
      widths.push(Math.max(0.01, place - edge));
      edge = place;
      isDark = !isDark;
    }
    before = over;
  }
  widths.push(profile.length - edge);
  return Float32Array.from(widths);
}

function barsByNearby(profile: Profile): Bars {
  const lowest = sliding(profile, low);
  const highest = sliding(profile, high);
  return crossings(profile, (at) => {
    const dark = lowest[at] ?? 0;
    const light = highest[at] ?? 0;
    // Without contrast it is light.
    return light - dark < CONTRAST * 2 ? -1 : (dark + light) / 2;
  });
}

function barsByExtremes(profile: Profile): Bars {
  const lowest = sliding(profile, low);
  const highest = sliding(profile, high);
  /** Places of the extremes, light and dark in turn. */
  const extremes: number[] = [0];
  let seeksDark = true;
  let best = 0;
  for (let at = 1; at < profile.length; at++) {
    const value = profile[at] ?? 0;
    const most = profile[best] ?? 0;
    const least = Math.max(CONTRAST, ((highest[at] ?? 0) - (lowest[at] ?? 0)) * 0.14);
    if (seeksDark ? value < most : value > most) best = at;
    else if (seeksDark ? value > most + least : value < most - least) {
      extremes.push(best);
      seeksDark = !seeksDark;
      best = at;
    }
  }
  extremes.push(best, profile.length - 1);
  const widths: number[] = [];
  let edge = 0;
  for (let index = 1; index < extremes.length - 1; index++) {
    const from = extremes[index - 1] ?? 0;
    const to = extremes[index] ?? 0;
    const start = profile[from] ?? 0;
    const end = profile[to] ?? 0;
    const middle = (start + end) / 2;
    let place = from;
    for (let at = from + 1; at <= to; at++) {
      const one = (profile[at - 1] ?? 0) - middle;
      const other = (profile[at] ?? 0) - middle;
      if (one < 0 === other < 0) continue;
      place = at - 1 + one / (one - other);
      break;
    }
    widths.push(Math.max(0.01, place - edge));
    edge = place;
  }
  widths.push(Math.max(0.01, profile.length - edge));
  return Float32Array.from(widths);
}

/** The bars along a line. */
export const barsOf = (profile: Profile, threshold: Threshold): Bars =>
  threshold === 'near' ? barsByNearby(profile) : barsByExtremes(profile);

/** A line against blur: its narrow bars regain contrast. */
export function sharpenLine(profile: Profile, radius: number, amount: number): Profile {
  const sharp = new Float32Array(profile.length);
  for (let at = 0; at < profile.length; at++) {
    const own = profile[at] ?? 0;
    const around = ((profile[at - radius] ?? own) + (profile[at + radius] ?? own)) / 2;
    sharp[at] = own + amount * (own - around);
  }
  return sharp;
}

/** The bars as a line in the other direction meets them; the first is light again. */
export function reversed(bars: Bars): Bars {
  const turned = bars.slice().reverse();
  if (bars.length % 2) return turned;
  // It ended with dark.
  const padded = new Float32Array(turned.length + 1);
  padded.set(turned, 1);
  padded[0] = 0.01;
  return padded;
}
