import { type MainJob, pressed, seen, signIn, widget } from '../../lib/main-job';

const tag = 'vt-polls';

export const mainJob: MainJob = {
  markup: '<vt-polls></vt-polls>',
  steps: [
    signIn(tag),
    {
      async act(page) {
        await widget(page, tag).getByRole('radio').first().check();
        await pressed(tag, /^Votar$/)(page);
      },
      done: seen((page) => widget(page, tag).getByText('Seu voto foi registrado.')),
    },
  ],
};
