import { type MainJob, pressed, seen, signIn, widget } from '../../lib/main-job';

const tag = 'vt-rewards';

export const mainJob: MainJob = {
  markup: '<vt-rewards></vt-rewards>',
  query: '?vt-gift=presente-8f2c41d7',
  steps: [
    signIn(tag),
    {
      act: pressed(tag, /^Receber presente$/),
      done: seen((page) => widget(page, tag).getByRole('heading', { name: 'Receber este presente?' })),
    },
    {
      async act(page) {
        const inDialog = widget(page, tag)
          .getByRole('dialog')
          .getByRole('button', { name: /^(Receber presente|Verificar)$/ });
        if (await inDialog.isVisible()) await inDialog.click();
      },
      done: seen((page) => widget(page, tag).getByRole('heading', { name: 'O presente é seu' })),
    },
  ],
};
