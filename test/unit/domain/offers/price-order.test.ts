import { expect, it } from 'vitest';
import { byPrice } from '#domain/offers/price-order';

const OFFERS = [
  { id: 'rent', type: 'RENTAL', value: 2230 },
  { id: 'unpriced', type: 'FCA', value: null },
  { id: 'dear', type: 'DEALER', value: 95_000 },
  { id: 'cheap', type: 'FCA', value: 90_200 },
  { id: 'unpriced too', type: 'FCA', value: null },
];

it.each([
  [1, ['cheap', 'dear', 'unpriced', 'unpriced too', 'rent']],
  [-1, ['dear', 'cheap', 'unpriced', 'unpriced too', 'rent']],
] as const)('sorts by price %i within a kind of price, those without one last', (direction, ids) => {
  expect([...OFFERS].sort(byPrice(direction)).map(({ id }) => id)).toEqual(ids);
});
