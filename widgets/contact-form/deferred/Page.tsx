import { useEffect } from 'react';
import { OfferTitle } from '#features/contact/OfferTitle';
import { $dealer } from '#features/dealer/dealer-store';
import type { Form } from '#ui/core/use-form';
import { useLatest } from '#ui/hooks/use-latest';
import type { ContactFormValues } from '../form-values';

/** Connects the form to the page: the dealer that is chosen in any widget, and the offer that it is about. */
export function Page({ form }: { form: Form<ContactFormValues> }) {
  const latest = useLatest(form);
  useEffect(() => $dealer.subscribe((dealer) => latest.current.set({ dealerCode: dealer?.id ?? '' })), []);
  return <OfferTitle />;
}
