import { type MainJob, pressed, seen, widget } from '../../lib/main-job';

export const mainJob: MainJob = {
  markup: '<vt-template-widget></vt-template-widget>',
  steps: [
    {
      act: pressed('vt-template-widget', /^Ver detalhes$/),
      done: seen((page) => widget(page, 'vt-template-widget').getByRole('dialog')),
    },
  ],
};
