import { expect } from 'storybook/test';
import { wholeRecord } from '#services/entities/whole-record';
import { getManual, updateManual } from '#services/manual';
import { fill, inside, press } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const OWNER = 'Manual do proprietário Renegade 2026';

const meta: WidgetMeta<'vt-manual-admin'> = {
  title: 'Widgets/vt-manual-admin',
  component: component('vt-manual-admin'),
  args: { children: '<a href="/equipe">Área da equipe</a>' },
  globals: { brand: 'jeep' },
  parameters: { vitrine: { user: 'sistemas' } },
  beforeEach: () => () => history.replaceState(null, '', location.pathname),
};
export default meta;
type Story = WidgetStory<'vt-manual-admin'>;

export const Default: Story = {
  name: 'Como o cliente lê',
  parameters: about('Um manual da tabela, visto como em vt-manuals: o PDF e as seções com busca.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-manual-admin');
    press(await findByRole('button', { name: `Ações de ${OWNER}` }));
    press(await findByRole('menuitem', { name: 'Ver como o cliente' }));
    await expect(await findByRole('searchbox', { name: 'Buscar neste manual' })).toBeVisible();
  }),
};

export const Editing: Story = {
  name: 'Alterado por duas pessoas',
  parameters: about('As duas mudaram o título: quem salva depois escolhe qual vale, e nada se perde.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, findByText } = await inside(canvasElement, 'vt-manual-admin');
    press(await findByRole('button', { name: OWNER }));
    await findByRole('button', { name: 'Salvar manual' });
    const present = await getManual({ id: 'jeep-609-owner-2026-pt' });
    const { id, brand } = present;
    await updateManual({ id, body: wholeRecord(present, { title: 'Manual completo', brand }) });
    fill(root.querySelector('#title') as HTMLElement, 'Manual do Renegade');
    press(await findByRole('button', { name: 'Salvar manual' }));
    await expect(await findByText('A da outra pessoa: Manual completo')).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/equipo">Área del equipo</a>' },
  parameters: about('A mesma tabela na Argentina.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-manual-admin');
    press(await findByRole('button', { name: 'Nuevo manual' }));
    press(await findByRole('button', { name: 'Agregar sección' }));
    await expect(await findByRole('textbox', { name: 'Título de la sección' })).toBeVisible();
  }),
};
