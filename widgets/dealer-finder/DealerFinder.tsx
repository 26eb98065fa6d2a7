import { useEffect, useRef, useState } from 'react';
import type { Coordinates } from '../../src/domain/geo';
import { latestRequest } from '../../src/domain/standalone/latest-request';
import { country as pageCountry } from '../../src/page/core/metadata';
import { hasStoredValue } from '../../src/page/standalone/storage-key';
import type { Location } from '../../src/stores/visitor/location';
import { DeferredView } from '../../src/ui/core/DeferredView';
import { deferred } from '../../src/ui/core/deferred';
import { failureMessages } from '../../src/ui/core/failure-messages';
import { RadioGroup, TextField } from '../../src/ui/core/fields';
import { useHost, useMessages } from '../../src/ui/core/host-context';
import { SendFailure } from '../../src/ui/core/SendFailure';
import { useDeferredWhenIdle } from '../../src/ui/core/use-deferred';
import { useForm } from '../../src/ui/core/use-form';
import type { DealerFinderProps } from './attributes';
import css from './dealer-finder.css?inline';
import type { FinderValues } from './form-values';
import { messages } from './messages';

export const styles = css;

/** Search radius in kilometres if the author sets none (ours). */
const DEFAULT_RADIUS = 50;

/** Stores, services and the list; loaded on first use. */
const deferredModule = deferred(() => import('./deferred').then(({ finderModule }) => finderModule));

export default function DealerFinder({ heading, searchBy, dealerGroup: group, ...props }: DealerFinderProps) {
  const host = useHost();
  const failure = useMessages(failureMessages);
  const w = useMessages(messages);
  const country = pageCountry() ?? 'BR';
  const radius = props.radius && props.radius > 0 ? props.radius : DEFAULT_RADIUS;
  // undefined until the stores have loaded, as an earlier page may have stored a place.
  const [place, setPlace] = useState<Location | null | undefined>(() =>
    hasStoredValue('location') ? undefined : null,
  );
  // It has the fields of the search too.
  const loading = useDeferredWhenIdle(deferredModule);
  const { module } = loading;
  const [changing, setChanging] = useState(false);
  // In memory only: a measured position is not stored.
  const [position, setPosition] = useState<{ from?: Coordinates; locating?: boolean; problem?: string }>({});
  /** Searches for a place; a later choice, also in another widget, drops them. */
  const [searches] = useState(latestRequest);
  const modes = useRef<HTMLDivElement>(null);

  const form = useForm<FinderValues>({
    initial: { by: searchBy[0], radius: String(radius) },
    check: async (values) => (await deferredModule.load()).checkPlace(values, country, host.language),
    send: async (values) => {
      const isLatest = searches.start();
      const { findPlace, choosePlace } = await deferredModule.load();
      const found = await findPlace(values, country, host.language);
      if (!isLatest() || host.signal.aborted) return;
      if (values.by === 'city') nextFocus.current = '#change-city';
      choosePlace(found, host);
    },
  });
  const latest = useRef({ form, searchBy });
  latest.current = { form, searchBy };
  const mode = searchBy.includes(form.values.by as 'city') ? form.values.by : searchBy[0];

  useEffect(
    () =>
      module?.followPlace(country, (now) => {
        const { form, searchBy } = latest.current;
        // No place is no choice: it must not drop a search of the visitor.
        if (now) searches.drop();
        setPlace(now);
        setChanging(false);
        const other = searchBy.find((mode) => mode !== 'position');
        // The list uses the page's place, which replaces a search around the visitor.
        if (now && form.values.by === 'position' && other) form.set({ by: other });
      }),
    [module, country, searches],
  );
  /** The element to focus after the view has changed. */
  const nextFocus = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: these changes remove the control that was used
  useEffect(() => {
    if (nextFocus.current) modes.current?.querySelector<HTMLElement>(nextFocus.current)?.focus();
    nextFocus.current = '';
  }, [changing, place]);

  const locate = async () => {
    if (position.locating) return;
    const isLatest = searches.start();
    setPosition(({ from }) => ({ from, locating: true }));
    const module = await deferredModule.load().catch(() => undefined);
    try {
      if (!module) throw new TypeError('the deferred module could not be loaded');
      const from = await module.measurePosition();
      setPosition(isLatest() ? { from } : {});
    } catch (error) {
      if (!isLatest()) return setPosition({});
      setPosition({ problem: module?.whyNoPosition(error, host.language) ?? failure.generic });
    }
  };

  const cancel = () => {
    nextFocus.current = '#change-city';
    setChanging(false);
  };
  const city = searchBy.length > 1 || searchBy[0] !== 'position' ? place : null;
  const around = mode === 'position' && position.from;
  const search = around
    ? { kind: 'around' as const, from: around, radius: Number(form.values.radius) }
    : city && mode !== 'position' && { kind: 'city' as const, place: city };
  const waiting = city === undefined;
  const hint = (
    <div className="hint" aria-busy={waiting}>
      {!waiting && <p className="muted">{w.hint}</p>}
    </div>
  );
  return (
    <div className="panel">
      <form className="search" noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
        <h2>{heading || w.heading}</h2>
        {searchBy.length > 1 && (
          <RadioGroup
            form={{
              ...form,
              set(changes) {
                // Errors of one search mode do not apply to another.
                form.edit();
                form.set(changes);
              },
            }}
            name="by"
            label={w.by}
            choices={searchBy.map((value) => ({ value, label: w.modes[country][value] as string }))}
          />
        )}
        <div className={mode === 'city' && place === null ? 'way asks' : `way ${mode}`} ref={modes}>
          {mode === 'postal-code' && (
            <>
              <TextField
                form={form}
                name="postalCode"
                label={w.modes[country]['postal-code']}
                autoComplete="postal-code"
                inputMode={country === 'AR' ? 'text' : 'numeric'}
                mask="postalCode"
              />
              <button
                className="button"
                part="button"
                type="submit"
                aria-disabled={form.status === 'sending'}
              >
                {w.search}
              </button>
            </>
          )}
          {module && place !== undefined && mode === 'city' && (
            <module.CitySearch
              form={form}
              country={country}
              group={group}
              place={(!changing && place) || null}
              onChange={() => {
                form.set({ stateCode: place?.stateCode, cityName: '', cityCode: '' });
                nextFocus.current = 'select';
                setChanging(true);
              }}
              onCancel={changing ? cancel : undefined}
            />
          )}
          {module && mode === 'position' && (
            <module.PositionSearch
              form={form}
              radii={module.radiiIncluding(radius)}
              state={{
                locating: !!position.locating,
                known: !!position.from,
                problem: position.problem ?? '',
              }}
              onLocate={locate}
            />
          )}
        </div>
        <SendFailure form={{ ...form, messages: [] }} />
      </form>
      <div className="results" part="results">
        <DeferredView of={loading} placeholder={hint}>
          {({ Results }) => (search ? <Results search={search} group={group} /> : hint)}
        </DeferredView>
      </div>
    </div>
  );
}
