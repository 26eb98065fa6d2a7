import { useEffect, useRef } from 'react';
import { OfferTitle } from '#features/contact/OfferTitle';
import { $dealer } from '#features/dealer/dealer-store';
import type { Form } from '#ui/core/use-form';
import type { ContactFormValues } from '../form-values';

/** Connects the form to the page: the dealer that is chosen in any widget, and the offer that it is about. */
export function Page({ form }: { form: Form<ContactFormValues> }) {
  const latest = useRef(form);
  latest.current = form;
  useEffect(() => $dealer.subscribe((dealer) => latest.current.set({ dealerCode: dealer?.id ?? '' })), []);
  return <OfferTitle />;
}
