import { expect } from 'storybook/test';
import { updateRegion } from '#services/regions';
import { fill, inside, press } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-region-admin'> = {
  title: 'Widgets/vt-region-admin',
  component: component('vt-region-admin'),
  args: { children: '<a href="/equipe">Área da equipe</a>' },
  parameters: { vitrine: { user: 'nation' } },
  beforeEach: () => () => history.replaceState(null, '', location.pathname),
};
export default meta;
type Story = WidgetStory<'vt-region-admin'>;

export const Default: Story = {
  name: 'As regiões',
  parameters: about('A tabela; uma linha abre a região, e a seleção remove várias.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, getAllByRole } = await inside(canvasElement, 'vt-region-admin');
    await findByRole('rowheader', { name: 'Sul' });
    await expect(getAllByRole('rowheader')).toHaveLength(5);
    press(await findByRole('checkbox', { name: 'Selecionar Sul' }));
    await expect(await findByRole('button', { name: 'Limpar seleção' })).toBeVisible();
  }),
};

export const Editing: Story = {
  name: 'Alterada por duas pessoas',
  parameters: about('As duas mudaram o nome: quem salva depois escolhe qual vale, e nada se perde.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, findByText } = await inside(canvasElement, 'vt-region-admin');
    press(await findByRole('button', { name: 'Sul' }));
    await expect(await findByRole('checkbox', { name: 'Paraná' })).toBeChecked();
    await updateRegion({
      id: 'sul',
      body: { name: 'Região Sul', stateCodes: ['PR', 'RS', 'SC'], version: 1 },
    });
    fill(root.querySelector('#name') as HTMLElement, 'Sul do Brasil');
    press(await findByRole('button', { name: 'Salvar região' }));
    await expect(await findByText('A da outra pessoa: Região Sul')).toBeVisible();
  }),
};

export const Failed: Story = {
  name: 'Não carregou',
  parameters: about('A lista não chegou; um botão tenta de novo.', { faults: { 'RGN-01': '503' } }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-region-admin');
    await expect(await findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  }),
};

export const WithoutTheRole: Story = {
  name: 'Sem o papel',
  parameters: about('Quem não tem o papel partner_admin lê que a conta não tem acesso.', { user: 'ana' }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await inside(canvasElement, 'vt-region-admin');
    await expect(await findByText(/^Sua conta não tem permissão/)).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/equipo">Área del equipo</a>' },
  parameters: about('A mesma tabela na Argentina.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-region-admin');
    await expect(await findByRole('button', { name: 'Nueva región' })).toBeVisible();
  }),
};
