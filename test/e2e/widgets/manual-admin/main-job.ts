import { type MainJob, nothing, pressed, seen, signIn, widget } from '../../lib/main-job';

const tag = 'vt-manual-admin';

export const mainJob: MainJob = {
  markup: '<vt-manual-admin></vt-manual-admin>',
  user: 'sistemas',
  steps: [
    signIn(tag, 'sistemas'),
    // The list behind the editor: a retry of its own would be covered.
    { act: nothing, done: seen((page) => widget(page, tag).getByRole('rowheader').first()) },
    {
      act: pressed(tag, /^(Novo|Nuevo) manual$/),
      done: seen((page) => widget(page, tag).getByRole('dialog').locator('#title')),
    },
    {
      async act(page) {
        await widget(page, tag).getByRole('dialog').locator('#title').fill('Guia');
        await pressed(tag, /^(Salvar|Guardar) manual$/)(page);
      },
      done: seen((page) => widget(page, tag).getByText(/(Manual Guia salvo|Se guardó el manual Guia)\./)),
    },
  ],
};
