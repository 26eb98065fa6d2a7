import { type MainJob, nothing, seen, widget } from '../../lib/main-job';

export const mainJob: MainJob = {
  markup: '<vt-offers></vt-offers>',
  steps: [{ act: nothing, done: seen((page) => widget(page, 'vt-offers').getByRole('listitem')) }],
};
