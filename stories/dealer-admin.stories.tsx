import { expect, waitFor } from 'storybook/test';
import { inside, press } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-dealer-admin'> = {
  title: 'Widgets/vt-dealer-admin',
  component: component('vt-dealer-admin'),
  args: { children: '<a href="/equipe">Área da equipe</a>' },
  parameters: { vitrine: { user: 'equipe' } },
  beforeEach: () => () => history.replaceState(null, '', location.pathname),
};
export default meta;
type Story = WidgetStory<'vt-dealer-admin'>;

export const Default: Story = {
  name: 'As concessionárias',
  parameters: about('O menu de uma linha inclui no e-connect ou pergunta o motivo antes de bloquear.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, findAllByRole } = await inside(canvasElement, 'vt-dealer-admin');
    const [first] = await findAllByRole('button', { name: /^Ações de / });
    press(first as HTMLElement);
    press(await findByRole('menuitem', { name: 'Incluir no e-connect' }));
    await waitFor(() =>
      expect(root.querySelector('.undo p')).toHaveTextContent(/ participa do e-connect\.$/),
    );
    press(first as HTMLElement);
    press(await findByRole('menuitem', { name: 'Bloquear' }));
    await expect(await findByRole('textbox', { name: /^Motivo/ })).toBeVisible();
  }),
};

export const WithoutTheRole: Story = {
  name: 'Sem o papel',
  parameters: about('Quem não tem um dos papéis lê que a conta não tem acesso.', { user: 'ana' }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await inside(canvasElement, 'vt-dealer-admin');
    await expect(await findByText(/^Sua conta não tem permissão/)).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/equipo">Área del equipo</a>' },
  parameters: about('A mesma tabela na Argentina.', { user: 'sistemas' }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await inside(canvasElement, 'vt-dealer-admin');
    await expect(await findByText('Concesionarios')).toBeVisible();
  }),
};
