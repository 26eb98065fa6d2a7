import { type MainJob, pressed, seen, signIn, widget } from '../../lib/main-job';

const tag = 'vt-vouchers';

export const mainJob: MainJob = {
  markup: '<vt-vouchers gift-url="/recompensas"></vt-vouchers>',
  steps: [
    signIn(tag),
    {
      act: pressed(tag, /^Usar na concessionária Voucher de boas-vindas$/),
      done: seen((page) => widget(page, tag).getByRole('dialog').getByText('BVANA')),
    },
  ],
};
