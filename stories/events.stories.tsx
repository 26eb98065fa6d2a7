import { expect, waitFor } from 'storybook/test';
import { cancelEvent } from '#demo-pages/sandbox/rules/events';
import { callsOf, sandbox } from './lib/sandbox';
import { choose, fill, heard, inside, press } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-events'> = {
  title: 'Widgets/vt-events',
  component: component('vt-events'),
  globals: { brand: 'jeep' },
  args: { participants: true, children: '<a href="/comunidade">Conheça a comunidade</a>' },
  parameters: { vitrine: { user: 'ana' } },
  // The list and an opened event are in the page's URL, which the next story shares.
  beforeEach: () => () => {
    const url = new URL(location.href);
    for (const name of ['vt-events', 'vt-event']) url.searchParams.delete(name);
    history.replaceState(history.state, '', url);
  },
};
export default meta;
type Story = WidgetStory<'vt-events'>;

export const Default: Story = {
  name: 'Os eventos',
  parameters: about('Próximos, os da pessoa e os passados; o lugar fica no endereço da página.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByLabelText } = await inside(canvasElement, 'vt-events');
    await expect(await findByRole('heading', { name: 'Trilha da Canastra' })).toBeVisible();
    choose(await findByLabelText('Onde'), 'Manaus - AM');
    await expect(await findByRole('heading', { name: 'Expedição Rio Negro' })).toBeVisible();
    press(await findByRole('tab', { name: 'Passados' }));
    press(await findByRole('button', { name: 'Ver todos os lugares' }));
    await expect(await findByRole('heading', { name: 'Mutirão da serra' })).toBeVisible();
  }),
};

export const Enrol: Story = {
  name: 'Inscrição com acompanhante',
  parameters: about('Feita uma única vez; quem vai aparece só com o primeiro nome.'),
  play: asWritten(async ({ canvasElement }) => {
    const events = heard(canvasElement, 'vt-event-enrolled');
    const { findByRole, findByLabelText, findByText, getByRole } = await inside(canvasElement, 'vt-events');
    press(await findByRole('button', { name: 'Ver evento Trilha da Canastra' }));
    await expect(await findByRole('timer')).toBeVisible();
    press(await findByRole('button', { name: 'Ver quem vai' }));
    await expect(await findByText(/^Quem vai/)).toBeVisible();
    press(await findByRole('button', { name: 'Adicionar acompanhante' }));
    fill(await findByLabelText('Nome completo do acompanhante 1'), 'Bia Moura');
    press(getByRole('button', { name: 'Confirmar inscrição' }));
    await expect(await findByRole('heading', { name: 'Inscrição confirmada' })).toBeVisible();
    await expect(callsOf('EVT-03')).toHaveLength(1);
    await expect(events).toEqual([{ eventId: 'trilha-canastra', status: 'CONFIRMED', companions: 1 }]);
  }),
};

export const Waiting: Story = {
  name: 'Lista de espera',
  parameters: about('Um evento lotado tem uma lista, com a posição de cada pessoa.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await inside(canvasElement, 'vt-events');
    press(await findByRole('button', { name: 'Ver evento Noturna do Jalapão' }));
    press(await findByRole('button', { name: 'Entrar na lista de espera' }));
    await expect(await findByText('A sua posição na lista: 6.')).toBeVisible();
  }),
};

export const Cancelled: Story = {
  name: 'Cancelado enquanto estava aberto',
  parameters: about('A inscrição não é feita, e a pessoa lê o motivo da organização.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await inside(canvasElement, 'vt-events');
    press(await findByRole('button', { name: 'Ver evento Trilha da Canastra' }));
    const button = await findByRole('button', { name: 'Confirmar inscrição' });
    cancelEvent(sandbox.world, 'trilha-canastra', 'O parque foi fechado pela chuva.');
    press(button);
    await expect(await findByText(/^O evento foi cancelado antes/)).toBeVisible();
    await expect(await findByText('O parque foi fechado pela chuva.')).toBeVisible();
  }),
};

export const Lost: Story = {
  name: 'Sem resposta',
  parameters: about('O evento é consultado antes de outra tentativa.', {
    user: 'ana',
    faults: { 'EVT-03': 'drop' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await inside(canvasElement, 'vt-events');
    press(await findByRole('button', { name: 'Ver evento Trilha da Canastra' }));
    press(await findByRole('button', { name: 'Confirmar inscrição' }));
    await expect(await findByText(/a sua inscrição ainda não foi feita/)).toBeVisible();
  }),
};

export const Failed: Story = {
  name: 'Não carregou',
  parameters: about('O visitante pode tentar novamente.', { user: 'ana', faults: { 'EVT-01': '404' } }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-events');
    await expect(await findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/comunidad">Conocé la comunidad</a>' },
  parameters: about('Os eventos da Argentina, com a lista de espera.', { user: 'sofia' }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-events');
    press(await findByRole('button', { name: 'Ver evento Curvas de la cordillera' }));
    await expect(await findByRole('button', { name: 'Entrar en la lista de espera' })).toBeVisible();
  }),
};

export const Anonymous: Story = {
  name: 'Sem sessão',
  parameters: about('Quem não entrou lê para que o widget serve e pode entrar.', {
    user: '',
    metadata: { 'sign-in': '/entrar' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, getByText } = await inside(canvasElement, 'vt-events');
    await waitFor(() =>
      expect(getByText('Entre na sua conta para ver os eventos e se inscrever.')).toBeVisible(),
    );
    await expect(await findByRole('link', { name: 'Entrar na minha conta' })).toBeVisible();
  }),
};
