import { expect, waitFor } from 'storybook/test';
import { BrandGallery } from '../lib/BrandGallery';
import { freshFlow } from '../lib/funding';
import { FLOW_ARGS, flow } from '../lib/funding-page';
import { press } from '../lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from '../lib/story';

const meta: WidgetMeta<'vt-funding-flow'> = {
  title: 'Widgets/vt-funding-flow',
  component: component('vt-funding-flow'),
  args: FLOW_ARGS,
};
export default meta;
type Story = WidgetStory<'vt-funding-flow'>;

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  parameters: about(
    'Argentina: anticipo, cuotas e DNI, com as mensagens de cada campo. Quem entrou na conta vê as propostas que enviou.',
    { arrange: freshFlow, user: 'sofia' },
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await flow(canvasElement);
    await expect(await findByText('¿Cómo querés pagar?')).toBeVisible();
    await expect(await findByText('Todavía no enviaste ninguna propuesta con esta cuenta.')).toBeVisible();
    press(await findByRole('button', { name: 'Simular con Next' }));
    await expect(await findByText('DNI')).toBeVisible();
    press(await findByRole('button', { name: 'Continuar' }));
    await expect(await findByText('Ingresá el DNI')).toBeVisible();
  }),
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
