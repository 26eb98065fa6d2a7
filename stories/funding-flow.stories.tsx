import { expect, waitFor, within } from 'storybook/test';
import { cameTo, freshFlow } from './lib/funding';
import { FLOW_ARGS, flow } from './lib/funding-page';
import { heard, press, settled } from './lib/shadow';
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
  args: { 'external-url': 'https://financiamento.example/zflow' },
  parameters: about(
    'Cada modalidade com uma descrição; o fluxo do próprio banco, quando tem endereço, é um link.',
    {
      arrange: freshFlow,
    },
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findAllByRole } = await flow(canvasElement);
    await expect(await findAllByRole('button', { name: /^Simular com/ })).toHaveLength(4);
    const link = await findByRole('link', { name: 'Continuar no site do banco' });
    await expect(link).toHaveAttribute('href', 'https://financiamento.example/zflow');
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
    await expect(await findByRole('heading', { name: 'O banco não respondeu' })).toBeVisible();
    await expect(await findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
    await expect(await findByRole('button', { name: 'Escolher outra modalidade' })).toBeVisible();
  }),
};

export const InitialData: Story = {
  name: 'Dados de contato, com erros',
  parameters: about('Cada campo indica o que falta, e o primeiro recebe o foco.', {
    arrange: cameTo('page-initial-data'),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { element, findByRole, findByText } = await flow(canvasElement);
    press(await findByRole('button', { name: 'Continuar' }));
    await expect(await findByText('Digite o nome completo')).toBeVisible();
    await expect(await findByText('Selecione pelo menos uma das opções acima')).toBeVisible();
    await waitFor(() => expect(element.shadowRoot?.activeElement?.id).toBe('dealerCode'));
  }),
};
