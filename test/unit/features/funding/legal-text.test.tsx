// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { LegalText } from '#features/funding/Conditions';
import { leave, render, text } from '../../lib/render';

const OF_ANOTHER = 'Plano em 36 parcelas de R$ 3.275,73.';

afterEach(leave);

it.each([
  ['the same installment', 3275.73, false],
  ['another installment', 1000, true],
  ['an installment that is not said', undefined, false],
  ['one that is said to be none', null, false],
  ['one that cannot be read', Number.NaN, false],
])(
  'a text about 3.275,73 beside %s is marked as an example where it is another one',
  async (_, installment, isExample) => {
    await render(<LegalText text={OF_ANOTHER} installment={installment} />);
    expect(text().includes('Exemplo do banco')).toBe(isExample);
    expect(text()).toContain(OF_ANOTHER);
  },
);
