import { VISIT_STATUS_LABELS } from '#domain/scheduling/visit-statuses';
import { inside } from '../lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from '../lib/story';
import { rowPerStatus, statusesOf } from './sets';
import { expectStatuses } from './shown-statuses';

const STATUSES = statusesOf('visits');
const LABELS: Readonly<Record<string, string>> = VISIT_STATUS_LABELS['pt-BR'].STATUS_LABELS;

const meta: WidgetMeta<'vt-service-scheduling'> = {
  title: 'States/Visits',
  component: component('vt-service-scheduling'),
  args: { dealer: '135503081', children: '<a href="/contato">Fale com a gente</a>' },
};
export default meta;

export const Every: WidgetStory<'vt-service-scheduling'> = {
  name: 'Todas as situações',
  parameters: about('Uma visita de cada situação, na lista de quem tem conta.', {
    user: 'ana',
    answers: { '/appointments/web': rowPerStatus(STATUSES) },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root } = await inside(canvasElement, 'vt-service-scheduling');
    await expectStatuses(
      root,
      STATUSES.map((status) => LABELS[status] ?? ''),
    );
  }),
};
