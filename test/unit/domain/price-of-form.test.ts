import { expect, it } from 'vitest';
import { priceOfForm } from '#domain/money/price-of-form';

const price = (type: string, source?: string | null) => ({ type, source });

it("the price in a form is everybody's, then the online sale's, then that of certain buyers", () => {
  const [custom, online] = [price('FROM_TO', 'customPrice'), price('FROM_TO', 'ecommercePrice')];
  const full = price('FULL_PRICE', '');
  expect(priceOfForm([full, custom], 'FROM_TO')).toBe(custom);
  expect(priceOfForm([full, custom, online], 'FROM_TO')).toBe(online);
  expect(priceOfForm([price('FULL_PRICE', 'customPrice'), full], 'FULL_PRICE')).toBe(full);
  for (const source of [null, undefined, 'new']) {
    const everybody = price('PERCENT', source);
    expect(priceOfForm([price('PERCENT', 'ecommercePrice'), everybody], 'PERCENT')).toBe(everybody);
  }
});

it('is undefined if no price has the form', () => {
  expect(priceOfForm([], 'FROM_TO')).toBeUndefined();
  expect(priceOfForm([price('FULL_PRICE')], 'FROM_TO')).toBeUndefined();
});
