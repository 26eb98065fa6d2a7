import { expect, waitFor } from 'storybook/test';
import { inside, press } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-orders'> = {
  title: 'Widgets/vt-orders',
  component: component('vt-orders'),
  args: {
    'payment-url': '/reserva',
    'documents-url': '/documentos',
    'cars-url': '/carros',
    children: '<a href="/entrar">Entrar para ver os meus pedidos</a>',
  },
  parameters: { vitrine: { user: 'ana' } },
  // An opened order is in the page's URL, which the next story shares.
  beforeEach: () => () => {
    const url = new URL(location.href);
    url.searchParams.delete('order');
    history.replaceState(history.state, '', url);
  },
};
export default meta;
type Story = WidgetStory<'vt-orders'>;

export const Default: Story = {
  name: 'A lista',
  parameters: about('Os mais novos primeiro; o botão mostra mais, e o foco vai até eles.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, getAllByRole } = await inside(canvasElement, 'vt-orders');
    const more = await findByRole('button', { name: 'Mostrar mais' });
    await expect(getAllByRole('listitem')).toHaveLength(6);
    press(more);
    await waitFor(() => expect(getAllByRole('listitem').length).toBeGreaterThan(6));
  }),
};

export const Ended: Story = {
  name: 'Encerrados',
  parameters: about('O filtro separa os pedidos em andamento dos encerrados.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, getByText } = await inside(canvasElement, 'vt-orders');
    press(await findByRole('radio', { name: /^Encerrados/ }));
    await waitFor(() => expect(getByText('Entregue')).toBeVisible());
  }),
};

export const Opened: Story = {
  name: 'Um pedido',
  parameters: about(
    'O andamento, os pagamentos e o que se pode fazer; o endereço da página guarda o pedido aberto.',
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { findAllByRole, findByRole } = await inside(canvasElement, 'vt-orders');
    press((await findAllByRole('button', { name: /^Acompanhar/ }))[0] as HTMLElement);
    await expect(await findByRole('link', { name: 'Pagar agora' })).toBeVisible();
    await expect(await findByRole('button', { name: 'Cancelar pedido' })).toBeVisible();
  }),
};

export const Empty: Story = {
  name: 'Nenhum pedido',
  parameters: about('Quem ainda não tem pedidos encontra o caminho dos carros.', {
    user: 'ana',
    faults: { 'RES-08': 'empty' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await inside(canvasElement, 'vt-orders');
    await expect(await findByText('Você ainda não tem pedidos')).toBeVisible();
  }),
};

export const Failed: Story = {
  name: 'Não carregou',
  parameters: about('A pessoa pode tentar novamente.', { user: 'ana', faults: { 'RES-08': '404' } }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-orders');
    await expect(await findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { children: '<a href="/ingresar">Ingresar para ver mis pedidos</a>' },
  parameters: about('A mesma lista na Argentina.', { user: 'sofia' }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await inside(canvasElement, 'vt-orders');
    await expect(await findByText(/^Mostrando \d+ de \d+ pedidos$/)).toBeVisible();
  }),
};

export const Anonymous: Story = {
  name: 'Sem sessão',
  parameters: about('Quem não entrou lê para que serve e pode entrar.', {
    user: '',
    metadata: { 'sign-in': '/entrar' },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, getByText } = await inside(canvasElement, 'vt-orders');
    await expect(await findByRole('link', { name: 'Entrar na minha conta' })).toBeVisible();
    await expect(getByText('Entre para acompanhar os seus pedidos.')).toBeVisible();
  }),
};
