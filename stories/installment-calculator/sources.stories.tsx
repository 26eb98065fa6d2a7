import { expect, waitFor } from 'storybook/test';
import { ARGO, CALCULATOR, calculator, installment, row, slider } from '../lib/calculator';
import { sandbox } from '../lib/sandbox';
import { fill, press } from '../lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from '../lib/story';

const meta: WidgetMeta<'vt-installment-calculator'> = {
  title: 'Widgets/vt-installment-calculator',
  component: component('vt-installment-calculator'),
  args: CALCULATOR,
};
export default meta;
type Story = WidgetStory<'vt-installment-calculator'>;

const ofSource = (source: 'psa-traditional' | 'cdc' | 'next', words: string): Story => ({
  args: { ...ARGO, source },
  parameters: about(words),
  play: asWritten(async ({ canvasElement }) => {
    const { root } = await calculator(canvasElement);
    await installment(root);
    const final = root.querySelector('#finalInstallmentPercentage');
    if (source === 'next') await expect(final).toHaveAttribute('step', '10');
    else await expect(final).toBeNull();
    await expect(row(root, 'Entrada')).toHaveTextContent('R$ 30.000,00');
    await expect(root.querySelector('.legal')).toHaveTextContent('Crédito sujeito a análise');
  }),
});

// Names stand here: the sidebar reads them from the source.
export const Traditional: Story = {
  name: 'Parcelas iguais',
  ...ofSource('psa-traditional', 'Sem parcela final.'),
};

export const Cdc: Story = {
  name: 'CDC',
  ...ofSource('cdc', 'A entrada vai ao banco em dinheiro; não há parcela final.'),
};

export const Next: Story = {
  name: 'Next',
  ...ofSource('next', 'A parcela final só anda de dez em dez por cento.'),
};

export const Refused: Story = {
  name: 'Recusa em um campo',
  args: { ...ARGO },
  parameters: about('A mensagem do banco fica no seu campo; nada é escolhido enquanto ela está lá.'),
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

export const Nothing: Story = {
  name: 'Nenhum resultado',
  args: { ...ARGO, source: 'next' },
  parameters: about('A modalidade não tem nada para estes valores.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText } = await calculator(canvasElement);
    await installment(root);
    // With 60 % of entry there is no final installment of 40 % or more.
    fill(slider(root, 'finalInstallmentPercentage-typed'), '50');
    fill(slider(root, 'entrancePercent-typed'), '60');
    await expect(await findByText('Nenhum resultado foi encontrado para estes valores.')).toBeVisible();
  }),
};

export const Failing: Story = {
  name: 'Serviço fora do ar',
  args: { ...ARGO },
  parameters: about('O que foi escolhido fica; o visitante pode tentar de novo.', {
    faults: { 'FIN-13': '400' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole } = await calculator(canvasElement);
    await expect(await findByRole('alert')).toHaveTextContent('A simulação não está disponível no momento.');
    fill(slider(root, 'entrancePercent-typed'), '45');
    await waitFor(() => expect(root.querySelector('.figures')).toHaveAttribute('aria-busy', 'true'));
    await expect(await findByRole('alert')).toBeVisible();
    await expect(slider(root, 'entrancePercent')).toHaveValue('45');
    sandbox.state.setFault({ call: 'FIN-13', fault: 'none' });
    press(await findByRole('button', { name: 'Tentar novamente' }));
    await installment(root);
    await expect(row(root, 'Entrada')).toHaveTextContent('R$ 45.000,00');
  }),
};

export const Waiting: Story = {
  name: 'Carregando',
  args: { ...ARGO },
  parameters: about('O lugar dos números, enquanto eles não chegam.', { faults: { 'FIN-13': 'slow' } }),
  play: asWritten(async ({ canvasElement }) => {
    const { root } = await calculator(canvasElement);
    await waitFor(() => expect(root.querySelector('.figures-to-come')).toBeVisible());
    await expect(root.querySelector('.figures')).toHaveAttribute('aria-busy', 'true');
  }),
};
