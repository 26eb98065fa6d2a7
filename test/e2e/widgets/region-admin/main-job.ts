import { type MainJob, nothing, seen, signIn, widget } from '../../lib/main-job';

export const mainJob: MainJob = {
  markup: '<vt-region-admin></vt-region-admin>',
  steps: [
    signIn('vt-region-admin'),
    { act: nothing, done: seen((page) => widget(page, 'vt-region-admin').getByRole('listitem')) },
  ],
};
