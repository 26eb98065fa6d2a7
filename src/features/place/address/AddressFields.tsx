import { useEffect, useRef } from 'react';
import { DEBOUNCE } from '#domain/core/timing';
import { postalCode } from '#domain/place/postal-code';
import { country } from '#page/core/metadata';
import { logError } from '#page/log-error';
import { SelectField, TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import * as inputPresets from '#ui/fields/input-presets';
import { useDebounced } from '#ui/hooks/use-debounced';
import { useLatest } from '#ui/hooks/use-latest';
import { useOnChange } from '#ui/hooks/use-on-change';
import { useQuery } from '#ui/hooks/use-query';
import { completePlace, stateOf, statesOf } from '../places';
import { addressForLead } from '../postal-code';
import { addressLabels } from './address-labels';

/** The fields that a postal code fills in. */
const FILLED_IN = ['street', 'neighborhood', 'cityName', 'stateCode'] as const;

/** An address as form values: all text. */
export interface AddressValues {
  postalCode: string;
  street: string;
  homeNumber: string;
  complement: string;
  neighborhood: string;
  cityName: string;
  /** In Argentina, whose states have no codes on the wire, the province's name (spec market#countries). */
  stateCode: string;
  /** The last postal code that the lookup did not know; the rules refuse it while no street is typed. */
  unknownPostalCode?: string;
  /** The last postal code whose lookup has ended, and what it filled in: a line each, in the order of FILLED_IN. */
  lookedUp?: string;
  /** The code of a city that was looked up (asksCityCode), and the name that it is the code of. */
  cityCode?: string;
  cityOfCode?: string;
}

/** Returns the state of an address as the forms send it. */
async function stateText(stateCode: string, cityName: string): Promise<string> {
  if (country() !== 'AR' || !stateCode) return stateCode;
  const { code, name } = await stateOf('AR', { stateCode, cityName });
  return name || code;
}

/** Returns a postal code and what is filled in beside it, as lookedUp has it. */
const lookedUpText = (code: string, values: Partial<AddressValues> = {}): string =>
  [code, ...FILLED_IN.map((name) => values[name] ?? '')].join('\n');

/** Whether a state is written out, which browsers fill in: services get its two letters. */
const isWrittenOut = (stateCode: string): boolean => country() !== 'AR' && stateCode.trim().length > 2;

/**
 * Fills in the address of a complete postal code, once per code; unknown parts are left to the visitor. What another code
 * has filled in goes with it at once, and so does the address that an account has beside its code; what the visitor typed
 * stays. An unknown code is marked; a failed lookup is only reported to developers (spec places#postal-code).
 */
export function usePostalCode<V extends AddressValues>(form: Form<V>): void {
  const { element, signal } = useHost();
  const code = String(form.values.postalCode ?? '');
  const complete = postalCode(code, { country: country() });
  const latest = useLatest(form);
  const accounts = useRef(form.values.street ? lookedUpText(code, form.values) : '');
  const set = (values: Partial<AddressValues>) => latest.current.set(values as Partial<V>);
  // A complete code is looked up once.
  useOnChange(complete ? code : '', () => {
    const { lookedUp = accounts.current, ...values }: Partial<AddressValues> = form.values;
    const [knownCode, ...filled] = lookedUp.split('\n');
    if (!complete || code === knownCode) return;
    const gone = FILLED_IN.filter((name, index) => filled[index] && values[name] === filled[index]);
    set({ ...Object.fromEntries(gone.map((name) => [name, ''])), lookedUp: '' });
    let isLatest = true;
    const fill = async () => {
      const found = await addressForLead(code, { signal });
      const { street, neighborhood, cityName } = found;
      const stateCode = await stateText(found.stateCode, cityName);
      if (!isLatest) return;
      const typed: Partial<AddressValues> = latest.current.values;
      const known = Object.entries({ street, neighborhood, cityName, stateCode }).filter(([name, value]) => {
        const own = String(typed[name as 'street'] ?? '');
        return value && (!own.trim() || (name === 'stateCode' && isWrittenOut(own)));
      });
      const taken: Partial<AddressValues> = Object.fromEntries(known);
      set({ ...taken, lookedUp: lookedUpText(code, taken) });
      // On to the first field that is still empty, unless the visitor has gone elsewhere meanwhile.
      const root = element.shadowRoot ?? document;
      const next = !street && !typed.street ? 'street' : !typed.homeNumber ? 'homeNumber' : '';
      if (next && root.activeElement?.id === 'postalCode') root.getElementById(next)?.focus();
    };
    fill().catch(({ cause }) => {
      // A failed lookup is no error of the visitor, who types the address.
      if (isLatest && !signal.aborted) set({ lookedUp: lookedUpText(code) });
      if (cause) return signal.aborted || logError(cause);
      if (!isLatest) return;
      set({ unknownPostalCode: code });
      form.touch('postalCode');
    });
    return () => {
      isLatest = false;
    };
  });
}

/** Looks up the code of the city in the form. */
function useCityCode<V extends AddressValues>(form: Form<V>, isAsked: boolean): void {
  const { cityName = '', stateCode = '' }: Partial<AddressValues> = form.values;
  const city = useDebounced(cityName.trim() && stateCode.trim() ? `${stateCode} ${cityName}` : '', DEBOUNCE);
  const { value } = useQuery(
    () => completePlace(country() ?? 'BR', { stateCode: stateCode.trim(), cityName: cityName.trim() }),
    (isAsked && city) || undefined,
  );
  const latest = useLatest(form);
  useEffect(() => {
    if (value) latest.current.set({ cityCode: value.cityCode, cityOfCode: value.cityName } as Partial<V>);
  }, [value]);
}

const listLabels = {
  'pt-BR': { choose: 'Selecione', loading: 'Carregando…' },
  'es-AR': { choose: 'Elegí una opción', loading: 'Cargando…' },
};

/** The state: its two letters; in Argentina a province from a list, or as text if the list cannot be loaded. */
function StateField({ form }: { form: Form<AddressValues> }) {
  const labels = useMessages(addressLabels);
  const list = useMessages(listLabels);
  const argentina = country() === 'AR';
  const { value: states, failed } = useQuery(() => statesOf('AR'), argentina ? 'states' : undefined);
  if (!argentina || failed) {
    return (
      <TextField
        form={form}
        name="stateCode"
        label={argentina ? labels.province : labels.stateCode}
        {...inputPresets.state}
      />
    );
  }
  return (
    <SelectField
      form={form}
      name="stateCode"
      label={labels.province}
      empty={states ? list.choose : list.loading}
      choices={(states ?? []).map(({ name }) => ({ value: name, label: name }))}
    />
  );
}

interface AddressFieldsProps<V extends AddressValues> {
  form: Form<V>;
  /** Whether the form's rules ask for the city's code: it is looked up as the city is known. */
  asksCityCode?: boolean;
}

/** The fields of an address after its postal code, which fills them in. */
export function AddressFields<V extends AddressValues>({
  form,
  asksCityCode = false,
}: AddressFieldsProps<V>) {
  const labels = useMessages(addressLabels);
  usePostalCode(form);
  useCityCode(form, asksCityCode);
  // The form has all the address fields: V extends AddressValues.
  const address = form as unknown as Form<AddressValues>;
  return (
    <>
      <TextField form={address} name="street" label={labels.street} {...inputPresets.street} />
      <TextField form={address} name="homeNumber" label={labels.homeNumber} autoComplete="off" />
      <TextField
        form={address}
        name="complement"
        label={labels.complement}
        optional={labels.optional}
        {...inputPresets.complement}
      />
      <TextField
        form={address}
        name="neighborhood"
        label={labels.neighborhood}
        {...inputPresets.neighborhood}
      />
      <TextField form={address} name="cityName" label={labels.cityName} {...inputPresets.city} />
      <StateField form={address} />
    </>
  );
}
