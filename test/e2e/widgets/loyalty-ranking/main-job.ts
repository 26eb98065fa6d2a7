import { type MainJob, nothing, seen, signIn, widget } from '../../lib/main-job';

export const mainJob: MainJob = {
  markup: '<vt-loyalty-ranking></vt-loyalty-ranking>',
  steps: [
    signIn('vt-loyalty-ranking'),
    { act: nothing, done: seen((page) => widget(page, 'vt-loyalty-ranking').getByRole('row')) },
  ],
};
