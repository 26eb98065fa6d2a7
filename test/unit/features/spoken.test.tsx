// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Amounts } from '#features/car/summary/SummaryRows';
import { Installment } from '#features/funding/Installment';
import { PlanRows } from '#features/funding/PlanRows';
import { Facts } from '#features/owner/Facts';
import { leave, render, texts } from '../lib/render';

afterEach(leave);

const amount = { value: 10, text: 'R$\u00a010,00', busy: false };
const plan = {
  price: 100,
  entranceValue: 20,
  installmentsValue: 10,
  finalInstallmentValue: 0,
  numberOfInstallments: 9,
  totalInstallments: 80,
};

it.each<[string, ReactNode, string[]]>([
  [
    'what is known of a car',
    <Facts key="" of={[['Chassi', '9BGKD08X04G117974']]} />,
    ['9 B G K D 0 8 X 0 4 G 1 1 7 9 7 4'],
  ],
  [
    'rows of a summary',
    <Amounts key="" rows={[{ id: 'color', name: 'Cor', items: [{ id: 'a', name: 'A', amount }], amount }]} />,
    ['10 reais', '10 reais'],
  ],
  ['installments', <Installment key="" count={48} value={10} />, ['48 vezes de', '10 reais']],
  [
    "a plan's amounts",
    <PlanRows key="" plan={plan} withDownPayment />,
    ['20 reais', '80 reais', '110 reais'],
  ],
])('%s are said in words', async (_, view, words) => {
  await render(view);
  expect(texts('.spoken')).toEqual(words);
});
