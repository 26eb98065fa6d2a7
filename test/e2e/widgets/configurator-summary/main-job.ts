import { type MainJob, makePdf, nothing, SHARED_CAR, seen, widget } from '../../lib/main-job';

export const mainJob: MainJob = {
  markup: '<vt-configurator-summary view="full"></vt-configurator-summary>',
  query: SHARED_CAR,
  steps: [
    {
      act: nothing,
      done: seen((page) => widget(page, 'vt-configurator-summary').getByText('R$ 103.770,00')),
    },
    makePdf('vt-configurator-summary'),
  ],
};
