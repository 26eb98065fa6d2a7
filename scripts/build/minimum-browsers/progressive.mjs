/** Newer than the floor, with what a visitor of a least browser has without it. A property stands for its values too. */
const PROGRESSIVE = new Set([
  // The same, painted later or with a scroll bar that moves a little.
  'content-visibility',
  'contain-intrinsic-block-size',
  'contain-intrinsic-inline-size',
  'contain-intrinsic-size',
  // The same words, broken elsewhere.
  'hyphens',
  'text-wrap',
  // A scroll bar of the system's width.
  'scrollbar-width',
  // The system's colours instead of the car's, in a mode of high contrast.
  'forced-color-adjust',
  // Columns or rows of each card alone, not in line with its neighbours'.
  'grid-template-columns: subgrid',
  'grid-template-rows: subgrid',
  // A page of paper that breaks elsewhere, and prints no backgrounds unless told to.
  'break-after: avoid',
  'print-color-adjust',
  // The next font of the list.
  'font-family: ui-monospace',
  // Phones have no pointer to change, and no corner to pull; iOS names its text size with a prefix.
  'cursor',
  'resize',
  'text-size-adjust',
  // Only what was opened as a popover matches, which the script asks for first.
  ':popover-open',
  // A first view of a server: a press before its script is there is not shown, and has to be repeated; without scripts at all,
  // the view says ten seconds later that it waits.
  ':user-valid',
  '@media (scripting)',
]);

/** @param {string} name as newerStyles (floor-styles.mjs) has it */
export const isProgressive = (name) => PROGRESSIVE.has(name) || PROGRESSIVE.has(name.replace(/: .*/, ''));
