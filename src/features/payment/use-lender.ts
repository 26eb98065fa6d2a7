import { type LenderChoice, lenderChoice } from '#domain/reservation/lender';
import { SIMULATION_PARAMETER } from '#features/orders/order-link';
import { getSimulation } from '#services/financing';
import { useHost, useMessages } from '#ui/core/host-context';
import { useQuery } from '#ui/hooks/use-query';
import { texts } from './messages';
import type { PaymentDetails } from './pay';

/** What an id is made of; anything else in an address names no simulation. */
const ID = /^[\w-]{1,64}$/;

/** Returns the simulation that vt-funding-flow has saved for the order of the page's address; empty without one. */
function savedSimulation(): string {
  const id = new URLSearchParams(location.search).get(SIMULATION_PARAMETER) ?? '';
  return ID.test(id) ? id : '';
}

export interface LenderForm {
  choice: LenderChoice;
  /** Whether the saved simulation is being read, or could not be: it is then not sent. */
  isLoading: boolean;
  hasFailed: boolean;
  retry(): void;
  /** Returns what is wrong with the choice; empty if nothing is, and for another way to pay. */
  check(fundingType: string | undefined): string;
  /** What is sent with the payment; nothing for another way to pay. */
  details(fundingType: string | undefined): Pick<PaymentDetails, 'fundingType' | 'simulationId'>;
}

/**
 * The lender of a financing: the bank of the saved simulation, or the visitor's choice if there is none or it names none.
 * @param allowed the lenders of the campaign; all if it names none
 */
export function useLender(isFinancing: boolean, allowed: readonly string[]): LenderForm {
  const { signal } = useHost();
  const messages = useMessages(texts);
  const id = isFinancing ? savedSimulation() : '';
  const { value, failed = false, retry } = useQuery(() => getSimulation({ id }, { signal }), id || undefined);
  const isLoading = id !== '' && !value && !failed;
  const choice = lenderChoice(allowed, value?.source ?? '');
  const isSent = value && !(choice.by === 'visitor' && choice.other);
  return {
    choice,
    isLoading,
    hasFailed: failed,
    retry,
    check(fundingType) {
      if (!isFinancing) return '';
      if (isLoading) return messages.waitForSimulation;
      if (choice.by === 'simulation') return '';
      return choice.choices.some((each) => each === fundingType) ? '' : messages.noLender;
    },
    details(fundingType = '') {
      if (!isFinancing) return {};
      return {
        fundingType: choice.by === 'simulation' ? choice.lender : fundingType,
        ...(isSent && { simulationId: id }),
      };
    },
  };
}
