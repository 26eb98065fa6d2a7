import { type MainJob, nothing, seen, signIn, widget } from '../../lib/main-job';

export const mainJob: MainJob = {
  markup: '<vt-user-data></vt-user-data>',
  steps: [
    signIn('vt-user-data'),
    { act: nothing, done: seen((page) => widget(page, 'vt-user-data').getByLabel('Nome completo')) },
  ],
};
