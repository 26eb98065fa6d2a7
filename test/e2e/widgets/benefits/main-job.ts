import { type MainJob, pressed, seen, signIn, widget } from '../../lib/main-job';

const tag = 'vt-benefits';

export const mainJob: MainJob = {
  markup: '<vt-benefits audience="donos" discount-club="clube"></vt-benefits>',
  steps: [
    signIn(tag),
    {
      // A list that is loaded again after the page has changed its language names it in that one.
      act: pressed(tag, /^Ver benefício (Lavagem completa|Lavado completo)$/),
      done: seen((page) => widget(page, tag).getByRole('button', { name: 'Resgatar benefício' })),
    },
    {
      // After an answer that was lost the button asks what became of it.
      act: pressed(tag, /^(Resgatar benefício|Verificar o resgate)$/),
      done: seen((page) => widget(page, tag).getByRole('heading', { name: 'Benefício resgatado' })),
    },
  ],
};
