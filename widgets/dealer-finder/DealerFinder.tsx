import { useEffect, useRef, useState } from 'react';
import { latestRequest } from '#domain/core/latest-request';
import type { Location } from '#features/place/location-store';
import { country as pageCountry } from '#page/core/metadata';
import { hasStoredValue } from '#page/settings/storage-key';
import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { FailureNotice } from '#ui/core/FailureNotice';
import { RadioGroup } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { SendFailure } from '#ui/core/SendFailure';
import { useDeferredOnUse, useDeferredWhenIdle } from '#ui/core/use-deferred';
import { useForm } from '#ui/core/use-form';
import { useLatest } from '#ui/hooks/use-latest';
import type { DealerFinderProps } from './attributes';
import css from './dealer-finder.css?inline';
import type { Search } from './deferred/search';
import type { FinderValues } from './form-values';
import { texts } from './messages';
import { SearchMode } from './SearchModes';

export const styles = css;

/** The visitor's place, and the places to choose from. */
const deferredModule = deferred(() => import('./deferred').then(({ finderModule }) => finderModule));
/** The list, and what a search needs: loaded on first use, or with a place. */
const deferredResults = deferred(() => import('./deferred/results'));

/** Modes that are offered without the attribute. */
const USUAL_MODES = 3;

export default function DealerFinder(props: DealerFinderProps) {
  const host = useHost();
  const messages = useMessages(texts);
  const country = pageCountry() ?? 'BR';
  const searchBy = host.element.hasAttribute('search-by')
    ? props.searchBy
    : props.searchBy.slice(0, USUAL_MODES);
  const { radius } = props;
  // undefined until the stores have loaded, as an earlier page may have stored a place.
  const [place, setPlace] = useState<Location | null | undefined>(() =>
    hasStoredValue('location') ? undefined : null,
  );
  const loading = useDeferredWhenIdle(deferredModule);
  const { module } = loading;
  const results = useDeferredOnUse(deferredResults, {
    now: place !== null,
    events: ['vt-location-selected'],
  });
  const [changing, setChanging] = useState(false);
  // By mode, in memory only: a measured position is not stored.
  const [entered, setEntered] = useState<Partial<Record<string, Search>>>({});
  /** Searches for a place; a later choice, also in another widget, drops them. */
  const [searches] = useState(latestRequest);
  const modes = useRef<HTMLDivElement>(null);

  const form = useForm<FinderValues>({
    initial: { by: searchBy[0], radius: String(radius) },
    check: async (values) => (await deferredResults.load()).checkPlace(values, country, host.language),
    send: async (values) => {
      const isLatest = searches.start();
      const { findPlace, choosePlace } = await deferredResults.load();
      const found = await findPlace(values, country, host.language);
      if (!isLatest() || host.signal.aborted) return;
      if (values.by === 'city') nextFocus.current = '#change-city';
      choosePlace(found, host);
    },
  });
  const latest = useLatest({ form, searchBy });
  const mode = (searchBy.includes(form.values.by as 'city') ? form.values.by : searchBy[0]) as string;

  useEffect(
    () =>
      module?.followPlace(country, (now) => {
        const { form, searchBy } = latest.current;
        // No place is no choice: it must not drop a search of the visitor.
        if (now) searches.drop();
        setPlace(now);
        setChanging(false);
        const other = searchBy.find((mode) => mode === 'city' || mode === 'postal-code');
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

  const cancel = () => {
    nextFocus.current = '#change-city';
    setChanging(false);
  };
  // A place that an earlier page stored may still come, and the list of what is searched.
  const waiting = mode === 'city' || mode === 'postal-code' ? place !== null : !!entered[mode];
  const hint = (
    <div className="hint" aria-busy={waiting}>
      {!waiting && <p className="muted">{messages.hint}</p>}
    </div>
  );
  return (
    <div className="panel">
      <form className="search" noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
        <h2>{props.heading || messages.heading}</h2>
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
            label={messages.by}
            choices={searchBy.map((value) => ({ value, label: messages.modes[country][value] as string }))}
          />
        )}
        <div className={`way ${mode}`} ref={modes}>
          {(mode !== 'city' || place !== undefined) && (
            <SearchMode
              key={mode}
              {...{ mode, form, country, props, radius, searches, module }}
              results={results.module}
              isKnown={!!entered[mode]}
              place={(!changing && place) || null}
              onChange={() => {
                form.set({ stateCode: place?.stateCode, cityName: '', cityCode: '' });
                nextFocus.current = 'select';
                setChanging(true);
              }}
              onCancel={changing ? cancel : undefined}
              onSearch={(search) => setEntered((all) => ({ ...all, [mode]: search }))}
            />
          )}
        </div>
        <SendFailure form={{ ...form, messages: [] }} />
      </form>
      <div className={form.status === 'sending' ? 'results searching' : 'results'} part="results">
        {loading.failures > 0 ? (
          <FailureNotice attempt={loading.failures} onRetry={loading.retry} />
        ) : (
          <DeferredView of={results} placeholder={hint}>
            {({ Found, searchOf }) => (
              <Found
                search={searchOf(mode, place, entered, form.values, props.extent)}
                props={props}
                hint={hint}
              />
            )}
          </DeferredView>
        )}
      </div>
    </div>
  );
}
