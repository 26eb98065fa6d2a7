// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import type { CalculatedCar } from '#widgets/installment-calculator/deferred/use-calculated-car';
import { useChange } from '#widgets/installment-calculator/deferred/use-change';
import { leave, render, text } from '../../lib/render';

afterEach(leave);

const argo: CalculatedCar = {
  mvs: '358AF11',
  year: 2026,
  price: 100_000,
  modelName: 'Argo',
  name: 'Drive 1.0',
};
const Change = ({ car }: { car?: CalculatedCar }) => <p>{useChange(car)}</p>;

it('says what became of the car: its price, then another car; nothing of the first, or of one that is the same', async () => {
  const { show } = await render(<Change />);
  await show(<Change car={argo} />);
  expect(text('p')).toBe('');
  await show(<Change car={{ ...argo, name: 'Drive 1.0 Flex' }} />);
  expect(text('p')).toBe('');
  await show(<Change car={{ ...argo, price: 101_500.5 }} />);
  expect(text('p')).toBe('O preço mudou de R$ 100.000,00 para R$ 101.500,50. Atualizamos a simulação.');
  // While the next one is on its way there is none.
  await show(<Change />);
  await show(<Change car={{ ...argo, mvs: '358AF21', name: 'Trekking', price: 99_000 }} />);
  expect(text('p')).toBe('O carro mudou: Argo Trekking, R$ 99.000,00. Atualizamos a simulação.');
});

it('says it in Spanish', async () => {
  const { show } = await render(<Change car={argo} />, 'es-AR');
  await show(<Change car={{ ...argo, price: 1 }} />);
  expect(text('p')).toMatch(/^El precio cambió de \$ 100\.000,00 a \$ 1,00/);
});
