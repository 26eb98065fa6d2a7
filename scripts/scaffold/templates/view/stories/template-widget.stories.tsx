import { expect, waitFor } from 'storybook/test';
import { inside, press, settled } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-template-widget'> = {
  title: 'Widgets/vt-template-widget',
  component: component('vt-template-widget'),
  args: { children: '<a href="/contato">Fale com a gente</a>' },
};
export default meta;
type Story = WidgetStory<'vt-template-widget'>;

export const Default: Story = {
  name: 'Os textos do widget',
  parameters: about('Sem atributos, o widget mostra os seus próprios textos.'),
  play: asWritten(async ({ canvasElement }) => {
    const { getByRole } = await inside(canvasElement, 'vt-template-widget');
    await expect(getByRole('heading', { name: 'Novidade' })).toBeVisible();
  }),
};

export const Opened: Story = {
  name: 'Detalhes abertos',
  args: { heading: 'Pulse 2027', text: 'Chegou a nova linha.', details: 'Agora com sete airbags.' },
  parameters: about('O botão abre os detalhes numa janela.'),
  play: asWritten(async ({ canvasElement }) => {
    const { getByRole, findByRole } = await inside(canvasElement, 'vt-template-widget');
    press(getByRole('button', { name: 'Ver detalhes' }));
    const dialog = await findByRole('dialog', { name: 'Pulse 2027' });
    await waitFor(() => expect(dialog).toHaveTextContent('Agora com sete airbags.'));
    await settled(dialog);
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/contacto">Hablá con nosotros</a>' },
  parameters: about('A mesma página na Argentina.'),
  play: asWritten(async ({ canvasElement }) => {
    const { getByRole } = await inside(canvasElement, 'vt-template-widget');
    await expect(getByRole('button', { name: 'Ver detalles' })).toBeVisible();
  }),
};
