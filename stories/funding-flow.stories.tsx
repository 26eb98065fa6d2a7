import { expect, waitFor, within } from 'storybook/test';
import { cameTo, freshFlow } from './lib/funding';
import { FLOW_ARGS, flow } from './lib/funding-page';
import { heard, press, settled, textIn } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-funding-flow'> = {
  title: 'Widgets/vt-funding-flow',
  component: component('vt-funding-flow'),
  args: FLOW_ARGS,
};
export default meta;
type Story = WidgetStory<'vt-funding-flow'>;

export const Selection: Story = {
  name: 'Modalidades',
  parameters: about('Cada modalidade com o que ela é; a escolha leva aos dados do visitante.', {
    arrange: freshFlow,
  }),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-funding-stepped');
    const { element, findByRole, findAllByRole } = await flow(canvasElement);
    await expect(await findAllByRole('button', { name: /^Simular com/ })).toHaveLength(4);
    press(await findByRole('button', { name: 'Simular com CDC' }));
    const title = await findByRole('heading', { name: 'Seus dados de contato' });
    await waitFor(() => expect(element.shadowRoot?.activeElement).toBe(title));
    await expect(events).toEqual([{ step: 'page-initial-data', state: 'lead-form' }]);
  }),
};

export const Comparing: Story = {
  name: 'Comparando modalidades',
  parameters: about('As modalidades lado a lado, para a mesma entrada e o mesmo prazo.', {
    arrange: freshFlow,
  }),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-funding-stepped');
    const { findByRole } = await flow(canvasElement);
    press(await findByRole('button', { name: 'Comparar modalidades' }));
    const dialog = await findByRole('dialog');
    await within(dialog).findAllByRole('button', { name: /^Simular assim/ });
    await settled(dialog);
    await expect(events).toEqual([{ step: 'flow-selection', state: 'comparator' }]);
  }),
};

export const External: Story = {
  name: 'Fluxo do banco que não abriu',
  args: { sources: ['cdc', 'zflow'] },
  parameters: about('Outra tentativa, ou outra modalidade.', {
    arrange: cameTo('external-flow-error', { source: 'ZFLOW' }),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await flow(canvasElement);
    press(await findByRole('button', { name: 'Escolher outra modalidade' }));
    await expect(await findByRole('heading', { name: 'Como você quer pagar?' })).toBeVisible();
  }),
};

export const ExternalLink: Story = {
  name: 'Fluxo do próprio banco',
  args: { 'external-url': 'https://financiamento.example/zflow' },
  parameters: about('Com o endereço do banco, a modalidade é um link.', { arrange: freshFlow }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await flow(canvasElement);
    const link = await findByRole('link', { name: 'Continuar no site do banco' });
    await expect(link).toHaveAttribute('href', 'https://financiamento.example/zflow');
  }),
};

export const InitialData: Story = {
  name: 'Dados de contato, com erros',
  parameters: about('Cada campo diz o que falta, e o primeiro recebe o foco.', {
    arrange: cameTo('page-initial-data'),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { element, findByRole, findByText } = await flow(canvasElement);
    press(await findByRole('button', { name: 'Continuar' }));
    await expect(await findByText('Digite um nome válido')).toBeVisible();
    await expect(await findByText('Selecione pelo menos uma das opções acima')).toBeVisible();
    await waitFor(() => expect(element.shadowRoot?.activeElement?.id).toBe('name'));
  }),
};

export const Prefilled: Story = {
  name: 'Visitante conectado',
  parameters: about('Os dados de quem está conectado já entram.', {
    user: 'ana',
    arrange: cameTo('page-initial-data'),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root } = await flow(canvasElement);
    await waitFor(() => expect(textIn(root, 'name')).toBe('Ana Nogueira'));
    await expect(textIn(root, 'cpf')).toBe('123.456.789-09');
  }),
};

export const NoCar: Story = {
  name: 'Sem carro',
  args: { mvs: '', year: undefined, price: undefined },
  parameters: about('Sem um carro na página, o widget diz o que fazer.', {
    arrange: cameTo('page-initial-data'),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await flow(canvasElement);
    await expect(await findByText('Escolha um carro para financiar')).toBeVisible();
  }),
};
