import { useEffect, useRef, useState } from 'react';
import type { Coordinates } from '../../src/domain/geo';
import { country as pageCountry } from '../../src/page/core/metadata';
import { hasStoredValue } from '../../src/page/standalone/storage-key';
import type { Location } from '../../src/stores/visitor/location';
import { DeferredFailure } from '../../src/ui/core/DeferredFailure';
import { deferred } from '../../src/ui/core/deferred';
import { RadioGroup, TextField } from '../../src/ui/core/fields';
import { useHost, useMessages } from '../../src/ui/core/host-context';
import { useDeferredOnUse } from '../../src/ui/core/use-deferred';
import { useForm } from '../../src/ui/core/use-form';
import type { DealerFinderProps } from './attributes';
import css from './dealer-finder.css?inline';
import type { FinderValues } from './form-values';
import { messages } from './messages';

export const styles = css;

/** Kilometres searched where the author says nothing (ours). */
const DEFAULT_RADIUS = 50;

/** What the finder needs once somebody uses it: stores, services, the list. Not on the way to the first sight. */
const deferredModule = deferred(() => import('./deferred').then(({ finderModule }) => finderModule));

export default function DealerFinder({ heading, searchBy, dealerGroup: group, ...props }: DealerFinderProps) {
  const host = useHost();
  const w = useMessages(messages);
  const country = pageCountry() ?? 'BR';
  const radius = props.radius && props.radius > 0 ? props.radius : DEFAULT_RADIUS;
  const loading = useDeferredOnUse(deferredModule);
  const { module, failures } = loading;
  // undefined: there may be one of an earlier page, which is known once the stores are there.
  const [place, setPlace] = useState<Location | null | undefined>(() =>
    hasStoredValue('location') ? undefined : null,
  );
  const [changing, setChanging] = useState(false);
  // In memory only: a measured position is kept nowhere.
  const [position, setPosition] = useState<{ from?: Coordinates; locating?: boolean; problem?: string }>({});
  /** Counts the page's choices of a place: an answer to an earlier question does not overwrite a later choice. */
  const turn = useRef(0);
  const ways = useRef<HTMLDivElement>(null);

  const form = useForm<FinderValues>({
    initial: { by: searchBy[0], radius: String(radius) },
    check: async (values) => (await deferredModule.load()).checkPlace(values, country, host.language),
    send: async (values) => {
      turn.current++;
      const mine = turn.current;
      const { findPlace, choosePlace } = await deferredModule.load();
      const found = await findPlace(values, country, host.language);
      if (mine !== turn.current || host.signal.aborted) return;
      if (values.by === 'city') next.current = '#change-city';
      choosePlace(found, host);
    },
  });
  const latest = useRef({ form, searchBy });
  latest.current = { form, searchBy };
  const way = searchBy.includes(form.values.by as 'city') ? form.values.by : searchBy[0];

  useEffect(
    () =>
      module?.followPlace(country, (now) => {
        const { form, searchBy } = latest.current;
        // That there is none yet is nobody's choice: it must not undo what the visitor asks meanwhile.
        if (now) turn.current++;
        setPlace(now);
        setChanging(false);
        const other = searchBy.find((way) => way !== 'position');
        // The list follows the page's place; what was searched around the visitor gives way to it.
        if (now && form.values.by === 'position' && other) form.set({ by: other });
      }),
    [module, country],
  );
  /** What gets the focus once the view has changed under it. */
  const next = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the control that was used is gone with these
  useEffect(() => {
    if (next.current) ways.current?.querySelector<HTMLElement>(next.current)?.focus();
    next.current = '';
  }, [changing, place]);

  const locate = async () => {
    if (position.locating) return;
    turn.current++;
    const mine = turn.current;
    setPosition(({ from }) => ({ from, locating: true }));
    const module = await deferredModule.load().catch(() => undefined);
    try {
      if (!module) throw new TypeError('the deferred module could not be loaded');
      const from = await module.measurePosition();
      setPosition(mine === turn.current ? { from } : {});
    } catch (error) {
      if (mine !== turn.current) return setPosition({});
      setPosition({ problem: module?.whyNoPosition(error, host.language) ?? w.failed });
    }
  };

  const cancel = () => {
    next.current = '#change-city';
    setChanging(false);
  };
  const city = searchBy.length > 1 || searchBy[0] !== 'position' ? place : null;
  const around = way === 'position' && position.from;
  const search = around
    ? { kind: 'around' as const, from: around, radius: Number(form.values.radius) }
    : city && way !== 'position' && { kind: 'city' as const, place: city };
  const waiting = city === undefined && !failures;
  return (
    <div className="panel">
      <form className="search" noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
        <h2>{heading || w.heading}</h2>
        {searchBy.length > 1 && (
          <RadioGroup
            form={{
              ...form,
              set(changes) {
                // What went wrong one way says nothing about the other.
                form.edit();
                form.set(changes);
              },
            }}
            name="by"
            label={w.by}
            choices={searchBy.map((value) => ({ value, label: w.ways[country][value] as string }))}
          />
        )}
        <div className={way === 'city' && place === null ? 'way asks' : `way ${way}`} ref={ways}>
          {way === 'postal-code' && (
            <>
              <TextField
                form={form}
                name="postalCode"
                label={w.ways[country]['postal-code']}
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
          {module && place !== undefined && way === 'city' && (
            <module.CityWay
              form={form}
              country={country}
              group={group}
              place={(!changing && place) || null}
              onChange={() => {
                form.set({ stateCode: place?.stateCode, cityName: '', cityCode: '' });
                next.current = 'select';
                setChanging(true);
              }}
              onCancel={changing ? cancel : undefined}
            />
          )}
          {module && way === 'position' && (
            <module.PositionWay
              form={form}
              radii={module.radiiWith(radius)}
              state={{
                locating: !!position.locating,
                known: !!position.from,
                problem: position.problem ?? '',
              }}
              onLocate={locate}
            />
          )}
        </div>
        {form.status === 'failed' && (
          <p className="problem" role="alert">
            {w.failed}
          </p>
        )}
      </form>
      <div className="results" part="results">
        {module && search ? (
          <module.Results search={search} group={group} />
        ) : (
          <div className="hint" aria-busy={waiting}>
            {failures ? (
              <DeferredFailure text={w.unavailable} retry={w.retry} of={loading} />
            ) : (
              !waiting && <p className="muted">{w.hint}</p>
            )}
          </div>
        )}
      </div>
    </div>
  );
}
