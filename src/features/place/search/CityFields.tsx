import { useMemo } from 'react';
import type { Country } from '../../../domain/core/brands';
import * as esAR from '../../../domain/core/messages.es-AR';
import * as ptBR from '../../../domain/core/messages.pt-BR';
import type { City, State } from '../../../services/entities/place';
import { Combobox } from '../../../ui/Combobox';
import { SelectField } from '../../../ui/core/fields';
import { useMessages } from '../../../ui/core/host-context';
import type { Form } from '../../../ui/core/use-form';
import { useQuery } from '../../../ui/hooks/use-query';

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
    failed: ptBR.notLoaded,
    retry: ptBR.retry,
  },
  'es-AR': {
    BR: { state: 'Estado', city: 'Localidad' },
    AR: { state: 'Provincia', city: 'Localidad' },
    choose: 'Elegí una opción',
    first: { BR: 'Primero elegí el estado', AR: 'Primero elegí la provincia' },
    loading: 'Cargando…',
    failed: esAR.notLoaded,
    retry: esAR.retry,
  },
};

interface CityFieldsProps {
  form: Form<CityValues>;
  country: Country;
  states(): Promise<State[]>;
  cities(state: string): Promise<City[]>;
}

/**
 * Fields for state and city: the state from a list, the city with suggestions. Choosing a suggestion submits the form.
 */
export function CityFields({ form, country, states, cities }: CityFieldsProps) {
  const w = useMessages(labels);
  const { stateCode = '', cityName = '' } = form.values;
  const allStates = useQuery(states, 'states');
  const allCities = useQuery(() => cities(stateCode), stateCode || undefined);
  const options = useMemo(
    () =>
      (allCities.value ?? []).map(({ cityCode, cityName }) => ({
        value: cityCode || cityName,
        label: cityName,
      })),
    [allCities.value],
  );
  const busy = stateCode !== '' && !allCities.value && !allCities.failed;
  const failed = allStates.failed ? allStates : allCities.failed ? allCities : undefined;
  return (
    <>
      <SelectField
        form={{
          ...form,
          // Another state has other cities.
          set: (changes) => form.set({ ...changes, cityName: '', cityCode: '' }),
        }}
        name="stateCode"
        label={w[country].state}
        empty={allStates.value || allStates.failed ? w.choose : w.loading}
        choices={(allStates.value ?? []).map(({ code, name }) => ({ value: code, label: name }))}
      />
      <Combobox
        name="cityName"
        label={w[country].city}
        value={cityName}
        options={options}
        busy={busy}
        disabled={stateCode === ''}
        placeholder={stateCode === '' ? w.first[country] : busy ? w.loading : undefined}
        error={form.errors.cityName}
        onInput={(text) => form.set({ cityName: text, cityCode: '' })}
        onChoose={({ value, label }, input) => {
          form.set({ cityName: label, cityCode: value });
          input.form?.requestSubmit();
        }}
      />
      {failed && (
        <p className="field-failed" role="alert">
          {w.failed}.{' '}
          <button className="link" type="button" onClick={failed.retry}>
            {w.retry}
          </button>
        </p>
      )}
    </>
  );
}
