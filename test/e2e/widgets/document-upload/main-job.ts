import { type MainJob, pressed, seen, signIn, widget } from '../../lib/main-job';

const tag = 'vt-document-upload';

export const mainJob: MainJob = {
  markup: '<vt-document-upload order="res-user-ana-7"></vt-document-upload>',
  steps: [
    signIn(tag),
    {
      async act(page) {
        const chooser = page.waitForEvent('filechooser');
        await pressed(tag, /^Escolher arquivos: CNH$/)(page);
        await (await chooser).setFiles({
          name: 'cnh.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.alloc(200_000, 7),
        });
      },
      done: seen((page) => widget(page, tag).getByText('Recebido')),
    },
  ],
};
