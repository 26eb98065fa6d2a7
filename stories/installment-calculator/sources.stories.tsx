import { expect, waitFor } from 'storybook/test';
import { ARGO, CALCULATOR, calculator, installment, row, slider } from '../lib/calculator';
import { fill } from '../lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from '../lib/story';

const meta: WidgetMeta<'vt-installment-calculator'> = {
  title: 'Widgets/vt-installment-calculator',
  component: component('vt-installment-calculator'),
  args: CALCULATOR,
};
export default meta;
type Story = WidgetStory<'vt-installment-calculator'>;

export const Next: Story = {
  name: 'Next',
  args: { ...ARGO, source: 'next' },
  parameters: about('A parcela final só muda de dez em dez pontos percentuais.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root } = await calculator(canvasElement);
    await installment(root);
    await expect(slider(root, 'finalInstallmentPercentage')).toHaveAttribute('step', '10');
    await expect(row(root, 'Entrada')).toHaveTextContent('R$ 30.000,00');
    await expect(root.querySelector('.legal')).toHaveTextContent('Crédito sujeito a análise');
  }),
};

export const Refused: Story = {
  name: 'Recusa em um campo',
  args: { ...ARGO },
  parameters: about(
    'A mensagem do banco aparece no campo; não é possível escolher o plano enquanto ela estiver na tela.',
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { root, getByRole, findByText } = await calculator(canvasElement);
    await installment(root);
    fill(slider(root, 'entrancePercent-typed'), '60');
    fill(slider(root, 'finalInstallmentPercentage-typed'), '40');
    await expect(
      await findByText('Entrada e parcela final não podem somar o preço do veículo'),
    ).toBeVisible();
    await expect(getByRole('button', { name: 'Quero este plano' })).toHaveAttribute('aria-disabled', 'true');
  }),
};

export const Failing: Story = {
  name: 'Serviço fora do ar',
  args: { ...ARGO },
  parameters: about('As escolhas são mantidas; o visitante pode tentar de novo.', {
    faults: { 'FIN-13': '400' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole } = await calculator(canvasElement);
    await expect(await findByRole('alert')).toHaveTextContent('A simulação não está disponível no momento.');
    fill(slider(root, 'entrancePercent-typed'), '45');
    await waitFor(() => expect(root.querySelector('.figures')).toHaveAttribute('aria-busy', 'true'));
    await expect(await findByRole('alert')).toBeVisible();
    await expect(slider(root, 'entrancePercent')).toHaveValue('45');
    await expect(await findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  }),
};

export const Waiting: Story = {
  name: 'Carregando',
  args: { ...ARGO },
  parameters: about('O espaço dos valores, enquanto eles carregam.', { faults: { 'FIN-13': 'slow' } }),
  play: asWritten(async ({ canvasElement }) => {
    const { root } = await calculator(canvasElement);
    await waitFor(() => expect(root.querySelector('.figures-to-come')).toBeVisible());
    await expect(root.querySelector('.figures')).toHaveAttribute('aria-busy', 'true');
  }),
};
