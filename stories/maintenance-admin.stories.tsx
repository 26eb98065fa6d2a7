import { expect } from 'storybook/test';
import { fill, inside, press } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-maintenance-admin'> = {
  title: 'Widgets/vt-maintenance-admin',
  component: component('vt-maintenance-admin'),
  args: { children: '<a href="/equipe">Área da equipe</a>' },
  parameters: { vitrine: { user: 'sistemas' } },
  beforeEach: () => () => history.replaceState(null, '', location.pathname),
};
export default meta;
type Story = WidgetStory<'vt-maintenance-admin'>;

export const Default: Story = {
  name: 'Simulação de uma migração',
  parameters: about(
    'A lista é conferida e simulada linha por linha antes de qualquer envio; os dados são mascarados.',
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, findByText } = await inside(canvasElement, 'vt-maintenance-admin');
    press(await findByRole('radio', { name: 'Migrar contas' }));
    await findByText(/Nenhuma senha é enviada/);
    fill(
      root.querySelector('.import-text') as HTMLElement,
      'carla.antunes@antigo.example\ndiego@antigo.example',
    );
    press(await findByRole('button', { name: 'Conferir a lista' }));
    press(await findByRole('button', { name: 'Simular com 2 contas' }));
    await expect(await findByRole('heading', { name: 'Simulação: o que será enviado' })).toBeVisible();
  }),
};

export const Dictionary: Story = {
  name: 'Dicionário',
  parameters: about('Um valor vazio não é consultado; as traduções de um valor são alteradas e criadas.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, findByText } = await inside(canvasElement, 'vt-maintenance-admin');
    press(await findByRole('tab', { name: 'Dicionário' }));
    press(await findByRole('button', { name: 'Consultar' }));
    await expect(await findByText('Parameter value is required')).toBeVisible();
    fill(root.querySelector('#value') as HTMLElement, 'Outros');
    press(await findByRole('button', { name: 'Consultar' }));
    press(await findByRole('button', { name: 'Alterar a tradução do campo occupation' }));
    await expect(await findByRole('heading', { name: 'Tradução de Outros' })).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/equipo">Área del equipo</a>' },
  parameters: about('Os mesmos atos na Argentina.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await inside(canvasElement, 'vt-maintenance-admin');
    press(await findByRole('tab', { name: 'Beneficios' }));
    await expect(await findByText(/^Pide al servicio que sincronice/)).toBeVisible();
  }),
};
