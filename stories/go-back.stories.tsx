import { expect, within } from 'storybook/test';
import { widgetIn } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-go-back'> = {
  title: 'Widgets/vt-go-back',
  component: component('vt-go-back'),
  args: { fallback: '/modelos.html' },
  parameters: { layout: 'padded' },
};
export default meta;
type Story = WidgetStory<'vt-go-back'>;

const linkIn = (canvas: HTMLElement) =>
  widgetIn(canvas, 'vt-go-back').shadowRoot?.querySelector<HTMLAnchorElement>('a');

export const Default: Story = {
  name: 'Sem conteúdo',
  parameters: about('O link do próprio widget, no idioma da página.'),
  play: asWritten(async ({ canvasElement, globals }) => {
    const link = linkIn(canvasElement);
    await expect(link?.textContent?.trim()).toBe(globals.language === 'es-AR' ? 'Volver' : 'Voltar');
    await expect(link?.pathname).toBe('/modelos.html');
  }),
};

export const OwnText: Story = {
  name: 'Com texto próprio',
  args: { children: 'Todos os modelos' },
  parameters: about('O conteúdo vira o texto do link.'),
  play: asWritten(async ({ canvasElement }) => {
    await expect(linkIn(canvasElement)).not.toBeNull();
    await expect(within(canvasElement).getByText('Todos os modelos')).toBeVisible();
  }),
};

export const OwnLink: Story = {
  name: 'Com link próprio',
  args: { children: '<a href="/">Início</a>' },
  parameters: about('Um link ou botão do autor é usado sem alteração.'),
  play: asWritten(async ({ canvasElement }) => {
    await expect(linkIn(canvasElement)).toBeNull();
    await expect(within(canvasElement).getByRole('link', { name: 'Início' })).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR' },
  parameters: about('A mesma página na Argentina.'),
  play: Default.play,
};
