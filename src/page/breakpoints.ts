/**
 * Maximum widths of layouts in px: mobile up to 720, tablet up to 860, desktop above (spec screens#layout). Style sheets
 * repeat them, since container queries accept no variables; test/unit/page/breakpoints.test.ts compares.
 */
export const MOBILE_MAX = 720;
export const TABLET_MAX = 860;
/** Other breakpoints of the specification in px: below 760, 760 to 950, 1600 and above (spec screens#layout). */
export const NARROW_BELOW = 760;
export const MIDDLE_MAX = 950;
export const WIDE_FROM = 1600;

/** A touch screen without a mouse or a similar pointer. */
export const TOUCH = '(hover: none) and (pointer: coarse)';
