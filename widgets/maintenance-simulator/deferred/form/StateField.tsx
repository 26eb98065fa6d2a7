import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { $location, restoreLocation } from '#features/place/location-store';
import { statesOf } from '#features/place/places';
import { country } from '#page/core/metadata';
import { FailureNotice } from '#ui/core/FailureNotice';
import { SelectField } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import { useLatest } from '#ui/hooks/use-latest';
import { useQuery } from '#ui/hooks/use-query';
import type { SimulatorForm } from '../form-values';
import { texts } from '../messages';

const placeState = (): string => {
  const place = $location.get();
  return place && place.countryCode === country() ? place.stateCode : '';
};

/** Returns the author's state, else that of the visitor's place; empty without both. */
export function initialState(authored: string): string {
  restoreLocation(country());
  return authored.trim().toUpperCase() || placeState();
}

interface StateFieldProps {
  form: Form<SimulatorForm>;
  /** Whether the author or the visitor has chosen before: another place of the visitor changes nothing then. */
  isChosen: boolean;
}

/** The state whose prices are shown; all of the country without one. */
export function StateField({ form, isChosen }: StateFieldProps) {
  const messages = useMessages(texts);
  const where = country() ?? 'BR';
  const place = useStore($location);
  const states = useQuery(() => statesOf(where), 'states');
  const { state = '' } = form.values;
  const latest = useLatest(form);
  const isOwn = useRef(isChosen);
  useEffect(() => {
    const next = place && !isOwn.current ? placeState() : '';
    if (next && next !== latest.current.values.state) latest.current.set({ state: next });
  }, [place]);
  const isKnown = !states.value || states.value.some(({ code }) => code === state);
  useEffect(() => {
    if (state && !isKnown) latest.current.set({ state: '' });
  }, [state, isKnown]);
  // Until the names have loaded, the chosen one is the only choice.
  const all = states.value ?? (state ? [{ code: state, name: '' }] : []);
  return (
    <div>
      <SelectField
        form={{
          ...form,
          set(changes) {
            isOwn.current = true;
            form.set(changes);
          },
        }}
        name="state"
        label={where === 'AR' ? messages.stateAR : messages.stateBR}
        optional={messages.optional}
        empty={messages.national}
        choices={all.map(({ code, name }) => ({ value: code, label: name || code }))}
      />
      {states.failed && <FailureNotice onRetry={states.retry}>{messages.statesNotLoaded}</FailureNotice>}
    </div>
  );
}
