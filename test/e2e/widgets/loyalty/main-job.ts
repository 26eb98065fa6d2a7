import { type MainJob, nothing, pressed, seen, signIn, widget } from '../../lib/main-job';

const tag = 'vt-loyalty';

export const mainJob: MainJob = {
  markup: '<vt-loyalty></vt-loyalty>',
  steps: [
    signIn(tag),
    { act: nothing, done: seen((page) => widget(page, tag).getByRole('dialog')) },
    {
      async act(page) {
        const begin = widget(page, tag).getByRole('button', { name: /^(Começar|Empezar)$/ });
        if (await begin.isVisible()) await begin.click();
        await pressed(tag, /^(Já fiz isto|Ya lo hice): (Pé na trilha|Pie en la huella)$/)(page);
      },
      done: seen((page) => widget(page, tag).getByText(/^(Medalha conquistada|Medalla ganada): /)),
    },
  ],
};
