import { type MainJob, nothing, seen, widget } from '../../lib/main-job';

const CAR = 'mvs="358AF11" year="2026" price="100000"';

export const mainJob: MainJob = {
  markup: `<vt-installment-calculator ${CAR}></vt-installment-calculator>`,
  steps: [
    {
      act: nothing,
      done: seen((page) =>
        widget(page, 'vt-installment-calculator').locator('.installment', { hasText: 'R$' }),
      ),
    },
  ],
};
