import { expect, waitFor } from 'storybook/test';
import { ARGO, CALCULATOR, calculator, installment, row } from '../lib/calculator';
import { narrow } from '../lib/narrow';
import { press } from '../lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from '../lib/story';

const meta: WidgetMeta<'vt-installment-calculator'> = {
  title: 'Widgets/vt-installment-calculator',
  component: component('vt-installment-calculator'),
  args: CALCULATOR,
};
export default meta;
type Story = WidgetStory<'vt-installment-calculator'>;

export const Gone: Story = {
  name: 'Carro que não é mais vendido',
  args: { mvs: 'ZZZZZZ1' },
  parameters: about('Uma mensagem informa isso e oferece outro carro.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText, findAllByRole } = await calculator(canvasElement);
    await expect(await findByText('Este carro não está mais disponível.')).toBeVisible();
    const [first] = await findAllByRole('button', { name: /^Simular este/ });
    if (first) press(first);
    await installment(root);
  }),
};

export const Narrow: Story = {
  name: 'No celular, em 320 px',
  args: { ...ARGO, price: 1234567.89, heading: 'Calcule suas parcelas desproporcionalmente extraordinárias' },
  parameters: about('Sem rolagem horizontal, mesmo com valores de sete dígitos.'),
  decorators: [narrow],
  play: asWritten(async ({ canvasElement }) => {
    const { element, root, getByRole } = await calculator(canvasElement);
    await installment(root);
    press(getByRole('button', { name: 'Compare as modalidades' }));
    await waitFor(() => expect(root.querySelectorAll('.plan-installment')).toHaveLength(4));
    await expect(element.scrollWidth).toBeLessThanOrEqual(320);
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { mvs: '1PA9BT2CV1FYH181', year: 2026 },
  parameters: about('Em pesos, para a Argentina.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, getByRole } = await calculator(canvasElement);
    await expect(await installment(root)).toMatch(/^\$\s\d/);
    await expect(row(root, 'Anticipo')).toBeTruthy();
    await expect(getByRole('button', { name: 'Quiero este plan' })).toBeVisible();
  }),
};
