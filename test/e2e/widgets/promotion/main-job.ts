import { type MainJob, nothing, seen, signIn, widget } from '../../lib/main-job';

export const mainJob: MainJob = {
  markup: '<vt-promotion></vt-promotion>',
  steps: [
    signIn('vt-promotion'),
    { act: nothing, done: seen((page) => widget(page, 'vt-promotion').getByRole('listitem')) },
  ],
};
