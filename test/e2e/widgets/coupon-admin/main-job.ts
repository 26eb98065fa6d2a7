import { type MainJob, pressed, seen, signIn, widget } from '../../lib/main-job';

const tag = 'vt-coupon-admin';

export const mainJob: MainJob = {
  markup: '<vt-coupon-admin></vt-coupon-admin>',
  user: 'nation',
  steps: [
    signIn(tag, 'nation'),
    {
      // One step: a retry asks for the confirmation again.
      async act(page) {
        const form = widget(page, tag);
        if (!(await form.getByRole('dialog').isVisible())) {
          await form.locator('#couponId').fill('cup-of-jeep-1-48');
          await form.locator('#cpf').fill('390.533.447-05');
          await pressed(tag, /^Liberar usos$/)(page);
        }
        await form.getByRole('dialog').getByRole('button', { name: 'Liberar', exact: true }).click();
      },
      done: seen((page) =>
        widget(page, tag)
          .getByRole('status')
          .filter({ hasText: /1 uso del? cup|1 uso do cup/ }),
      ),
    },
  ],
};
