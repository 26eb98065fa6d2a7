import { country } from '#page/core/metadata';
import { serverNow } from '#page/server-clock';
import { reportProblem } from '#page/settings/report-problem';
import { useHost } from '#ui/core/host-context';
import { acceptedAt, acceptTerms, forgetAcceptance, termsName } from './accepted-terms';
import { usePaymentPages } from './pages';
import type { PaymentDetails } from './pay';

/** Ways to pay that charge here; a bank and a dealer have terms of their own. */
const CHARGING = ['card', 'pix', 'boleto'];

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
  const { termsUrl = '', termsVersion = '' } = usePaymentPages();
  const { element } = useHost();
  const isNeeded = CHARGING.includes(type);
  if (isNeeded && !termsUrl)
    reportProblem(
      `<${element.localName} terms-url>`,
      'expected the address of the terms that are accepted before paying',
    );
  const place = country() === 'AR' ? 'AR' : 'BR';
  const name = termsName(place, termsUrl, termsVersion);
  return {
    isNeeded,
    isAccepted: acceptedAt(order, name) !== undefined,
    accept(isAccepted) {
      if (isAccepted) acceptTerms(order, name, new Date(serverNow()).toISOString());
      else forgetAcceptance(order);
    },
    url: termsUrl,
    country: place,
    details() {
      const at = acceptedAt(order, name);
      return isNeeded && at ? { termsAcceptedAt: at, ...(termsVersion && { termsVersion }) } : {};
    },
  };
}
