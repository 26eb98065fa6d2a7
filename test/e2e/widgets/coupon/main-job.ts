import { type MainJob, pressed, seen, widget } from '../../lib/main-job';

export const mainJob: MainJob = {
  markup: '<vt-coupon offer-id="of-fiat-1" periods="24" down-payment="30000"></vt-coupon>',
  // Most pages name no plan: the price of each is shown.
  reserved: '<vt-coupon offer-id="of-fiat-1" down-payment="30000"></vt-coupon>',
  steps: [
    {
      act: async (page) => {
        await widget(page, 'vt-coupon').getByLabel('Código do cupom').fill('VITRINE24FIAT1');
        await pressed('vt-coupon', /^Aplicar$/)(page);
      },
      done: seen((page) => widget(page, 'vt-coupon').getByText('Cupom VITRINE24FIAT1 aplicado.')),
    },
  ],
};
