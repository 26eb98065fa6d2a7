import { describe, expect, it } from 'vitest';
import { LARGEST_AMOUNT } from '#domain/core/bounds';
import { CALCULATOR_STEPS } from '#domain/financing/calculator-steps';
import { UPLOAD_LIMIT } from '#domain/uploads/upload-limits';
import type { Attribute, Attributes, BoundedData } from '#element/attributes/attributes';
import { decimal, integer } from '#element/attributes/bounds';
import { MOST_COMPARED } from '#services/version-comparator';
import { attributes as upload } from '#widgets/document-upload/attributes';
import { attributes as flow } from '#widgets/funding-flow/attributes';
import { attributes as calculator } from '#widgets/installment-calculator/attributes';
import { attributes as comparator } from '#widgets/version-comparator/attributes';
import { attributeValue } from '../lib/attribute-value';

/** Absent, empty, no number, beyond the largest amount. */
const NONE = [undefined, '', ' ', 'doze', 'NaN', 'Infinity', '1e21', '-1e21'];

/** What is written, and what it gives. */
type Edges = [value: number | string, given: number | undefined][];

const KINDS: [name: string, attribute: Attribute, usual: number | undefined, edges: Edges][] = [
  [
    'the nearest bound',
    integer({ min: 2, max: 4, default: 3 }),
    3,
    [
      [-1e11, 2],
      [0, 2],
      [1, 2],
      [1.9, 2],
      [2, 2],
      [2.9, 2],
      [3, 3],
      [4, 4],
      [4.1, 4],
      [5, 4],
      [1e11, 4],
    ],
  ],
  [
    'the default for one that is too small, else the largest',
    integer({ min: 1, max: 50, default: 12, outside: 'low-default' }),
    12,
    [
      [-1, 12],
      [0, 12],
      [0.9, 12],
      [1, 1],
      [' 7 ', 7],
      [7.9, 7],
      [50, 50],
      [50.5, 50],
      [51, 50],
      [1e11, 50],
    ],
  ],
  [
    'the default for 0, else the nearest bound',
    integer({ min: 3, max: 60, default: 12, outside: 'zero-default' }),
    12,
    [
      [-5, 3],
      [0, 12],
      [0.5, 3],
      [2, 3],
      [3, 3],
      [59.7, 59],
      [60, 60],
      [61, 60],
    ],
  ],
  [
    'no number, as a fraction does',
    integer({ min: 1, max: 7, outside: 'default', fraction: 'default' }),
    undefined,
    [
      [-1, undefined],
      [0, undefined],
      [1, 1],
      [1.5, undefined],
      [7, 7],
      [7.5, undefined],
      [8, undefined],
    ],
  ],
  [
    'the nearest bound, and a fraction the nearest whole number',
    integer({ min: 1, max: 40, default: 1, fraction: 'nearest' }),
    1,
    [
      [-3, 1],
      [0.4, 1],
      [1, 1],
      [2.4, 2],
      [2.5, 3],
      [39.5, 40],
      [40, 40],
      [40.4, 40],
      [99, 40],
    ],
  ],
  [
    'the default, with fractions',
    decimal({ min: 0.01, max: 100, default: 1, outside: 'default' }),
    1,
    [
      [-1, 1],
      [0, 1],
      [0.009, 1],
      [0.01, 0.01],
      [2.5, 2.5],
      [100, 100],
      [100.1, 1],
      [1e11, 1],
    ],
  ],
  [
    'the default unless it is larger',
    decimal({ above: 0, default: 50 }),
    50,
    [
      [-3, 50],
      [0, 50],
      ['-0', 50],
      [0.1, 0.1],
      [50, 50],
      [LARGEST_AMOUNT, LARGEST_AMOUNT],
    ],
  ],
  [
    'none unless it is larger',
    decimal({ above: 0 }),
    undefined,
    [
      [-5, undefined],
      [0, undefined],
      [1, 1],
    ],
  ],
];

describe.each(KINDS)('a number outside gives %s', (_, attribute, usual, edges) => {
  it.each(NONE)('%j gives the default', (value) => expect(attributeValue(attribute, value)).toBe(usual));
  it.each(edges)('%j gives %j', (value, given) => expect(attributeValue(attribute, value)).toBe(given));
});

const boundsOf = (attributes: Attributes, name: string) => (attributes[name] as BoundedData).bounds;

it('the bounds are those of the rules that they stand for', () => {
  expect(boundsOf(comparator, 'max-versions').max).toBe(MOST_COMPARED);
  expect((boundsOf(upload, 'max-size').default ?? 0) * 1024 ** 2).toBe(UPLOAD_LIMIT);
  for (const attributes of [calculator, flow])
    expect(boundsOf(attributes, 'down-payment-step').default).toBe(CALCULATOR_STEPS.downPayment);
});
