import { expect } from 'storybook/test';
import { inside, press } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-template-widget'> = {
  title: 'Widgets/vt-template-widget',
  component: component('vt-template-widget'),
  args: { children: '<a href="/equipe">Área da equipe</a>' },
  beforeEach: () => () => history.replaceState(null, '', location.pathname),
};
export default meta;
type Story = WidgetStory<'vt-template-widget'>;

export const Default: Story = {
  name: 'A tabela',
  parameters: about('O menu de uma linha pergunta antes de remover.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-template-widget');
    press(await findByRole('button', { name: 'Ações de Norte' }));
    press(await findByRole('menuitem', { name: 'Remover' }));
    await expect(await findByRole('heading', { name: 'Remover Norte?' })).toBeVisible();
  }),
};

export const Failed: Story = {
  name: 'Não carregou',
  parameters: about('A lista não chegou; um botão tenta de novo.', { faults: { 'RGN-01': '503' } }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-template-widget');
    await expect(await findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/equipo">Área del equipo</a>' },
  parameters: about('A mesma tabela na Argentina.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-template-widget');
    await expect(await findByRole('table', { name: 'Regiones de las promociones' })).toBeVisible();
  }),
};
