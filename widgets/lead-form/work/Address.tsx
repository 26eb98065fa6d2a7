import { useEffect } from 'react';
import { postalCode } from '../../../src/domain/contact';
import type { LeadForm } from '../../../src/domain/lead-form';
import { country } from '../../../src/page/metadata';
import { findPostalCode } from '../../../src/stores/postal-code';
import { TextField } from '../../../src/ui/fields';
import { useHost, useWords } from '../../../src/ui/host-context';
import type { Form } from '../../../src/ui/use-form';
import { words } from './words';

/** The rest of the address: opens with the first character of the postal code and is filled by a complete one. */
export function Address({ form }: { form: Form<LeadForm> }) {
  const { signal } = useHost();
  const w = useWords(words);
  const code = form.values.postalCode ?? '';
  const complete = postalCode(code, { country: country() });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a complete code is looked up once
  useEffect(() => {
    if (!complete) return;
    let latest = true;
    findPostalCode(code, { signal }).then(
      (found) => {
        if (!latest || !found) return;
        const { street, neighborhood, cityName, stateCode } = found;
        const known = Object.entries({ street, neighborhood, cityName, stateCode }).filter(
          ([, value]) => value,
        );
        form.set(Object.fromEntries(known) as Partial<LeadForm>);
      },
      // The lookup is a help: without it the visitor types the address.
      () => {},
    );
    return () => {
      latest = false;
    };
  }, [complete, code]);
  const { labels } = w;
  return (
    <>
      <TextField form={form} name="street" label={labels.street} autoComplete="address-line1" />
      <TextField form={form} name="homeNumber" label={labels.homeNumber} autoComplete="off" />
      <TextField
        form={form}
        name="complement"
        label={labels.complement}
        optional={w.optional}
        autoComplete="address-line2"
      />
      <TextField form={form} name="neighborhood" label={labels.neighborhood} autoComplete="address-level3" />
      <TextField form={form} name="cityName" label={labels.cityName} autoComplete="address-level2" />
      <TextField
        form={form}
        name="stateCode"
        label={labels.stateCode}
        autoComplete="address-level1"
        maxLength={2}
      />
    </>
  );
}
