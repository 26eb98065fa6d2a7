import { type MainJob, nothing, seen, signIn, widget } from '../../lib/main-job';

export const mainJob: MainJob = {
  markup: '<vt-promotion-admin></vt-promotion-admin>',
  user: 'equipe',
  steps: [
    signIn('vt-promotion-admin', 'equipe'),
    { act: nothing, done: seen((page) => widget(page, 'vt-promotion-admin').getByRole('table')) },
  ],
};
