import { type MainJob, pressed, seen, signIn, widget } from '../../lib/main-job';

export const mainJob: MainJob = {
  markup: '<vt-security-photo></vt-security-photo>',
  steps: [
    signIn('vt-security-photo'),
    {
      act: pressed('vt-security-photo', /^Ver detalhes$/),
      done: seen((page) => widget(page, 'vt-security-photo').getByRole('dialog')),
    },
  ],
};
