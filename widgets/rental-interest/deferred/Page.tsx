import { useEffect, useRef } from 'react';
import { prefillWhenSignedIn } from '#features/contact/prefill-when-signed-in';
import type { Form } from '#ui/core/use-form';
import type { RentalForm } from '../form-values';

/** Fills in the data of a signed-in visitor where nothing is typed. */
export function Page({ form }: { form: Form<RentalForm> }) {
  const latest = useRef(form);
  latest.current = form;
  useEffect(
    () =>
      prefillWhenSignedIn(
        {
          values: () => latest.current.values,
          set: (changes: Partial<RentalForm>) => latest.current.set(changes),
        },
        ['contactName', 'email', 'phone'],
      ),
    [],
  );
  return null;
}
