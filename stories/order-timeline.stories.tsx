import { expect } from 'storybook/test';
import { EXAMPLE_EMAIL, EXAMPLE_NUMBER } from '../demo-pages/sandbox/rules/reservations/guest-example';
import { fillForm, inside, press } from './lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from './lib/story';

const meta: WidgetMeta<'vt-order-timeline'> = {
  title: 'Widgets/vt-order-timeline',
  component: component('vt-order-timeline'),
  args: {
    order: 'res-user-ana-2',
    'orders-url': '/pedidos',
    'payment-url': '/reserva',
    'documents-url': '/documentos',
    children: '<a href="/pedidos">Ver os meus pedidos</a>',
  },
  parameters: { vitrine: { user: 'ana' } },
};
export default meta;
type Story = WidgetStory<'vt-order-timeline'>;

export const Default: Story = {
  name: 'A caminho',
  parameters: about('Faturado ou fora da fábrica, o pedido não se cancela mais, e o widget diz por quê.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await inside(canvasElement, 'vt-order-timeline');
    await expect(await findByText(/^O carro já foi faturado/)).toBeVisible();
  }),
};

export const Cancel: Story = {
  name: 'Cancelar',
  args: { order: 'res-user-ana-aberta' },
  parameters: about('O cancelamento pede um motivo; se falhar, o diálogo diz e fica.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole, findByText } = await inside(canvasElement, 'vt-order-timeline');
    press(await findByRole('button', { name: 'Cancelar pedido' }));
    press(await findByRole('button', { name: 'Cancelar o pedido' }));
    await expect(await findByText('Selecione um motivo', { selector: '.error' })).toBeVisible();
  }),
};

export const Older: Story = {
  name: 'Pedido de antes',
  args: { order: 'res-user-ana-7' },
  parameters: about('Os pedidos antigos têm outra lista de situações; este espera documentos.'),
  play: asWritten(async ({ canvasElement }) => {
    const { findByRole } = await inside(canvasElement, 'vt-order-timeline');
    await expect(await findByRole('link', { name: 'Enviar documentos' })).toBeVisible();
  }),
};

export const Unknown: Story = {
  name: 'Outro pedido',
  args: { order: 'res-0' },
  parameters: about(
    'O pedido não está entre os da pessoa: ela procura um que fez sem conta, recebe o link dele por e-mail e o passa para a conta.',
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText, findByRole } = await inside(canvasElement, 'vt-order-timeline');
    await expect(await findByText('Não encontramos este pedido')).toBeVisible();
    const find = await findByRole('button', { name: 'Encontrar reserva' });
    fillForm(root, { number: EXAMPLE_NUMBER, person: EXAMPLE_EMAIL });
    press(find);
    press(await findByRole('button', { name: 'Enviar o link por e-mail' }));
    await expect(await findByText('Link enviado para c***@correio.example.')).toBeVisible();
    press(await findByRole('button', { name: 'Passar para a minha conta' }));
    await expect(await findByText('A reserva agora é da sua conta.')).toBeVisible();
  }),
};

export const Spanish: Story = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  args: { order: 'res-user-sofia-4' },
  parameters: about('Um pedido cancelado, na Argentina.', { user: 'sofia' }),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await inside(canvasElement, 'vt-order-timeline');
    await expect(await findByText('Cancelado', { selector: '.badge' })).toBeVisible();
  }),
};
