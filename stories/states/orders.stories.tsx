import { STATUS_LABELS } from '#domain/orders/order-status-labels';
import type { OrderStatus } from '#domain/orders/order-statuses';
import { inside, press } from '../lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from '../lib/story';
import { rowPerStatus, statusesOf } from './sets';
import { expectStatuses } from './shown-statuses';

const STATUSES = statusesOf('orders');

const meta: WidgetMeta<'vt-orders'> = {
  title: 'States/Orders',
  component: component('vt-orders'),
  args: { children: '<a href="/entrar">Entrar</a>' },
};
export default meta;

export const Every: WidgetStory<'vt-orders'> = {
  name: 'Todas as situações',
  parameters: about(
    'Um pedido de cada situação das quatro listas: as duas de reservas e as duas de financiamento.',
    {
      user: 'ana',
      answers: { '/v2/reservations/user-reserves': rowPerStatus(STATUSES) },
    },
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole } = await inside(canvasElement, 'vt-orders');
    press(await findByRole('radio', { name: /^Todos/ }));
    await expectStatuses(
      root,
      STATUSES.map((status) => STATUS_LABELS[status as OrderStatus]),
    );
  }),
};
