import type { Form, Point } from './forms';

/** A corner of an outline and the length that its rounding takes of each side. */
export type Corner = readonly [x: number, y: number, radius: number];

const CANVAS = 800;
/** y of the ground. */
export const GROUND = 278;

/** Where the parts of a car are, in centimetres from its rear end and the ground; and from there to pixels. */
export class Frame {
  readonly scale: number;
  readonly left: number;
  readonly rear: number;
  readonly front: number;
  readonly isPickup: boolean;
  constructor(readonly form: Form) {
    const { length, base, nose, deck, glass } = form;
    // Long cars are drawn a little larger than short ones, so that both fit and the difference is seen.
    this.scale = Math.min(772, 604 + (length - 360) * 0.67) / length;
    this.left = (CANVAS - length * this.scale) / 2;
    this.front = length - nose;
    this.rear = this.front - base;
    this.isPickup = deck !== undefined && glass[0] < -50;
  }
  x = (x: number) => Math.round((this.left + x * this.scale) * 10) / 10;
  y = (y: number) => Math.round((GROUND - y * this.scale) * 10) / 10;
  size = (length: number) => Math.round(length * this.scale * 10) / 10;

  /** A closed path through the corners, rounded. */
  path(corners: readonly Corner[], isClosed = true): string {
    const steps = corners.map(([x, y, radius], i) => {
      const before = corners[(i + corners.length - 1) % corners.length] ?? [x, y];
      const after = corners[(i + 1) % corners.length] ?? [x, y];
      if (!radius || (!isClosed && (i === 0 || i === corners.length - 1)))
        return `L${this.x(x)} ${this.y(y)}`;
      const towards = ([toX, toY]: readonly [number, number, ...unknown[]]) => {
        const length = Math.hypot(toX - x, toY - y) || 1;
        const part = Math.min(radius, length / 2) / length;
        return `${this.x(x + (toX - x) * part)} ${this.y(y + (toY - y) * part)}`;
      };
      return `L${towards(before as Point)}Q${this.x(x)} ${this.y(y)} ${towards(after as Point)}`;
    });
    return `M${steps.join('').slice(1)}${isClosed ? 'Z' : ''}`;
  }

  /** The roof from the windscreen's upper edge to the rear window's. */
  get roof(): readonly [Point, Point, Point] {
    const { form, front, rear } = this;
    const [from, to, y] = form.roof;
    const [start, end] = [front - from, rear - to];
    return [
      [start, form.height - 4],
      [start * 0.42 + end * 0.58, form.height],
      [end, y],
    ];
  }
  /** Height of the roof at x. */
  roofAt(x: number): number {
    const [a, b, c] = this.roof;
    const [from, to] = x > b[0] ? [b, a] : [c, b];
    const part = (x - from[0]) / (to[0] - from[0] || 1);
    return from[1] + (to[1] - from[1]) * Math.max(-0.5, Math.min(1, part));
  }
}

/** The outline of a car, from the lower edge of its rear bumper over the roof to the front one. */
export function outline(frame: Frame): Corner[] {
  const { form, front, rear } = frame;
  const { length, clear, cowl, hood, tail, deck, height } = form;
  const [start, middle, end] = frame.roof;
  const isBoxy = form.parts.includes('square');
  const soft = isBoxy ? 0.35 : 1;
  const back: Corner[] = frame.isPickup
    ? [
        [tail[0], tail[1], 4],
        [rear + (deck?.[0] ?? 0), deck?.[1] ?? 0, 1],
        [end[0], end[1], 12],
      ]
    : [
        [tail[0], tail[1], form.parts.includes('lip') || deck ? 5 : 14 * soft],
        ...(deck ? [[deck[0], deck[1], 22] as const] : []),
        [end[0], end[1], (end[0] - tail[0] > 60 ? 70 : 24) * soft],
      ];
  return [
    [16, clear + 3, 5],
    [2, clear + 16, 8],
    [0, Math.min(62, tail[1] * 0.6), 8],
    ...back,
    [middle[0], height, 70],
    [start[0], start[1], 34 * soft],
    [front - cowl[0], cowl[1], 22 * soft],
    [length - hood[0] - 26 * soft, hood[1] + 4, 16 * soft],
    [length - hood[0] * 0.45, hood[1] - 7, 12 * soft],
    [length, Math.max(56, hood[1] * 0.6), 9],
    [length - 3, clear + 15, 8],
    [length - 20, clear + 1, 5],
  ];
}

/** The side windows, from the foot of the windscreen's pillar. */
export function windows(frame: Frame): Corner[] {
  const { form, front, rear } = frame;
  const [start, middle] = frame.roof;
  const { belt, glass, cowl, height } = form;
  const inset = 8.5;
  const slope = (start[0] - (front - cowl[0])) / (start[1] - cowl[1]);
  const foot = front - cowl[0] + slope * (belt[0] + 5 - cowl[1]) - 12;
  const [below, above] = [rear - glass[0], rear - glass[1]];
  const top: Corner[] =
    middle[0] > above + 20 && middle[0] < start[0] - 30 ? [[middle[0], height - inset, 40]] : [];
  return [
    [foot, belt[0], 3],
    [start[0] - 8, start[1] - inset, 16],
    ...top,
    [above, frame.roofAt(above) - inset, 5],
    [below, belt[1] + (above - below > 8 ? 4 : 0), 5],
  ];
}
