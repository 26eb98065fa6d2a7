import { CPFS, expectStep, fillContact, fillRegister, flow, press } from '../../lib/funding';
import { type MainJob, nothing, seen } from '../../lib/main-job';
import { expect, type Page } from '../../lib/test';

const CAR = 'mvs="358AF11" year="2026" price="100000"';

const inFlow = (step: string) => (page: Page) => expectStep(page, step, 3000);

export const mainJob: MainJob = {
  markup: `<vt-funding-flow ${CAR} terms-url="/termos" offer-id="of-fiat-1" plan-type="offer"></vt-funding-flow>`,
  steps: [
    {
      act: (page) => press(page, /Comparar/),
      done: seen((page) => flow(page).getByRole('dialog')),
    },
    {
      act: async (page) => {
        await page.keyboard.press('Escape');
        await press(page, 'Simular com CDC');
      },
      done: inFlow('page-initial-data'),
    },
    {
      act: async (page) => {
        await fillContact(page, CPFS.documents);
        await press(page, 'Continuar');
      },
      done: inFlow('cdc-simulator'),
    },
    {
      act: async (page) => {
        const onward = flow(page).getByRole('button', { name: 'Continuar' });
        await expect(onward).not.toHaveAttribute('aria-disabled', 'true');
        await onward.click();
        const changed = flow(page).getByRole('button', { name: 'Continuar com estes valores' });
        await changed.or(flow(page).locator('#birthday')).first().waitFor();
        if (await changed.isVisible()) await changed.click();
      },
      done: seen((page) => flow(page).locator('#birthday')),
    },
    { act: fillRegister, done: inFlow('installment-terms-and-conditions') },
    { act: nothing, done: seen((page) => flow(page).locator('#coupon')) },
    {
      act: async (page) => {
        await flow(page).locator('#terms').check();
        await flow(page).locator('#bureau').check();
        await press(page, 'Enviar proposta');
      },
      done: inFlow('(loading-propose-result|installment-approved|funding-resume)'),
    },
  ],
};
