import { useEffect, useRef } from 'react';
import { postalCode } from '../../../domain/contact';
import { country } from '../../../page/core/metadata';
import { TextField } from '../../../ui/core/fields';
import { useHost, useMessages } from '../../../ui/core/host-context';
import type { Form } from '../../../ui/core/use-form';
import { addressLabels } from '../../../ui/standalone/address-labels';
import * as kinds from '../../../ui/standalone/kinds';
import { findPostalCode } from '../postal-code';

/** An address as form values: all text. */
export interface AddressValues {
  postalCode: string;
  street: string;
  homeNumber: string;
  complement: string;
  neighborhood: string;
  cityName: string;
  stateCode: string;
}

/**
 * Fills in the address of a complete postal code, once per code; unknown parts are left to the visitor. A code with a
 * street is not looked up, so that the visitor's changes survive leaving the step.
 */
export function usePostalCode<V extends AddressValues>(form: Form<V>): void {
  const { signal } = useHost();
  const code = String(form.values.postalCode ?? '');
  const complete = postalCode(code, { country: country() });
  const filledBy = useRef(form.values.street ? code : '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a complete code is looked up once
  useEffect(() => {
    if (!complete || code === filledBy.current) return;
    filledBy.current = code;
    let isLatest = true;
    findPostalCode(code, { signal }).then(
      (found) => {
        if (!isLatest || !found) return;
        const { street, neighborhood, cityName, stateCode } = found;
        const known = Object.entries({ street, neighborhood, cityName, stateCode }).filter(
          ([, value]) => value,
        );
        form.set(Object.fromEntries(known) as Partial<V>);
      },
      // A failed lookup is ignored: the visitor types the address.
      () => {},
    );
    return () => {
      isLatest = false;
    };
  }, [complete, code]);
}

/** The fields of an address after its postal code, which fills them in. */
export function AddressFields<V extends AddressValues>({ form }: { form: Form<V> }) {
  const w = useMessages(addressLabels);
  usePostalCode(form);
  // The form has all the address fields: V extends AddressValues.
  const address = form as unknown as Form<AddressValues>;
  return (
    <>
      <TextField form={address} name="street" label={w.street} {...kinds.street} />
      <TextField form={address} name="homeNumber" label={w.homeNumber} autoComplete="off" />
      <TextField
        form={address}
        name="complement"
        label={w.complement}
        optional={w.optional}
        {...kinds.complement}
      />
      <TextField form={address} name="neighborhood" label={w.neighborhood} {...kinds.neighborhood} />
      <TextField form={address} name="cityName" label={w.cityName} {...kinds.city} />
      <TextField form={address} name="stateCode" label={w.stateCode} maxLength={2} {...kinds.state} />
    </>
  );
}
