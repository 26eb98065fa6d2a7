import { type MainJob, pressed, seen, signIn, widget } from '../../lib/main-job';

const tag = 'vt-rental-proposals';

export const mainJob: MainJob = {
  markup: '<vt-rental-proposals></vt-rental-proposals>',
  steps: [
    signIn(tag),
    {
      async act(page) {
        await widget(page, tag)
          .getByRole('button', { name: /^Acompanhar/ })
          .first()
          .click();
      },
      done: seen((page) => widget(page, tag).getByRole('list', { name: 'Andamento' })),
    },
    {
      act: pressed(tag, /^Baixar resumo/),
      done: seen((page) => widget(page, tag).getByText('Resumo baixado.')),
    },
  ],
};
