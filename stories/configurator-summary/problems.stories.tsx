import { expect, waitFor } from 'storybook/test';
import { havingCar } from '../lib/fixtures';
import { failedWithChildren, inside, press, widgetIn } from '../lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from '../lib/story';
import { ARGO, SUMMARY } from '../lib/summary';

const meta: WidgetMeta<'vt-configurator-summary'> = {
  title: 'Widgets/vt-configurator-summary',
  component: component('vt-configurator-summary'),
  args: SUMMARY,
};
export default meta;
type Story = WidgetStory<'vt-configurator-summary'>;

export const PricesFailed: Story = {
  name: 'Preços fora do ar',
  parameters: about('O carro continua visível; o visitante pode atualizar os preços.', {
    arrange: havingCar(ARGO),
    faults: { 'PRC-07': '400' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole } = await inside(canvasElement, 'vt-configurator-summary');
    await expect(await findByRole('alert')).toHaveTextContent('Não foi possível atualizar os preços.');
    await expect(root.querySelector('.of-initialPrice')).toHaveTextContent('Valor indisponível no momento');
    await expect(await findByRole('button', { name: 'Atualizar preços' })).toBeVisible();
  }),
};

export const Failed: Story = {
  name: 'Serviço fora do ar',
  parameters: about('O carro não carregou; o visitante pode tentar de novo.', {
    arrange: havingCar(ARGO),
    faults: { 'CAR-03': '400' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-configurator-summary');
    await expect(await findByRole('alert')).toHaveTextContent('Não foi possível carregar as informações');
    await expect(await findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  }),
};

export const Gone: Story = {
  name: 'Não é mais vendido',
  parameters: about('A versão de um link antigo não existe mais.', { arrange: havingCar('ZZZZZZ1~2020') }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-configurator-summary');
    await expect(await findByRole('alert')).toHaveTextContent('Este carro não está mais disponível.');
    await expect(await findByRole('link', { name: 'Configurar outro carro' })).toBeVisible();
  }),
};

export const SomeLost: Story = {
  name: 'Nem tudo existe mais',
  parameters: about('Os itens de um link que este carro não pode ter, pelo nome quando conhecido.', {
    arrange: havingCar('358AF11~2026~999~T01~MUL.A02.OLD~'),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText, findByRole, queryByText } = await inside(canvasElement, 'vt-configurator-summary');
    await expect(await findByText('Item: OLD')).toBeVisible();
    await expect(await findByText('Cor: 999')).toBeVisible();
    press(await findByRole('button', { name: 'Entendi' }));
    await waitFor(() => expect(queryByText('Item: OLD')).toBeNull());
  }),
};

export const GarageFailed: Story = {
  name: 'Garagem fora do ar',
  parameters: about('O carro não foi salvo; o visitante pode tentar de novo.', {
    arrange: havingCar(ARGO),
    user: 'ana',
    faults: { 'GAR-09': '400' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText, findByRole } = await inside(canvasElement, 'vt-configurator-summary');
    await findByText('Não foi possível salvar na sua garagem.');
    await expect(await findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  }),
};

export const Missing: Story = {
  name: 'Metadados em falta',
  parameters: about('Sem o endereço dos serviços, o conteúdo do autor fica no lugar do widget.', {
    metadata: { services: null },
    fails: true,
  }),
  play: asWritten(async ({ canvasElement }) => {
    await failedWithChildren(widgetIn(canvasElement, 'vt-configurator-summary'), 'Monte o seu');
  }),
};
