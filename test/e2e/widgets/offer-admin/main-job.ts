import { type MainJob, pressed, seen, signIn, widget } from '../../lib/main-job';

export const mainJob: MainJob = {
  markup: '<vt-offer-admin></vt-offer-admin>',
  user: 'equipe',
  steps: [
    signIn('vt-offer-admin', 'equipe'),
    {
      act: pressed('vt-offer-admin', /^Ver detalhes$/),
      done: seen((page) => widget(page, 'vt-offer-admin').getByRole('dialog')),
    },
  ],
};
