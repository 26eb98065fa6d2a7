import { expect, waitFor } from 'storybook/test';
import { $car } from '#features/car/car-store';
import { loadVersion } from '#features/car/current/load-car';
import { ARGO, another, CALCULATOR, calculator, installment, row, slider } from './lib/calculator';
import { hasFocus } from './lib/configurator';
import { havingCar } from './lib/fixtures';
import { choose, fill, press } from './lib/shadow';
import { about, asWritten, component, nextFrame, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-installment-calculator'> = {
  title: 'Widgets/vt-installment-calculator',
  component: component('vt-installment-calculator'),
  args: CALCULATOR,
};
export default meta;
type Story = WidgetStory<'vt-installment-calculator'>;

export const PageCar: Story = {
  name: 'Com o carro da página',
  parameters: about('O preço é o do carro que o visitante montou; as mudanças são anunciadas.', {
    arrange: havingCar('358AF11~2026~679~~CAM~'),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root } = await calculator(canvasElement);
    const before = await installment(root);
    await expect(root.querySelector('.car-row-price')).toHaveTextContent('R$ 96.170,00');
    await expect(row(root, 'Entrada')).toHaveTextContent('R$ 28.851,00');
    await loadVersion('358BF31', 2026, document);
    await another(root, before);
    await expect(root.querySelector('.change')).toHaveTextContent(/^O carro mudou: Argo Drive 1\.3 CVT/);
  }),
};

export const Written: Story = {
  name: 'Com o carro do autor',
  args: { ...ARGO },
  parameters: about(
    'Versão, ano e preço nos atributos. Cada valor pode ser arrastado ou digitado, e é lido por leitores de tela.',
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { root } = await calculator(canvasElement);
    const before = await installment(root);
    const downPayment = slider(root, 'entrancePercent');
    await expect(downPayment).toHaveAttribute('aria-valuetext', '30%, 30.000 reais');
    downPayment.focus();
    await hasFocus(downPayment);
    fill(downPayment, '40', { leave: false });
    await nextFrame();
    await expect(root.querySelector('.figures')).toHaveAttribute('aria-busy', 'true');
    // The last result stays until the next one arrives.
    await expect(root.querySelector('.figures .installment b [aria-hidden]')).toHaveTextContent(
      before.replace(/\s/g, ' '),
    );
    await another(root, before);
    await expect(row(root, 'Entrada')).toHaveTextContent('R$ 40.000,00');
    fill(slider(root, 'entrancePercent-second'), 'R$ 55.000,00');
    await waitFor(() => expect(row(root, 'Entrada')).toHaveTextContent('R$ 55.000,00'));
    fill(slider(root, 'numberOfInstallments-typed'), '50');
    await waitFor(() =>
      expect(slider(root, 'numberOfInstallments')).toHaveAttribute('aria-valuetext', '48 parcelas'),
    );
    await waitFor(() => expect(root.querySelector('.installment')).toHaveTextContent('48x de'));
    await waitFor(() =>
      expect(root.querySelector('.simulator > [role=status]')).toHaveTextContent(/^48 parcelas de/),
    );
  }),
};

export const Alone: Story = {
  name: 'Sem carro',
  parameters: about('O visitante escolhe modelo e versão, cada uma com a sua parcela.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, findAllByRole } = await calculator(canvasElement);
    const models = await findByRole('combobox', { name: 'Modelo' });
    const [, second] = (models as HTMLSelectElement).options;
    press(await findByRole('button', { name: 'Ver mais uma versão' }));
    await waitFor(() => expect(root.querySelectorAll('.version')).toHaveLength(5));
    await hasFocus(root.querySelectorAll<HTMLElement>('.version')[4] as HTMLElement);
    choose(models, second?.value ?? '');
    await nextFrame();
    const [first] = await findAllByRole('button', { name: /^Simular este/ });
    if (first) press(first);
    await waitFor(() => expect($car.get().mvs?.modelCode).toBe(second?.value));
    await installment(root);
  }),
};
