import { type MainJob, nothing, pressed, seen, signIn, widget } from '../../lib/main-job';

const tag = 'vt-integration-errors';

export const mainJob: MainJob = {
  markup: '<vt-integration-errors></vt-integration-errors>',
  user: 'sistemas',
  steps: [
    signIn(tag, 'sistemas'),
    { act: nothing, done: seen((page) => widget(page, tag).getByRole('table')) },
    {
      act: pressed(tag, /^(Informar erro|Informar error)$/),
      done: seen((page) => widget(page, tag).getByRole('dialog').locator('#journey')),
    },
    {
      async act(page) {
        const form = widget(page, tag).getByRole('dialog');
        await form.locator('#journey').fill('lead');
        await form.locator('#message').fill('Fila cheia');
        await pressed(tag, /^(Salvar|Guardar)$/)(page);
      },
      done: seen((page) =>
        widget(page, tag).getByText(/(Erro ERR-\d+ informado|Se informó el error ERR-\d+)\./),
      ),
    },
  ],
};
