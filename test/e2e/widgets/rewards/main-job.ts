import { type MainJob, pressed, seen, signIn, widget } from '../../lib/main-job';

const tag = 'vt-rewards';

export const mainJob: MainJob = {
  markup: '<vt-rewards></vt-rewards>',
  steps: [
    signIn(tag),
    {
      act: pressed(tag, /^Resgatar Boné da comunidade$/),
      done: seen((page) => widget(page, tag).getByRole('dialog').getByText(/^Serão descontados/)),
    },
    {
      // After an answer that was lost the visitor asks what became of it first.
      act: pressed(tag, /^(Confirmar resgate|Verificar)$/),
      done: seen((page) => widget(page, tag).getByRole('heading', { name: 'Resgate concluído' })),
    },
  ],
};
