import { type MainJob, pressed, seen, signIn, widget } from '../../lib/main-job';

const tag = 'vt-vouchers';

export const mainJob: MainJob = {
  markup: '<vt-vouchers gift-url="/recompensas"></vt-vouchers>',
  steps: [
    signIn(tag),
    {
      act: pressed(tag, /^Gerar o próximo voucher$/),
      done: seen((page) => widget(page, tag).getByRole('heading', { name: 'Gerar o próximo voucher?' })),
    },
    {
      // After an answer that was lost the visitor asks what became of it first.
      act: pressed(tag, /^(Gerar voucher|Verificar)$/),
      done: seen((page) =>
        widget(page, tag).getByRole('heading', { name: /^Voucher (fidelidade|de fidelidad)$/ }),
      ),
    },
    {
      act: pressed(tag, /^Usar na concessionária Voucher de (boas-vindas|bienvenida)$/),
      done: seen((page) => widget(page, tag).getByRole('dialog').getByText('BVANA')),
    },
  ],
};
