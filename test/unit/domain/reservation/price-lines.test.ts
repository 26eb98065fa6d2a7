import { expect, it } from 'vitest';
import { priceLines } from '#domain/reservation/price-lines';

const part = (type: string, name: string, price: number | null = 100) => ({
  code: `c-${type}`,
  name,
  type,
  price,
});

it('are the car, and each part that the service names', () => {
  const parts = [part('ITEM', 'Teto'), part('COLOR', 'Azul', 0), part('COATING', ''), part('OTHER', 'Mais')];
  expect(
    priceLines({ price: 1000, colorPrice: 0, coatingPrice: 100, optionalsPrice: 200, total: 1300, parts }),
  ).toEqual([
    { kind: 'base', name: '', amount: 1000 },
    { kind: 'color', name: 'Azul', amount: 0 },
    { kind: 'coating', name: 'c-COATING', amount: 100 },
    { kind: 'item', name: 'Teto', amount: 100 },
    { kind: 'item', name: 'Mais', amount: 100 },
  ]);
});

it('are sums of a kind where the service names no part of it, and nothing for nothing', () => {
  expect(
    priceLines({ price: 1000, colorPrice: 50, coatingPrice: 0, optionalsPrice: 300, parts: [] }),
  ).toEqual([
    { kind: 'base', name: '', amount: 1000 },
    { kind: 'color', name: '', amount: 50 },
    { kind: 'item', name: '', amount: 300 },
  ]);
});

it('leave out what has no price', () => {
  expect(priceLines({ price: null, parts: [part('ITEM', 'Teto', null)] })).toEqual([]);
});
