import { type MainJob, pressed, seen, signIn, widget } from '../../lib/main-job';

export const mainJob: MainJob = {
  markup: '<vt-document-upload></vt-document-upload>',
  steps: [
    signIn('vt-document-upload'),
    {
      act: pressed('vt-document-upload', /^Ver detalhes$/),
      done: seen((page) => widget(page, 'vt-document-upload').getByRole('dialog')),
    },
  ],
};
