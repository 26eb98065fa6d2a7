import { createContext, useContext } from 'react';

/** The addresses of the author's pages that a payment leads to; empty or absent without one. */
export interface PaymentPages {
  /** The terms that are accepted before paying, and their version. */
  termsUrl?: string | undefined;
  termsVersion?: string | undefined;
  /** Where a financing is simulated. */
  financingUrl?: string | undefined;
}

/** Its provider is the widget in which somebody pays. */
export const PaymentPagesContext = createContext<PaymentPages>({});

export const usePaymentPages = (): PaymentPages => useContext(PaymentPagesContext);
