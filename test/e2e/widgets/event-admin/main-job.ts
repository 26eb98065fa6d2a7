import { type MainJob, pressed, seen, signIn, widget } from '../../lib/main-job';

const tag = 'vt-event-admin';

export const mainJob: MainJob = {
  markup: '<vt-event-admin></vt-event-admin>',
  user: 'equipe',
  steps: [
    signIn(tag, 'equipe'),
    {
      async act(page) {
        const row = widget(page, tag).getByRole('row').nth(1);
        await row.getByRole('button').last().click();
        await widget(page, tag)
          .getByRole('menuitem', { name: /^(Remover|Quitar)$/ })
          .click();
      },
      done: seen((page) => widget(page, tag).getByRole('dialog').getByRole('textbox')),
    },
    {
      async act(page) {
        await widget(page, tag).getByRole('dialog').getByRole('textbox').fill('Pediu para sair');
        await pressed(tag, /^(Remover|Quitar)$/)(page);
      },
      done: seen((page) =>
        widget(page, tag).getByText(/(não participa mais do|ya no participa en el) evento/),
      ),
    },
  ],
};
