/** Number of arguments of a command of a path. */
const ARGUMENTS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7 };

/** Returns the coordinates of a path's ends and control points, in one list; NaN for what is no path. */
export function pathPoints(path: string): number[] {
  const found: number[] = [];
  let at = [0, 0];
  let start = at;
  for (const [, command = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const name = command.toLowerCase();
    if (name === 'z') at = start;
    const count = ARGUMENTS[name] ?? 0;
    const numbers = (rest.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (count ? numbers.length % count !== 0 : name !== 'z') return [Number.NaN];
    while (numbers.length > 0) {
      const own = numbers.splice(0, count);
      const [fromX = 0, fromY = 0] = command === name ? at : [0, 0];
      const [x = 0, y = 0] = at;
      if (name === 'h') at = [fromX + (own[0] ?? 0), y];
      else if (name === 'v') at = [x, fromY + (own[0] ?? 0)];
      else {
        // Of an arc only the end; it bulges by less than the margin, or it is drawn in two halves.
        const ends = (name === 'a' ? own.slice(-2) : own).map((each, n) => each + (n % 2 ? fromY : fromX));
        found.push(...ends);
        at = ends.slice(-2);
      }
      found.push(...at);
      if (name === 'm') start = at;
    }
  }
  return found;
}
