import { useEffect, useRef } from 'react';
import { prefillWhenSignedIn } from '#features/contact/prefill-when-signed-in';
import { $dealer } from '#features/dealer/dealer-store';
import type { Form } from '#ui/core/use-form';
import type { ContactFormValues } from '../form-values';

/** Connects the form to the page: the data of a signed-in visitor, and the dealer that is chosen in any widget. */
export function Page({ form }: { form: Form<ContactFormValues> }) {
  const latest = useRef(form);
  latest.current = form;
  useEffect(() => {
    const outlet = {
      values: () => latest.current.values,
      set: (changes: Partial<ContactFormValues>) => latest.current.set(changes),
    };
    const stops = [
      prefillWhenSignedIn(outlet, ['name', 'email', 'phone']),
      $dealer.subscribe((dealer) => outlet.set({ dealerCode: dealer?.id ?? '' })),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return null;
}
