import { useEffect, useRef, useState } from 'react';
import type { Country } from '#domain/core/brands';
import type { LatestRequest } from '#domain/core/latest-request';
import type { Location } from '#features/place/location-store';
import type { PlaceValues } from '#features/place/search/place-form';
import { failureMessages } from '#ui/core/failure-messages';
import { RadioGroup, TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { SendFailure } from '#ui/core/SendFailure';
import { useForm } from '#ui/core/use-form';
import type { SelectorModule } from './deferred';
import type { Messages } from './messages';

interface SelectionProps {
  messages: Messages;
  country: Country;
  /** The deferred module once it has loaded. */
  module?: SelectorModule;
  load(): Promise<SelectorModule>;
  /** The place to change. */
  place: Location | null;
  /** Searches for a place; a later choice drops them. */
  searches: LatestRequest;
  /** Takes the focus when it appears. */
  focused?: boolean;
  onChosen(): void;
  onCancel?(): void;
}

/** LOCATION_SELECTION: a place by postal code, by state and city, by address, or by the browser's position. */
export function Selection({ messages, country, module, load, place, searches, ...props }: SelectionProps) {
  const host = useHost();
  const failure = useMessages(failureMessages);
  const [position, setPosition] = useState({ locating: false, problem: '' });
  const root = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on mount only
  useEffect(() => {
    if (props.focused) root.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, []);

  const take = (chosen: Location, { choosePlace }: SelectorModule, isLatest: () => boolean) => {
    if (!isLatest() || host.signal.aborted) return;
    props.onChosen();
    choosePlace(chosen, host);
  };
  const form = useForm<PlaceValues>({
    initial: { by: 'postal-code', stateCode: place?.stateCode },
    check: async (values) => (await load()).checkPlace(values, country, host.language),
    send: async (values) => {
      const isLatest = searches.start();
      const module = await load();
      take(await module.findPlace(values, country, host.language), module, isLatest);
    },
  });
  const locate = async () => {
    if (position.locating) return;
    const isLatest = searches.start();
    setPosition({ locating: true, problem: '' });
    let problem = '';
    try {
      const module = await load();
      const found = await module.locate(country, host.language);
      if (typeof found === 'string') problem = found;
      else take(found, module, isLatest);
    } catch {
      problem = failure.generic;
    }
    setPosition({ locating: false, problem: isLatest() ? problem : '' });
  };

  const { by } = form.values;
  const byCode = by === 'postal-code';
  const busy = form.status === 'sending';
  return (
    <div ref={root}>
      <form className="selection" noValidate onSubmit={form.onSubmit} aria-busy={busy}>
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
          choices={[
            { value: 'postal-code', label: messages.postalCode[country] },
            { value: 'city', label: messages.city[country] },
            { value: 'address', label: messages.address },
          ]}
        />
        <div className={`fields ${by}`}>
          {byCode ? (
            <TextField
              form={form}
              name="postalCode"
              label={messages.postalCode[country]}
              autoComplete="postal-code"
              inputMode={country === 'AR' ? 'text' : 'numeric'}
              mask="postalCode"
            />
          ) : (
            module && <module.PlaceFields form={form} country={country} />
          )}
          <button className="button" part="button" type="submit" aria-disabled={busy}>
            {byCode ? messages.search : messages.confirm}
          </button>
        </div>
        <SendFailure form={{ ...form, messages: [] }} />
      </form>
      <div className="others">
        <button className="link" type="button" onClick={locate} aria-disabled={position.locating}>
          <Target />
          {position.locating ? messages.locating : messages.position}
        </button>
        {props.onCancel && (
          <button className="link" type="button" onClick={props.onCancel}>
            {messages.cancel}
          </button>
        )}
      </div>
      {position.problem && (
        <p className="problem" role="alert">
          {position.problem}
        </p>
      )}
    </div>
  );
}

const Target = () => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
  >
    <circle cx="10" cy="10" r="5.5" />
    <path d="M10 1v4M10 15v4M1 10h4M15 10h4" />
  </svg>
);
