import { type MainJob, pressed, seen, signIn, widget } from '../../lib/main-job';

const tag = 'vt-maintenance-admin';

export const mainJob: MainJob = {
  markup: '<vt-maintenance-admin></vt-maintenance-admin>',
  user: 'sistemas',
  steps: [
    signIn(tag, 'sistemas'),
    {
      async act(page) {
        await widget(page, tag).locator('#import-text').fill('elisa.prates@correio.example');
        await pressed(tag, /^(Conferir|Revisar) la? ?(lista)?/)(page);
      },
      done: seen((page) => widget(page, tag).getByRole('button', { name: /^Simular con?m? 1/ })),
    },
    {
      act: pressed(tag, /^Simular con?m? 1/),
      done: seen((page) => widget(page, tag).getByRole('heading', { level: 3 })),
    },
    {
      act: pressed(tag, /^Importar$/),
      done: seen((page) => widget(page, tag).getByRole('dialog')),
    },
    {
      async act(page) {
        await widget(page, tag).getByRole('dialog').getByRole('button', { name: 'Importar' }).click();
      },
      done: seen((page) => widget(page, tag).getByText(/^1 importada, 0/)),
    },
  ],
};
