import { expect, waitFor, within } from 'storybook/test';
import { BrandGallery } from '../lib/BrandGallery';
import { brokenTwin } from '../lib/broken-twin';
import { cameTo, freshFlow } from '../lib/funding';
import { answered, FLOW_ARGS, flow } from '../lib/funding-page';
import { narrow } from '../lib/narrow';
import { failedWithChildren, heard, press, widgetIn } from '../lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from '../lib/story';

const meta: WidgetMeta<'vt-funding-flow'> = {
  title: 'Widgets/vt-funding-flow',
  component: component('vt-funding-flow'),
  args: FLOW_ARGS,
};
export default meta;
type Story = WidgetStory<'vt-funding-flow'>;

export const Narrow: Story = {
  name: 'No celular, em 320 px',
  args: { price: 1_234_567.89, heading: 'Financiamento desproporcionalmente extraordinário' },
  parameters: about('Nada rola para o lado, com valores de sete dígitos.', {
    arrange: cameTo('installment-terms-and-conditions'),
  }),
  decorators: [narrow],
  play: asWritten(async ({ canvasElement }) => {
    const { element, findByRole } = await flow(canvasElement);
    await findByRole('button', { name: 'Enviar proposta' });
    await expect(element.scrollWidth).toBeLessThanOrEqual(320);
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  parameters: about('Argentina: anticipo, cuotas e DNI.', { arrange: freshFlow }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await flow(canvasElement);
    await expect(await findByText('¿Cómo querés pagar?')).toBeVisible();
    press(await findByRole('button', { name: 'Simular con Next' }));
    await expect(await findByText('DNI')).toBeVisible();
  }),
};

export const SpanishTerms: Story = {
  name: 'Em espanhol, revisão',
  globals: { language: 'es-AR', brand: 'citroen' },
  parameters: about('O mesmo consentimento, nas palavras de lá.', {
    arrange: cameTo('installment-terms-and-conditions'),
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findAllByText } = await flow(canvasElement);
    press(await findByRole('button', { name: 'Enviar propuesta' }));
    await expect(await findAllByText('Marcá esta opción para enviar la propuesta')).toHaveLength(2);
  }),
};

export const SpanishApproved: Story = {
  name: 'Em espanhol, aprovada',
  globals: { language: 'es-AR', brand: 'peugeot' },
  parameters: about('A resposta do banco em espanhol.', {
    arrange: cameTo('loading-propose-result', { later: 6 }),
  }),
  play: answered('Propuesta aprobada'),
};

export const Brands: Story = {
  name: 'As nove marcas',
  parameters: about('As modalidades com as cores e os cantos de cada marca.', { arrange: freshFlow }),
  render: (args) => <BrandGallery tag="vt-funding-flow" args={args} />,
  play: asWritten(async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('vt-funding-flow')).toHaveLength(9));
    for (const one of canvasElement.querySelectorAll('vt-funding-flow')) {
      await waitFor(() => expect(one.shadowRoot?.querySelectorAll('.way')).toHaveLength(4));
    }
  }),
};

export const Missing: Story = {
  name: 'Metadados em falta',
  parameters: about('Sem o endereço dos serviços, o conteúdo do autor fica no lugar do widget.', {
    metadata: { services: null },
    fails: true,
    arrange: freshFlow,
  }),
  play: asWritten(async ({ canvasElement }) => {
    await failedWithChildren(widgetIn(canvasElement, 'vt-funding-flow'), 'Financie por telefone');
  }),
};

export const Broken: Story = {
  name: 'Código que não chegou',
  parameters: about('Se o código do widget não chega, o conteúdo do autor fica no lugar dele.', {
    fails: true,
    arrange: freshFlow,
  }),
  render: (args) => brokenTwin('vt-funding-flow', args),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-widget-failed');
    await waitFor(() => expect(events).toMatchObject([{ phase: 'import' }]));
    await expect(within(canvasElement).getByText('Financie por telefone').checkVisibility()).toBe(true);
  }),
};
