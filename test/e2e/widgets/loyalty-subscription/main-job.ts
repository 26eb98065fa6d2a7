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
        const card = widget(page, tag).getByRole('radio').first();
        // After a lost answer it is the same card that is sent.
        if (await card.isEnabled()) await card.check();
        await pressed(tag, /^(Assinar por|Verificar e concluir)/)(page);
      },
      done: seen((page) => widget(page, tag).getByRole('heading', { name: 'Assinatura confirmada' })),
    },
  ],
};
