import { vi } from 'vitest';
import { forgetPlan } from '../../../src/features/funding/funding-plan';
import type { InstallmentCalculatorProps } from '../../../widgets/installment-calculator/attributes';
import InstallmentCalculator from '../../../widgets/installment-calculator/InstallmentCalculator';
import { leave, press, settle, text, texts, type } from './render';

const PROPS: InstallmentCalculatorProps = {
  heading: '',
  source: 'psa-balao',
  sources: ['psa-balao', 'psa-traditional', 'cdc', 'next'],
  mvs: '',
  planType: 'msc',
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

/** What the calculator loads late, once for all tests of a file. */
export async function loadCalculator(): Promise<void> {
  await Promise.all([
    import('../../../widgets/installment-calculator/deferred'),
    import('../../../src/services/http/transport/transport'),
    import('../../../src/features/car/deferred'),
  ]);
}

/** The dialog of happy-dom opens, and no more. */
export function letDialogsOpen(): void {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
}

export async function leaveCalculator(): Promise<void> {
  await leave();
  forgetPlan();
  vi.unstubAllGlobals();
}
