import { type ReactNode, useEffect, useRef, useState } from 'react';
import { latestRequest } from '#domain/core/latest-request';
import type { LocationState } from '#domain/status/screen-steps';
import type { Location } from '#features/place/location-store';
import { country as pageCountry } from '#page/core/metadata';
import { hasStoredValue } from '#page/settings/storage-key';
import { deferred } from '#ui/core/deferred';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useMessages } from '#ui/core/host-context';
import { useDeferredOnUse } from '#ui/core/use-deferred';
import type { LocationSelectorProps } from './attributes';
import css from './location-selector.css?inline';
import { texts } from './messages';
import { Selection } from './Selection';

export const styles = css;

/** Stores, services and suggestions: loaded on first use, not by the first view. */
const deferredModule = deferred(() => import('./deferred').then(({ selectorModule }) => selectorModule));

const Pin = () => (
  <svg
    width="20"
    height="24"
    viewBox="0 0 20 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
  >
    <path d="M10 22.5S2 15 2 9.5a8 8 0 0 1 16 0c0 5.5-8 13-8 13z" />
    <circle cx="10" cy="9.5" r="2.5" />
  </svg>
);

export default function LocationSelector({ heading, ...props }: LocationSelectorProps) {
  const messages = useMessages(texts);
  const country = pageCountry() ?? 'BR';
  const modal = props.layout === 'modal';
  // undefined until the stores have loaded, as an earlier page may have stored a place.
  const [place, setPlace] = useState<Location | null | undefined>(() =>
    hasStoredValue('location') ? undefined : null,
  );
  const { module, failures, retry } = useDeferredOnUse(deferredModule, {
    now: place === undefined,
    // It has the fields of the search too, which a dialog shows later.
    idle: !modal,
    events: ['vt-location-selected'],
  });
  const [changing, setChanging] = useState(false);
  const [open, setOpen] = useState(false);
  /** Searches for a place; a later choice, also in another widget, drops them. */
  const [searches] = useState(latestRequest);
  const shown = useRef<HTMLParagraphElement>(null);
  /** Whether to focus the place once it is shown: the control that was used is gone then. */
  const toPlace = useRef(false);
  useEffect(
    () =>
      module?.followPlace(country, (now) => {
        // No place is no choice: it must not drop a search of the visitor.
        if (now) searches.drop();
        setPlace(now);
        setChanging(false);
      }),
    [module, country, searches],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is shown after one of these changes
  useEffect(() => {
    if (!toPlace.current || !shown.current) return;
    toPlace.current = false;
    shown.current.focus();
  }, [place, changing]);

  const name = place && module ? module.placeLine(place) : '';
  const confirmed = place && !changing;
  const text = heading || messages.heading;
  const close = () => {
    setOpen(false);
    setChanging(false);
  };
  const cancel = () => {
    toPlace.current = true;
    setChanging(false);
  };
  const titled = (title: string, inside: ReactNode) => (
    <>
      {!modal && <h2>{title}</h2>}
      {inside}
    </>
  );
  const view = confirmed
    ? titled(
        messages.yours,
        <>
          <p className="place" part="place" tabIndex={-1} ref={shown}>
            <Pin />
            <b>{name}</b>
          </p>
          <div className="actions">
            {modal && (
              <button className="button" type="button" onClick={close}>
                {messages.keep}
              </button>
            )}
            <button className="button plain" type="button" onClick={() => setChanging(true)}>
              {messages.change}
            </button>
          </div>
        </>,
      )
    : titled(
        text,
        <Selection
          messages={messages}
          country={country}
          module={module}
          load={deferredModule.load}
          place={place ?? null}
          searches={searches}
          focused={changing}
          onChosen={() => {
            toPlace.current = !modal;
            close();
          }}
          onCancel={changing ? cancel : undefined}
        />,
      );
  const state: LocationState = confirmed ? 'LOCATION_CONFIRMATION' : 'LOCATION_SELECTION';

  if (modal) {
    return (
      <div className="modal" data-state={state}>
        <button
          className="trigger"
          part="trigger"
          type="button"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => {
            setOpen(true);
            retry();
          }}
        >
          <Pin />
          <span>
            {name || text}
            {place && <span className="sr"> ({messages.yours})</span>}
          </span>
        </button>
        {open && failures > 0 && <FailureNotice attempt={failures} onRetry={retry} />}
        {open && module && (
          <module.Dialog title={confirmed ? messages.yours : text} onClose={close}>
            <div className="panel inside">{view}</div>
          </module.Dialog>
        )}
      </div>
    );
  }
  // The space stays empty until it is known whether a place is stored.
  const waiting = place === undefined && !failures;
  return (
    <div className="panel" data-state={waiting ? undefined : state} aria-busy={waiting}>
      {!waiting && view}
    </div>
  );
}
