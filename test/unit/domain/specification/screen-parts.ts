/** Sections, tabs and controls of screens, in order (spec screens#logged-area, screens#quotation-tabs, screens#version-comparator, screens#preview-summary). */

export const LOGGED_AREA_SECTIONS = [
  'personal data',
  'address',
  'credentials',
  'saved cars',
  'my orders',
  'bonus-lovers vouchers',
] as const;

export const QUOTATION_TABS = ['Model', 'Optionals', 'Coating', 'Accessories', 'Comment'] as const;
/** The tabs after them; the preview shows the seller's data. */
export const QUOTATION_LATER_TABS = ['summary', 'preview'] as const;

export const COMPARATOR_PARTS = [
  'highlights',
  'available colors',
  'change version',
  'see all items',
] as const;

export const CALCULATOR_CONTROLS = [
  'entry slider',
  'installments slider',
  'final installment slider',
  'upgrade-version modal',
  'car-change modal',
] as const;

export const PREVIEW_SUMMARY_PARTS = [
  'my car',
  'initial price',
  'color',
  'optionals',
  'coating',
  'accessories',
  'bonus',
  'discount',
  'payment',
  'cash payment',
  'online-purchase price',
  'proposal validity',
  'comments',
  'serial items',
] as const;

export const SCANNER_CONTROLS = ['camera selector', 'zoom', 'torch', 'stop button', 'result list'] as const;
/** Parts of a scanner result. */
export const SCANNER_RESULT_PARTS = ['thumbnail', 'code', 'format'] as const;

/** Search keys of a recall. */
export const RECALL_KEYS = ['plate', 'chassis'] as const;
