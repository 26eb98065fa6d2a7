import { type MainJob, pressed, seen, signIn, widget } from '../../lib/main-job';

const tag = 'vt-dealer-admin';

export const mainJob: MainJob = {
  markup: '<vt-dealer-admin></vt-dealer-admin>',
  user: 'equipe',
  steps: [
    signIn(tag, 'equipe'),
    {
      async act(page) {
        const row = widget(page, tag).getByRole('row').nth(1);
        await row.getByRole('button').last().click();
        await widget(page, tag).getByRole('menuitem', { name: 'Bloquear' }).click();
      },
      done: seen((page) => widget(page, tag).getByRole('dialog').getByRole('textbox')),
    },
    {
      async act(page) {
        await widget(page, tag).getByRole('dialog').getByRole('textbox').fill('Contrato suspenso');
        await pressed(tag, /^Bloquear$/)(page);
      },
      done: seen((page) => widget(page, tag).locator('.blocked-dealers li')),
    },
  ],
};
