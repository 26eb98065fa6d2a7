import { useEffect, useRef } from 'react';
import { postalCode } from '../../../domain/contact';
import { country } from '../../../page/core/metadata';
import { TextField } from '../../../ui/core/fields';
import { useHost, useMessages } from '../../../ui/core/host-context';
import type { Form } from '../../../ui/core/use-form';
import * as kinds from '../../../ui/standalone/kinds';
import { findPostalCode } from '../postal-code';

const words = {
  'pt-BR': {
    street: 'Rua',
    homeNumber: 'Número',
    complement: 'Complemento',
    neighborhood: 'Bairro',
    cityName: 'Cidade',
    stateCode: 'Estado',
    optional: '(opcional)',
  },
  'es-AR': {
    street: 'Calle',
    homeNumber: 'Número',
    complement: 'Piso, departamento',
    neighborhood: 'Barrio',
    cityName: 'Ciudad',
    stateCode: 'Provincia',
    optional: '(opcional)',
  },
};
/** What the fields are called, for summaries of what is wrong with them. */
export const addressWords = words;

/** An address as forms hold it: all of it text. */
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
 * Fills the address by a complete postal code, once for each; what nobody knows is left to the visitor. A code that
 * came with its street is not looked up: what the visitor made of the address stays when its step is come back to.
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
    let latest = true;
    findPostalCode(code, { signal }).then(
      (found) => {
        if (!latest || !found) return;
        const { street, neighborhood, cityName, stateCode } = found;
        const known = Object.entries({ street, neighborhood, cityName, stateCode }).filter(
          ([, value]) => value,
        );
        form.set(Object.fromEntries(known) as Partial<V>);
      },
      // The lookup is a help: without it the visitor types the address.
      () => {},
    );
    return () => {
      latest = false;
    };
  }, [complete, code]);
}

/** The rest of an address, filled by the postal code that stands before it. */
export function AddressFields<V extends AddressValues>({ form }: { form: Form<V> }) {
  const w = useMessages(words);
  usePostalCode(form);
  // What holds of any form with an address holds of its address alone.
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
