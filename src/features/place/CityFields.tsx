import { useMemo } from 'react';
import type { Country } from '#domain/core/brands';
import { deferred } from '#ui/core/deferred';
import { SelectField, TextField } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import { useDeferredOnUse } from '#ui/core/use-deferred';
import type { Form } from '#ui/core/use-form';
import { FieldFailure } from '#ui/fields/FieldFailure';
import type { Query } from '#ui/hooks/use-query';
import { requestSubmit } from '#ui/request-submit';

/** cityName: the typed text; cityCode: that of the chosen suggestion, else empty. */
export interface CityValues {
  stateCode: string;
  cityName: string;
  cityCode: string;
}

const labels = {
  'pt-BR': {
    BR: { state: 'Estado', city: 'Cidade' },
    AR: { state: 'Província', city: 'Localidade' },
    choose: 'Selecione',
    first: { BR: 'Selecione primeiro o estado', AR: 'Selecione primeiro a província' },
    loading: 'Carregando…',
  },
  'es-AR': {
    BR: { state: 'Estado', city: 'Localidad' },
    AR: { state: 'Provincia', city: 'Localidad' },
    choose: 'Elegí una opción',
    first: { BR: 'Primero elegí el estado', AR: 'Primero elegí la provincia' },
    loading: 'Cargando…',
  },
};

/** Loaded on first use: the city is closed until there is a state. */
const combobox = deferred(() => import('#ui/Combobox'));

/** What there is to choose from; absent while the calls load. */
export interface CityLists {
  states?: Query<readonly { code: string; name: string }[]>;
  /** The cities of the chosen state. */
  cities?: Query<readonly { cityCode: string; cityName: string }[]>;
}

interface CityFieldsProps {
  form: Form<CityValues>;
  country: Country;
  lists: CityLists;
}

/**
 * Fields for state and city: the state from a list, the city with suggestions. Choosing a suggestion submits the form.
 */
export function CityFields({ form, country, lists: { states, cities } }: CityFieldsProps) {
  const messages = useMessages(labels);
  const { stateCode = '', cityName = '' } = form.values;
  const options = useMemo(
    () =>
      (cities?.value ?? []).map(({ cityCode, cityName }) => ({
        value: cityCode || cityName,
        label: cityName,
      })),
    [cities?.value],
  );
  const suggestions = useDeferredOnUse(combobox, { now: stateCode !== '' });
  const { Combobox } = suggestions.module ?? {};
  const busy = stateCode !== '' && !cities?.value && !cities?.failed;
  const failed = [states, cities].find((query) => query?.failed);
  const isMissing = stateCode !== '' && suggestions.failures > 0;
  const retry = failed?.retry ?? (isMissing ? suggestions.retry : undefined);
  const waits = busy || !(Combobox || isMissing);
  const placeholder = stateCode === '' ? messages.first[country] : waits ? messages.loading : undefined;
  return (
    <>
      <SelectField
        form={{
          ...form,
          // Another state has other cities.
          set: (changes) => form.set({ ...changes, cityName: '', cityCode: '' }),
        }}
        name="stateCode"
        label={messages[country].state}
        empty={states?.value || states?.failed ? messages.choose : messages.loading}
        choices={(states?.value ?? []).map(({ code, name }) => ({ value: code, label: name }))}
      />
      {Combobox ? (
        <Combobox
          name="cityName"
          label={messages[country].city}
          value={cityName}
          options={options}
          busy={busy}
          disabled={stateCode === ''}
          placeholder={placeholder}
          error={form.errors.cityName}
          onInput={(text) => form.set({ cityName: text, cityCode: '' })}
          onChoose={({ value, label }, input) => {
            form.set({ cityName: label, cityCode: value });
            requestSubmit(input.form);
          }}
        />
      ) : (
        <TextField
          form={form}
          name="cityName"
          label={messages[country].city}
          autoComplete="off"
          disabled
          placeholder={placeholder}
        />
      )}
      {retry && <FieldFailure onRetry={retry} />}
    </>
  );
}
