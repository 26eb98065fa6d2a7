import { CPFS, expectStep, fillContact, fillRegister, flow, press } from './funding';
import type { MainJob, Step } from './main-job';
import { MAIN_JOBS } from './main-jobs';
import { expect, type Page } from './test';

const CAR = 'mvs="358AF11" year="2026" price="100000"';
const contact = (next: string): Step[] => [
  {
    act: async (page) => {
      await fillContact(page, CPFS.documents);
      await press(page, 'Continuar');
    },
    done: (page) => expectStep(page, next, 3000),
  },
];
const onward = async (page: Page) => {
  const button = flow(page).getByRole('button', { name: 'Continuar', exact: true });
  await expect(button).not.toHaveAttribute('aria-disabled', 'true', { timeout: 3000 });
  await button.click();
};

/** Further paths of the widgets, for hostile tests. */
export const MORE_JOBS: Readonly<Record<string, MainJob>> = {
  ...MAIN_JOBS,
  next: {
    markup: `<vt-funding-flow ${CAR} sources="next"></vt-funding-flow>`,
    steps: [
      { act: (page) => press(page, /^Simular/), done: (page) => expectStep(page, 'page-initial-data', 3000) },
      ...contact('next-simulator'),
      { act: onward, done: (page) => expectStep(page, 'next-lead-form', 3000) },
      {
        act: (page) =>
          flow(page)
            .getByRole('button', { name: /Pedir|Solicitar|Enviar|Tentar/ })
            .first()
            .click(),
        done: (page) => expectStep(page, 'funding-resume', 3000),
      },
    ],
  },
  coupon: {
    markup: `<vt-funding-flow ${CAR} terms-url="/termos" offer-id="of-fiat-1" plan-type="offer"></vt-funding-flow>`,
    steps: [
      {
        act: (page) => press(page, 'Simular com CDC'),
        done: (page) => expectStep(page, 'page-initial-data', 3000),
      },
      ...contact('cdc-simulator'),
      {
        act: async (page) => {
          const changed = flow(page).getByRole('button', { name: 'Continuar com estes valores' });
          if (await changed.isVisible()) return changed.click();
          await onward(page);
          await changed.or(flow(page).locator('#birthday')).first().waitFor({ timeout: 3000 });
          if (await changed.isVisible()) await changed.click();
        },
        done: (page) => expectStep(page, 'installment-register', 3000),
      },
      { act: fillRegister, done: (page) => expectStep(page, 'installment-terms-and-conditions', 3000) },
      {
        act: async (page) => {
          await flow(page).locator('#coupon').fill('VITRINE36FIAT1');
          await page.keyboard.press('Enter');
        },
        done: (page) =>
          expect(flow(page).getByText('Cupom VITRINE36FIAT1 aplicado.')).toBeVisible({ timeout: 3000 }),
      },
      {
        act: async (page) => {
          await flow(page).locator('#terms').check();
          await flow(page).locator('#bureau').check();
          await press(page, 'Enviar proposta');
        },
        done: (page) =>
          expectStep(page, '(loading-propose-result|installment-approved|funding-resume)', 3000),
      },
    ],
  },
};
