import { expect, waitFor } from 'storybook/test';
import { inside, press } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-event-admin'> = {
  title: 'Widgets/vt-event-admin',
  component: component('vt-event-admin'),
  args: { children: '<a href="/equipe">Área da equipe</a>' },
  parameters: { vitrine: { user: 'nation' } },
  beforeEach: () => () => history.replaceState(null, '', location.pathname),
};
export default meta;
type Story = WidgetStory<'vt-event-admin'>;

export const Default: Story = {
  name: 'Os participantes',
  parameters: about('Os e-mails ficam ocultos até alguém pedir; a lista é baixada como arquivo do serviço.'),
  globals: { brand: 'jeep' },
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findAllByRole } = await inside(canvasElement, 'vt-event-admin');
    const [, row] = await findAllByRole('row');
    await expect(row).toHaveTextContent('•••@');
    press(await findByRole('button', { name: 'Mostrar e-mails' }));
    await waitFor(() => expect(row).not.toHaveTextContent('•••'));
    press(await findByRole('button', { name: 'Baixar a lista (CSV)' }));
    await expect(await findByRole('button', { name: 'Baixar a lista (CSV)' })).toBeVisible();
  }),
};

export const WithoutTheRole: Story = {
  name: 'Sem o papel',
  parameters: about('Quem não tem o papel event_admin lê que a conta não tem acesso.', { user: 'ana' }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await inside(canvasElement, 'vt-event-admin');
    await expect(await findByText(/^Sua conta não tem permissão/)).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/equipo">Área del equipo</a>' },
  parameters: about('A mesma tabela na Argentina.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-event-admin');
    await expect(await findByRole('button', { name: 'Mostrar correos' })).toBeVisible();
  }),
};
