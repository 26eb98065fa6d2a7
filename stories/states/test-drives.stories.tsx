import { VISIT_STATUS_LABELS } from '#domain/scheduling/visit-statuses';
import { inside } from '../lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from '../lib/story';
import { rowPerStatus, statusesOf } from './sets';
import { expectStatuses } from './shown-statuses';

const STATUSES = statusesOf('test-drives');
const LABELS: Readonly<Record<string, string>> = VISIT_STATUS_LABELS['pt-BR'].STATUS_LABELS;

const meta: WidgetMeta<'vt-test-drive'> = {
  title: 'States/Test drives',
  component: component('vt-test-drive'),
  args: { mvs: '358AF11', dealer: '135503081', children: '<a href="/contato">Fale com a gente</a>' },
};
export default meta;

export const Every: WidgetStory<'vt-test-drive'> = {
  name: 'Todas as situações',
  parameters: about('Um test drive de cada situação, na lista de quem tem conta.', {
    user: 'ana',
    answers: { '/test-drives': rowPerStatus(STATUSES) },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root } = await inside(canvasElement, 'vt-test-drive');
    await expectStatuses(
      root,
      STATUSES.map((status) => LABELS[status] ?? ''),
    );
  }),
};
