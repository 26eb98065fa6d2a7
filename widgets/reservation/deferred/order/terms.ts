import { country } from '../../../../src/page/core/metadata';
import { serverNow } from '../../../../src/page/server-clock';
import { reportProblem } from '../../../../src/page/settings/report-problem';
import { usePages } from '../../pages-context';
import type { PaymentDetails } from './pay';

/** Ways to pay that charge here; a bank and a dealer have terms of their own. */
const CHARGING = ['card', 'pix', 'boleto'];

/** When the terms of each order were accepted, as ISO date and time: kept while the way to pay changes. */
export const accepted = new Map<string, string>();

export interface Terms {
  /** Whether they must be accepted for this way to pay. */
  isNeeded: boolean;
  isAccepted: boolean;
  accept(isAccepted: boolean): void;
  /** Address of the terms as the author gives it. */
  url: string;
  country: 'BR' | 'AR';
  /** What is sent with the payment. */
  details(): Pick<PaymentDetails, 'termsAcceptedAt' | 'termsVersion'>;
}

/** The acceptance of the terms and of the right of withdrawal before a payment (spec reservations#terms). */
export function useTerms(order: string, type: string): Terms {
  const { termsUrl = '', termsVersion = '' } = usePages();
  const isNeeded = CHARGING.includes(type);
  if (isNeeded && !termsUrl)
    reportProblem(
      '<vt-reservation terms-url>',
      'expected the address of the terms that are accepted before paying',
    );
  return {
    isNeeded,
    isAccepted: accepted.has(order),
    accept(isAccepted) {
      if (isAccepted) accepted.set(order, new Date(serverNow()).toISOString());
      else accepted.delete(order);
    },
    url: termsUrl,
    country: country() === 'AR' ? 'AR' : 'BR',
    details() {
      const at = accepted.get(order);
      return isNeeded && at ? { termsAcceptedAt: at, ...(termsVersion && { termsVersion }) } : {};
    },
  };
}
