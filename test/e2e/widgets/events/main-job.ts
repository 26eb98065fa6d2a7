import { type MainJob, pressed, seen, signIn, widget } from '../../lib/main-job';

const tag = 'vt-events';

export const mainJob: MainJob = {
  markup: '<vt-events></vt-events>',
  steps: [
    signIn(tag),
    {
      act: pressed(tag, /^Ver evento/),
      done: seen((page) => widget(page, tag).getByRole('button', { name: 'Voltar aos eventos' })),
    },
    {
      act: pressed(tag, /^Confirmar inscrição$/),
      done: seen((page) => widget(page, tag).getByRole('heading', { name: 'Inscrição confirmada' })),
    },
  ],
};
