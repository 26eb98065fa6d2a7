import { type MainJob, nothing, seen, signIn, widget } from '../../lib/main-job';

export const mainJob: MainJob = {
  markup: '<vt-manual-admin></vt-manual-admin>',
  user: 'equipe',
  steps: [
    signIn('vt-manual-admin', 'equipe'),
    { act: nothing, done: seen((page) => widget(page, 'vt-manual-admin').getByRole('table')) },
  ],
};
