import { expect } from 'storybook/test';
import { callsOf } from './lib/sandbox';
import { fill, inside, press } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-integration-errors'> = {
  title: 'Widgets/vt-integration-errors',
  component: component('vt-integration-errors'),
  args: { children: '<a href="/equipe">Área da equipe</a>' },
  parameters: { vitrine: { user: 'sistemas' } },
  beforeEach: () => () => history.replaceState(null, '', location.pathname),
};
export default meta;
type Story = WidgetStory<'vt-integration-errors'>;

export const Default: Story = {
  name: 'Os erros',
  parameters: about(
    'Uma linha abre o conteúdo: senhas e chaves nunca aparecem, dados pessoais quando pedidos.',
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, getByRole } = await inside(canvasElement, 'vt-integration-errors');
    press(await findByRole('button', { name: 'ERR-002' }));
    await expect(await findByRole('heading', { name: 'Erro ERR-002' })).toBeVisible();
    await expect(getByRole('tree', { name: 'Conteúdo enviado' })).toBeVisible();
  }),
};

export const Reported: Story = {
  name: 'Um erro informado',
  parameters: about('O que falhou fora do site entra na mesma lista.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, findByText } = await inside(canvasElement, 'vt-integration-errors');
    press(await findByRole('button', { name: 'Informar erro' }));
    await findByRole('dialog');
    fill(root.querySelector('#journey') as HTMLElement, 'lead');
    fill(root.querySelector('#message') as HTMLElement, 'Fila cheia');
    press(await findByRole('button', { name: 'Salvar' }));
    await expect(await findByText(/^Erro ERR-\d+ informado\.$/)).toBeVisible();
    await expect(callsOf('LOG-04')).toHaveLength(1);
  }),
};

export const WithoutTheRole: Story = {
  name: 'Sem o papel',
  parameters: about('Quem não tem o papel integration_error_manager lê que a conta não tem acesso.', {
    user: 'ana',
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await inside(canvasElement, 'vt-integration-errors');
    await expect(await findByText(/^Sua conta não tem permissão/)).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol, com uma anotação no log',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/equipo">Área del equipo</a>' },
  parameters: about('O log, na Argentina.'),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole, findByText } = await inside(canvasElement, 'vt-integration-errors');
    press(await findByRole('tab', { name: 'Log' }));
    await findByRole('table', { name: 'Log de integración' });
    press(await findByRole('button', { name: 'Anotar en el log' }));
    await findByRole('dialog');
    fill(root.querySelector('#source') as HTMLElement, 'equipo');
    fill(root.querySelector('#action') as HTMLElement, 'CHECK');
    press(await findByRole('button', { name: 'Guardar' }));
    await expect(await findByText('Se agregó la anotación al log.')).toBeVisible();
  }),
};
