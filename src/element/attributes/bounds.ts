import type { Attribute, BoundedData, Bounds } from './attributes';

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
