import { afterEach, beforeAll, expect, vi } from 'vitest';
import { forgetPlan } from '#features/funding/funding-plan';
import type { InstallmentCalculatorProps } from '#widgets/installment-calculator/attributes';
import InstallmentCalculator from '#widgets/installment-calculator/InstallmentCalculator';
import { carPage, openLink } from './car-page';
import { leave, letDialogsOpen, press, render, settle, text, texts, type } from './render';

const PROPS: InstallmentCalculatorProps = {
  heading: '',
  source: 'psa-balao',
  sources: ['psa-balao', 'psa-traditional', 'cdc', 'next'],
  mvs: '',
  planType: 'msc',
  downPaymentStep: 1,
  offerId: '',
  offers: '',
  finishUrl: '',
};

/** The calculator; its attributes as they are by themselves, but for some. */
export const view = (props: Partial<InstallmentCalculatorProps> = {}) => (
  <InstallmentCalculator {...PROPS} {...props} />
);

export const row = (name: string) => texts('.figures .amounts > div').find((line) => line?.startsWith(name));

export const installment = () => text('.figures .installment b');

export const slider = (name: string) => document.querySelector(`#${name}`) as HTMLInputElement;

/** What the slider says, and the figures once they follow it. */
export async function typed(id: string, value: string) {
  await type(`#${id}`, value);
  await press(`#${id}`, 'Enter');
  await settle(600);
}

/** A car as its author writes it. */
export const WRITTEN = { mvs: '358AF11', year: 2026, price: 100_000 };

/** A link's text: a car with a colour and an optional, for R$ 96.170,00. */
export const LINK = '358AF11~2026~679~~CAM~';

/** Loads once for all tests of a file what the calculator loads late, and clears away after each of them. */
export function setUpCalculator(): void {
  beforeAll(async () => {
    letDialogsOpen();
    await Promise.all([
      import('#widgets/installment-calculator/deferred/Calculator'),
      import('#widgets/installment-calculator/deferred/simulation'),
      import('#services/http/send'),
      import('#features/car/deferred'),
    ]);
  });
  afterEach(async () => {
    await leave();
    forgetPlan();
    vi.unstubAllGlobals();
  });
}

/** The calculator with the car of a link, and its first figures. */
export async function showLinkedCar() {
  const { sandbox } = carPage();
  await openLink(LINK);
  await render(view());
  await settle(600);
  expect(installment()).toMatch(/^R\$ /);
  return {
    fault: (call: string, fault: string) => sandbox.state.setFault({ call, fault }),
    sent: (call: string) => sandbox.state.calls.filter((each) => each.call === call),
  };
}
