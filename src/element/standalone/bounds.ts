import type { Attribute } from './attributes';

/** Both ends are included; or every larger number, and one that is not gives the default. */
type Range = { min: number; max: number; above?: never } | { above: number; min?: never; max?: never };

/**
 * The bounds of a numeric attribute. Plain data: the authors' texts, the manifest, the fields of CMSs and the
 * diagnostics are derived from it.
 */
export type Bounds = Range & {
  /** Given if the attribute is absent or no number; undefined without it. */
  default?: number;
  /**
   * What a number outside gives: the nearest bound if absent; default: the default; low-default: the default if it is too
   * small, else the largest; zero-default: the default for 0, else the nearest bound.
   */
  outside?: 'default' | 'low-default' | 'zero-default';
  /** What a fraction gives where whole numbers are asked for: the next smaller one if absent. */
  fraction?: 'nearest' | 'default';
};

/** A numeric attribute with bounds. */
export interface BoundedData {
  bounds: Bounds;
  integer: boolean;
  /** Returns the value of a written number, or of none. */
  within(number: number | undefined): number | undefined;
}

type Bounded<B> = Attribute<B extends { default: number } ? number : number | undefined>;

const bounded = (bounds: Bounds, integer: boolean): BoundedData => ({
  bounds,
  integer,
  within(number) {
    const { above = -Infinity, min = above, max = Infinity, outside, fraction } = bounds;
    // Not <=, as undefined is never larger.
    if (!((number as number) > above)) return bounds.default;
    const value = number as number;
    const refused =
      outside === 'zero-default'
        ? !value
        : (outside && value < min) ||
          (outside === 'default' && value > max) ||
          (fraction === 'default' && value % 1);
    if (refused) return bounds.default;
    const nearest = Math.min(max, Math.max(min, value));
    return integer ? (fraction ? Math.round(nearest) : Math.floor(nearest)) : nearest;
  },
});

/** A whole number within bounds. */
export const integer = <const B extends Bounds>(bounds: B) => bounded(bounds, true) as Bounded<B>;

/** A number within bounds, which may have a fraction. */
export const decimal = <const B extends Bounds & { fraction?: never }>(bounds: B) =>
  bounded(bounds, false) as Bounded<B>;
