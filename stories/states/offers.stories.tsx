import { OFFER_STATUS_LABELS, type OfferStatus } from '#domain/offers/offer-statuses';
import { inside } from '../lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from '../lib/story';
import { rowPerStatus, statusesOf } from './sets';
import { expectStatuses } from './shown-statuses';

const STATUSES = statusesOf('offers');
const LABELS = OFFER_STATUS_LABELS['pt-BR'].STATUS_LABELS;

const meta: WidgetMeta<'vt-offer-admin'> = {
  title: 'States/Offers',
  component: component('vt-offer-admin'),
  args: { children: '<a href="/equipe">Área da equipe</a>' },
};
export default meta;

export const Every: WidgetStory<'vt-offer-admin'> = {
  name: 'Todas as situações',
  parameters: about('Uma oferta de cada situação, na tabela da equipe.', {
    user: 'ofertas',
    answers: {
      '/offers': (page: { content: object[] }) => ({
        ...page,
        content: rowPerStatus(STATUSES)(page.content),
        totalElements: STATUSES.length,
      }),
    },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root } = await inside(canvasElement, 'vt-offer-admin');
    await expectStatuses(
      root,
      STATUSES.map((status) => LABELS[status as OfferStatus]),
    );
  }),
};
