import { expect, userEvent, waitFor } from 'storybook/test';
import { havingCar } from './lib/fixtures';
import { inside } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';
import { ARGO, priced, SUMMARY } from './lib/summary';

const meta: WidgetMeta<'vt-configurator-summary'> = {
  title: 'Widgets/vt-configurator-summary',
  component: component('vt-configurator-summary'),
  args: SUMMARY,
};
export default meta;
type Story = WidgetStory<'vt-configurator-summary'>;

export const Full: Story = {
  name: 'Por inteiro',
  parameters: about('Cada escolha com seu preço, o total, as condições e os itens de série.', {
    arrange: havingCar(ARGO),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, getByRole } = await inside(canvasElement, 'vt-configurator-summary');
    await priced(root, 'R$ 103.770,00');
    await expect(root.querySelector('.of-optionals')).toHaveTextContent('Câmera de ré R$ 1.190,00');
    await waitFor(() => expect(root.querySelector('.of-customPrice')).toHaveTextContent('R$ 95.400,00'));
    const safety = getByRole('button', { name: 'Segurança (5)' });
    safety.focus();
    await userEvent.keyboard('{Enter}');
    await expect(root.querySelector('.car-serial')).toBeVisible();
    await expect(safety).toHaveAttribute('aria-expanded', 'true');
  }),
};

export const Compact: Story = {
  name: 'Em uma linha',
  args: { view: 'compact' },
  parameters: about('Baixo o bastante para ficar sempre visível; o link continua a configuração.', {
    arrange: havingCar(ARGO),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { element, root, getByRole } = await inside(canvasElement, 'vt-configurator-summary');
    await priced(root, 'R$ 103.770,00');
    await expect(element.offsetHeight).toBeLessThanOrEqual(104);
    await expect(getByRole('link', { name: 'Continuar configurando' })).toBeVisible();
  }),
};

export const Empty: Story = {
  name: 'Sem carro',
  parameters: about('Um convite, com o link da página do configurador.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText, getByRole } = await inside(canvasElement, 'vt-configurator-summary');
    await expect(await findByText('Você ainda não configurou um carro.')).toBeVisible();
    await expect(getByRole('link', { name: 'Configurar um carro' })).toBeVisible();
  }),
};

export const Waiting: Story = {
  name: 'Carregando',
  parameters: about('O espaço do carro, enquanto ele carrega.', {
    arrange: havingCar(ARGO),
    faults: { 'CAR-03': 'slow' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root } = await inside(canvasElement, 'vt-configurator-summary');
    await waitFor(() => expect(root.querySelector('.placeholder [role=status]')).toBeTruthy());
    await expect(root.querySelector('[aria-busy="true"]')).toBeTruthy();
  }),
};

export const PricesComing: Story = {
  name: 'Preços a caminho',
  parameters: about('Nenhum valor aparece como zero: os que faltam indicam que estão carregando.', {
    arrange: havingCar(ARGO),
    faults: { 'PRC-07': 'slow', 'PRC-08': 'slow' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root } = await inside(canvasElement, 'vt-configurator-summary');
    await waitFor(() =>
      expect(root.querySelector('.of-initialPrice .amount')).toHaveTextContent('Atualizando…'),
    );
    await expect(root.textContent).not.toMatch(/R\$\s0,00/);
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/arma">Armá el tuyo</a>' },
  parameters: about('Em pesos, para a Argentina.', {
    arrange: havingCar('1PA9BT2CV1FYH181~2026~~~MUL.CAM~'),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText, getByRole } = await inside(canvasElement, 'vt-configurator-summary');
    await findByText('Pago al contado');
    await waitFor(() => expect(root.querySelector('.car-total')).toHaveTextContent(/\$ \d/));
    await expect(getByRole('button', { name: 'Descargar PDF' })).toBeVisible();
  }),
};
