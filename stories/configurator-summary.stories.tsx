import { expect } from 'storybook/test';
import { inside, press } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-configurator-summary'> = {
  title: 'Widgets/vt-configurator-summary',
  component: component('vt-configurator-summary'),
  args: { children: '<a href="/contato">Fale com a gente</a>' },
};
export default meta;
type Story = WidgetStory<'vt-configurator-summary'>;

export const Default: Story = {
  name: 'Ao começar',
  parameters: about('Nada foi apertado ainda.'),
  play: asWritten(async ({ canvasElement }) => {
    const { getByRole } = await inside(canvasElement, 'vt-configurator-summary');
    await expect(getByRole('status')).toHaveTextContent('0 vezes');
  }),
};

export const Pressed: Story = {
  name: 'Depois de apertar',
  args: { heading: 'Quantas vezes?' },
  parameters: about('O contador diz quantas vezes, também a quem usa um leitor de tela.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText, getByRole } = await inside(canvasElement, 'vt-configurator-summary');
    press(getByRole('button', { name: 'Contar' }));
    await expect(await findByText('1 vez')).toBeVisible();
    await expect(getByRole('heading')).toHaveTextContent('Quantas vezes?');
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  parameters: about('A mesma página na Argentina.'),
  play: asWritten(async ({ canvasElement }) => {
    const { getByRole } = await inside(canvasElement, 'vt-configurator-summary');
    await expect(getByRole('status')).toHaveTextContent('0 veces');
  }),
};
