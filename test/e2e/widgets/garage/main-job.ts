import { type MainJob, nothing, seen, signIn, widget } from '../../lib/main-job';

export const mainJob: MainJob = {
  markup: '<vt-garage></vt-garage>',
  steps: [
    signIn('vt-garage'),
    { act: nothing, done: seen((page) => widget(page, 'vt-garage').getByRole('listitem')) },
  ],
};
