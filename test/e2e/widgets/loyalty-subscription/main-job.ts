import { type MainJob, pressed, seen, signIn, widget } from '../../lib/main-job';

const tag = 'vt-loyalty-subscription';

export const mainJob: MainJob = {
  markup: '<vt-loyalty-subscription terms-url="/termos"></vt-loyalty-subscription>',
  steps: [
    signIn(tag),
    {
      act: pressed(tag, /^Assinar o plano Completo$/),
      done: seen((page) => widget(page, tag).getByRole('radio')),
    },
    {
      async act(page) {
        await widget(page, tag).getByRole('radio').first().check();
        await pressed(tag, /^Assinar por/)(page);
      },
      done: seen((page) => widget(page, tag).getByRole('heading', { name: 'Assinatura confirmada' })),
    },
  ],
};
