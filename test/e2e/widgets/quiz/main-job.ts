import { type MainJob, pressed, seen, signIn, widget } from '../../lib/main-job';
import type { Page } from '../../lib/test';

const tag = 'vt-quiz';
/** By its place: the service's texts are in the language of the request. */
const first = (page: Page) => widget(page, tag).getByRole('radio').first().check();
const question = (number: number) =>
  seen((page) => widget(page, tag).getByText(`Pergunta ${number} de 2`, { exact: true }));

export const mainJob: MainJob = {
  markup: '<vt-quiz quiz="qual-combina"></vt-quiz>',
  steps: [
    {
      act: signIn(tag).act,
      done: seen((page) => widget(page, tag).getByRole('button', { name: 'Começar' })),
    },
    { act: pressed(tag, /^Começar$/), done: question(1) },
    // A choice leads on by itself.
    { act: first, done: question(2) },
    {
      async act(page) {
        await first(page);
        await pressed(tag, /^Ver resultado$/)(page);
      },
      done: seen((page) => widget(page, tag).getByRole('heading', { name: 'Obrigado por responder' })),
    },
    {
      act: pressed(tag, /^Tentar novamente$/),
      done: seen((page) =>
        widget(page, tag).getByText(/respostas foram salvas na sua conta|já tinha salvado/),
      ),
    },
  ],
};
