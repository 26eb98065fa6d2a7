import { type MainJob, pressed, seen, signIn, widget } from '../../lib/main-job';

const tag = 'vt-catalogue-admin';

export const mainJob: MainJob = {
  markup: '<vt-catalogue-admin></vt-catalogue-admin>',
  user: 'sistemas',
  steps: [
    signIn(tag, 'sistemas'),
    {
      act: pressed(tag, /^(Ordenar modelos)$/),
      done: seen((page) => widget(page, tag).getByRole('dialog').locator('.sortable')),
    },
    {
      async act(page) {
        await widget(page, tag).getByRole('dialog').locator('[data-control=down]').first().click();
        await pressed(tag, /^(Salvar|Guardar) (a )?orde/)(page);
      },
      done: seen((page) => widget(page, tag).getByText(/^2 (gravadas|grabadas)/)),
    },
  ],
};
