import { type MainJob, pressed, seen, signIn, widget } from '../../lib/main-job';

export const mainJob: MainJob = {
  markup: '<vt-loyalty></vt-loyalty>',
  steps: [
    signIn('vt-loyalty'),
    {
      act: pressed('vt-loyalty', /^Ver detalhes$/),
      done: seen((page) => widget(page, 'vt-loyalty').getByRole('dialog')),
    },
  ],
};
