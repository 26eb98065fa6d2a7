import { type MainJob, pressed, seen, signIn, widget } from '../../lib/main-job';

const tag = 'vt-region-admin';

export const mainJob: MainJob = {
  markup: '<vt-region-admin></vt-region-admin>',
  user: 'nation',
  steps: [
    signIn(tag, 'nation'),
    {
      act: pressed(tag, /^(Nova região|Nueva región)$/),
      done: seen((page) => widget(page, tag).getByRole('dialog').getByRole('checkbox').first()),
    },
    {
      async act(page) {
        const form = widget(page, tag).getByRole('dialog');
        await form.locator('#name').fill('Litoral');
        await form.getByRole('checkbox').first().check();
        await pressed(tag, /^(Salvar|Guardar) regi/)(page);
      },
      done: seen((page) =>
        widget(page, tag).getByText(/(Região Litoral salva|Se guardó la región Litoral)\./),
      ),
    },
  ],
};
