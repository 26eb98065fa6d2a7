// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { AttemptList } from '#features/payment/Unknown';
import { ValuationView } from '#features/trade-in/ValuationView';
import type { Valuation } from '#services/entities/valuation';
import type { Attempt } from '#services/once/attempt';
import { Price } from '#ui/parts/Price';
import { Spoken } from '#ui/parts/Spoken';
import { CarLine } from '#widgets/reservation/deferred/shell/CarLine';
import type { ChosenCar } from '#widgets/reservation/deferred/shell/chosen-car';
import { leave, render, said, settle, text } from '../lib/render';

afterEach(leave);

it.each([
  ['48x de R$\u00a01.234,56', '48x de R$ 1.234,56', '48 vezes de 1.234 reais e 56 centavos'],
  ['Compass 1.3', 'Compass 1.3', 'Compass 1.3'],
])('shows %s and says it in words', async (written, shown, words) => {
  await render(<Spoken>{written}</Spoken>);
  expect([text('vt-test'), said()]).toEqual([shown, words]);
});

it('leaves what is no text, and says the words that it is given', async () => {
  await render(
    <>
      <Spoken>
        <b>R$ 1,00</b>
      </Spoken>
      <Spoken words="A A A, 0 0 0">AAA 000</Spoken>
    </>,
  );
  expect([text('vt-test'), said()]).toEqual(['R$ 1,00AAA 000', 'R$ 1,00A A A, 0 0 0']);
});

it('a price is said in words', async () => {
  const price = { type: 'INSTALLMENT', installments: 48, installmentValue: 10, entranceValue: 20.5 };
  await render(<Price price={price} />);
  expect(said('.price')).toBe('Entrada de 20 reais e 50 centavos + 48 vezes de 10 reais');
  // Who names a button aloud says what is on it.
  await render(<Price price={{ type: 'STARTS_WITH', value: 10 }} isName />);
  expect(said('.price')).toBe('A partir de R$ 10,00');
  await render(<Price price={{ type: 'INSTALLMENT', installments: 48, installmentValue: 10 }} isName />);
  expect(said('.price')).toBe('48x de R$ 10,00');
});

it.each([
  ['value', '.valuation-value', 'Valor estimado 50.000 reais'],
  ['deduction', '.valuation-deductions', 'Pneus menos 500 reais'],
])('a valuation says its amounts in words: %s', async (_, selector, words) => {
  const valuation = {
    price: 50_000,
    value: 50_000,
    lowest: 40_000,
    highest: 60_000,
    deductions: [{ reason: 'Pneus', amount: 500 }],
  } as unknown as Valuation;
  await render(<ValuationView valuation={valuation} />);
  await settle(1000);
  expect(said(selector)).toBe(words);
});

it.each([
  [
    'payment of which nobody knows',
    <AttemptList
      key="a"
      attempts={[{ key: 'k', type: 'pix', amount: 2000, sentAt: 0 } as unknown as Attempt]}
    />,
    ['2.000'],
  ],
  [
    'car to reserve',
    <CarLine
      key="b"
      car={{ modelName: 'Argo', versionName: '', price: 90_000, amount: 2000 } as ChosenCar}
    />,
    ['90.000', '2.000'],
  ],
])('a %s says its amounts in words', async (_, view, amounts) => {
  await render(view);
  for (const amount of amounts) {
    expect(text('vt-test')).toContain(`R$ ${amount},00`);
    expect(said()).toContain(`${amount} reais`);
  }
});
