/**
 * What a service does not say is not 0: in services, features and widgets nothing puts a 0 in the place of what is missing,
 * except where 0 has a meaning.
 */

/** @typedef {import('./rules.mjs').Problem} Problem */

const FLOORS = /^(src\/(services|features)|widgets)\//;
/** Numbers of pixels and bars, none of which a service says. */
const PICTURES = /^widgets\/(barcode-scanner|security-photo)\//;

const ZERO = /(?:\?\?|\|\|) 0(?![\d.\w])/;
/** A number of things that are here, and of acts of this view. */
const COUNTED = /length \?\? 0|count \?\? 0\) \+ 1/g;
const COMMENT = /^\s*(\/\/|\/?\*)/;

/**
 * Where 0 has a meaning: a part of the line, and the meaning.
 * @type {readonly (readonly [path: string, part: string, meaning: string])[]}
 */
export const ZEROS = [
  [
    'widgets/working-price/deferred/rows.ts',
    'Number.NEGATIVE_INFINITY) || 0',
    'two rows without a price are equal',
  ],
  [
    'widgets/offer-admin/deferred/editor/check-offer.ts',
    'parseTypedAmount(',
    'what was typed and is no amount is refused as 0 is',
  ],
  ['widgets/event-admin/deferred/EventChoice.tsx', 'Date.parse(startsAt', 'the order of a list'],
  ['widgets/quotation/deferred/search/find-versions.ts', 'year ?? 0', 'the order of a list'],
  ['widgets/quotation/deferred/values.ts', 'parseTypedAmount(discount)', 'no discount was typed'],
  ['widgets/quotation/deferred/rules.ts', "amount('discount')", 'no discount was typed'],
  ['widgets/configurator/deferred/notices/OtherYear.tsx', 'year ?? 0', 'the order of a list'],
  ['widgets/configurator/deferred/versions/VersionFilters.tsx', 'scale?.max ?? 0', 'shown with a scale only'],
  ['widgets/configurator/deferred/versions/VersionStep.tsx', 'year ?? 0', 'a group without a heading'],
  ['widgets/version-comparator/deferred/use-scrolling.ts', 'insetBlockStart', 'no offset'],
  ['widgets/version-comparator/deferred/columns.ts', 'year ?? 0', 'the order of a list'],
  ['widgets/test-drive/deferred/Follow.tsx', 'rating ?? 0', 'no star was chosen'],
  ['widgets/manuals/deferred/list/MyCars.tsx', 'year ?? 0', 'a filter of any year'],
  [
    'widgets/manuals/deferred/list/Results.tsx',
    'totalElements ?? 0',
    'the greater of what is said and what is there',
  ],
  ['widgets/car-image/CarImage.ts', 'width ?? 0', 'no width yet'],
  ['widgets/events/deferred/Detail.tsx', 'count ?? 0', 'acts of this view'],
  ['widgets/loyalty-subscription/deferred/Subscription.tsx', 'count ?? 0', 'acts of this view'],
  ['widgets/loyalty-ranking/deferred/Ranking.tsx', 'points ?? 0', 'a revision: another number reloads'],
  [
    'widgets/coupon/deferred/OfferCoupon.tsx',
    'numberOfInstallments ?? 0',
    'no plan yet: the first period is chosen',
  ],
  ['widgets/polls/deferred/PollCard.tsx', 'votes ?? 0', 'acts of this view'],
  ['widgets/trade-in/deferred/value-car.ts', 'value ?? 0', 'a valuation without a value has been refused'],
  ['widgets/maintenance-simulator/deferred/result/deadline-text.ts', 'months ?? 0', 'singular or plural'],
  [
    'widgets/maintenance-simulator/deferred/result/Result.tsx',
    'number ?? 0',
    '0 is no revision, as the event says',
  ],
  ['widgets/recall-admin/deferred/CarSearch.tsx', 'count ?? 0', 'acts of this view'],
  [
    'widgets/promotion-admin/deferred/promotions/check-promotion.ts',
    'moment ?? 0',
    'a moment that was checked',
  ],
  ['src/features/orders/guest/ManageLink.tsx', 'serverTime() ?? 0', 'without a clock nothing is over'],
  ['src/features/car/note-visit.ts', 'tries.get(key) ?? 0', 'acts of this view'],
  [
    'src/features/car/prices.ts',
    'finalInstallmentValue ?? 0',
    'plans of its source have no final installment',
  ],
  ['src/features/car/summary/use-summary.ts', 'pricedAt ?? 0', 'the later of two moments'],
  ['src/features/card/SecretField.tsx', 'Number(form.values', 'acts of this view'],
  ['src/features/funding/Simulator.tsx', 'numberOfInstallments ?? 0', 'no place on the slider'],
  [
    'src/features/funding/saved-plan.ts',
    'FinalInstallmentPercent ?? 0',
    'no final installment can be chosen',
  ],
  ['src/features/funding/saved-plan.ts', 'finalInstallmentValue ?? 0', 'of a source whose plans have none'],
  ['src/features/funding/simulate.ts', 'range.', 'no final installment can be chosen'],
  ['src/features/funding/save-simulation.ts', 'one ?? 0', 'compared with what the visitor saw'],
  ['src/features/funding/terms.ts', 'counts', 'no place on the slider'],
  ['src/features/funding/cars/VersionList.tsx', 'downPayment ?? 0', 'asked for once it is known'],
  ['src/features/funding/cars/versions.ts', 'price ?? 0', '0 is a price that is not known'],
  ['src/features/funding/cars/versions.ts', 'year ?? 0', 'the order of a list'],
  [
    'src/features/funding/cars/versions.ts',
    'finalInstallmentValue ?? 0',
    'of a source whose plans have none',
  ],
  ['src/features/calendar/CalendarButton.tsx', 'end ?? 0', 'no end'],
  ['src/services/downloads/manual-file.ts', 'content-length', 'progress is not shown without a size'],
  ['src/services/http/status.ts', 'status ?? 0', 'no answer'],
  ['src/services/uploads/chunked.ts', 'received ?? 0', 'sent again from the beginning'],
];

/** @param {string} path @param {string} text @returns {Problem[]} */
export function zeroProblems(path, text) {
  if (!FLOORS.test(path) || PICTURES.test(path)) return [];
  const parts = ZEROS.filter(([of]) => of === path).map(([, part]) => part);
  return text.split('\n').flatMap((line, index) => {
    const isZero = !COMMENT.test(line) && ZERO.test(line.replace(COUNTED, ''));
    if (!isZero || parts.some((part) => line.includes(part))) return [];
    const message =
      'what a service does not say is not 0: leave it undefined, or say what 0 means in house/zeros.mjs';
    return [{ path, line: index + 1, rule: 'zero', message }];
  });
}

/** Meanings of lines that are no more. @param {ReadonlyMap<string, string>} texts by path @returns {Problem[]} */
export function unusedZeros(texts) {
  return ZEROS.flatMap(([path, part]) => {
    const lines = (texts.get(path) ?? '').split('\n');
    if (lines.some((line) => ZERO.test(line) && line.includes(part))) return [];
    return [
      {
        path,
        line: 1,
        rule: 'zero',
        message: `house/zeros.mjs has a meaning of "${part}", which is not here`,
      },
    ];
  });
}
