import { STATUS_LABELS } from '#domain/orders/order-status-labels';
import type { OrderStatus } from '#domain/orders/order-statuses';
import { inside, press } from '../lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from '../lib/story';
import { rowPerStatus, statusesOf } from './sets';
import { expectStatuses } from './shown-statuses';

const STATUSES = statusesOf('rental-proposals');

const meta: WidgetMeta<'vt-rental-proposals'> = {
  title: 'States/Rental proposals',
  component: component('vt-rental-proposals'),
  args: { children: '<a href="/entrar">Entrar</a>' },
  globals: { brand: 'jeep' },
};
export default meta;

export const Every: WidgetStory<'vt-rental-proposals'> = {
  name: 'Todas as situações',
  parameters: about('Uma proposta de cada situação, na lista de todas.', {
    user: 'ana',
    answers: { '/v2/timeline/rental': rowPerStatus(STATUSES) },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByRole } = await inside(canvasElement, 'vt-rental-proposals');
    press(await findByRole('radio', { name: 'Todas' }));
    await expectStatuses(
      root,
      STATUSES.map((status) => STATUS_LABELS[status as OrderStatus]),
    );
  }),
};
