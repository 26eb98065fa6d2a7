import { type MainJob, seen, signIn, widget } from '../../lib/main-job';

const tag = 'vt-document-upload';

export const mainJob: MainJob = {
  markup: '<vt-document-upload order="res-user-ana-7"></vt-document-upload>',
  steps: [
    signIn(tag),
    {
      async act(page) {
        await widget(page, tag)
          .locator('input[data-type=DRIVER_LICENSE]')
          .setInputFiles({
            name: 'cnh.pdf',
            mimeType: 'application/pdf',
            buffer: Buffer.alloc(200_000, 7),
          });
      },
      done: seen((page) => widget(page, tag).getByText('Recebido')),
    },
  ],
};
