import { expect, userEvent, waitFor } from 'storybook/test';
import { ARGO, another, CALCULATOR, calculator, installment } from '../lib/calculator';
import { hasFocus } from '../lib/configurator';
import { press, settled } from '../lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from '../lib/story';

const meta: WidgetMeta<'vt-installment-calculator'> = {
  title: 'Widgets/vt-installment-calculator',
  component: component('vt-installment-calculator'),
  args: CALCULATOR,
};
export default meta;
type Story = WidgetStory<'vt-installment-calculator'>;

export const Comparing: Story = {
  name: 'Comparando modalidades',
  args: { ...ARGO },
  parameters: about(
    'As outras modalidades para a mesma entrada e o mesmo prazo; escolher uma faz a simulação dela.',
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, getByRole } = await calculator(canvasElement);
    await installment(root);
    const open = getByRole('button', { name: 'Compare as modalidades' });
    open.focus();
    await userEvent.keyboard('{Enter}');
    await expect(open).toHaveAttribute('aria-expanded', 'true');
    press(await findByRole('button', { name: 'Simular assim CDC' }));
    await waitFor(() =>
      expect(root.querySelector('.installment small')).toHaveTextContent('CDC com parcelas iguais'),
    );
  }),
};

export const Offers: Story = {
  name: 'Ofertas do banco para este carro',
  args: { ...ARGO },
  parameters: about('Cada oferta com a parcela; escolher uma faz a simulação com as condições dela.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, getByRole } = await calculator(canvasElement);
    const before = await installment(root);
    press(getByRole('button', { name: 'Ofertas do banco para este carro' }));
    press(await findByRole('button', { name: /^Usar esta oferta .+ Taxa de 0,99%/ }));
    await another(root, before);
    await expect(getByRole('button', { name: /^Oferta em uso/ })).toBeVisible();
  }),
};

export const OtherCars: Story = {
  name: 'Parcelas de outros carros',
  args: { ...ARGO, offers: '358BF31 358CF31' },
  parameters: about('Uma lista do autor, nas condições usuais do banco, em uma única chamada.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findAllByRole, getByRole } = await calculator(canvasElement);
    await installment(root);
    press(getByRole('button', { name: 'Parcelas de outros carros' }));
    await expect(await findAllByRole('button', { name: /^Simular este/ })).toHaveLength(2);
  }),
};

export const Upgrade: Story = {
  name: 'Comparando versões',
  args: { ...ARGO, price: 92990 },
  parameters: about('As versões mais caras primeiro, com a nova parcela ao lado da atual e a diferença.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, getByRole } = await calculator(canvasElement);
    const before = await installment(root);
    const open = getByRole('button', { name: 'Comparar versões' });
    open.focus();
    press(open);
    const dialog = await findByRole('dialog', { name: 'Outras versões do Argo' });
    await waitFor(() =>
      expect(dialog.querySelector('.version-difference')).toHaveTextContent(before.replace(/\s/g, ' ')),
    );
    await settled(dialog);
    await expect(dialog.querySelector('.version-difference')).toHaveTextContent(/\+\sR\$\s.+ por mês/);
  }),
};

export const ChangingCar: Story = {
  name: 'Trocando de carro',
  args: { ...ARGO },
  parameters: about('Modelo e versão; Esc fecha e devolve o foco.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, getByRole } = await calculator(canvasElement);
    const before = await installment(root);
    const open = getByRole('button', { name: 'Trocar de carro' });
    open.focus();
    press(open);
    const dialog = await findByRole('dialog', { name: 'Trocar de carro' });
    await waitFor(() => expect(dialog.querySelector('.version')).toBeTruthy());
    await settled(dialog);
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await hasFocus(open);
    press(open);
    press(await findByRole('button', { name: 'Simular este Argo Trekking 1.3 CVT 2026' }));
    await another(root, before);
    await expect(root.querySelector('.car-row')).toHaveTextContent('Trekking 1.3 CVT');
  }),
};
