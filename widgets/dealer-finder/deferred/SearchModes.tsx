import { useEffect, useRef, useState } from 'react';
import { postalCode } from '../../../src/domain/postal-code';
import { citiesOf, statesOf } from '../../../src/features/place/places';
import { CityFields } from '../../../src/features/place/search/CityFields';
import { placeLine, whyNoPosition } from '../../../src/features/place/search/place-form';
import { measurePosition } from '../../../src/page/geolocation';
import { DeferredView } from '../../../src/ui/core/DeferredView';
import { deferred } from '../../../src/ui/core/deferred';
import { SelectField } from '../../../src/ui/core/fields';
import { useHost, useMessages } from '../../../src/ui/core/host-context';
import { useDeferred } from '../../../src/ui/core/use-deferred';
import { messages } from './messages';
import { radiiIncluding } from './search';
import type { SearchModeProps } from './search-mode';

/** Loaded where the author offers a search by zone or group, and the visitor opens it. */
const deferredLinked = deferred(() => import('./linked/LinkedSearch'));

/** Loaded with the list of dealers, where the author names a group. */
const dealerGroups = () => import('../../../src/features/dealer/dealer-groups');

/** The fields of a search mode, except the postal code's, which is in the first view. */
export function SearchMode(all: SearchModeProps) {
  if (all.mode === 'city') return <CitySearch {...all} />;
  if (all.mode === 'position') return <PositionSearch {...all} />;
  return all.mode === 'postal-code' ? <PostalCodeSearch {...all} /> : <LinkedSearch {...all} />;
}

/**
 * Searches as soon as a postal code is complete, once per code, as address forms do; the field keeps the focus. The button
 * beside it is for another try.
 */
function PostalCodeSearch({ form, country }: SearchModeProps) {
  const part = useRef<HTMLSpanElement>(null);
  const { postalCode: code = '', searchedCode } = form.values;
  const isDue = form.status !== 'sending' && code !== searchedCode && postalCode(code, { country });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each complete code once
  useEffect(() => {
    if (!isDue) return;
    form.set({ searchedCode: code });
    // A press, and after all effects: it ends the hold on the results' growth, which may start with this code typed.
    queueMicrotask(() => part.current?.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.click());
  }, [isDue, code]);
  return <span hidden ref={part} />;
}

/** Search by province and zone, or by dealer group and area. */
function LinkedSearch(all: SearchModeProps) {
  return (
    <DeferredView of={useDeferred(deferredLinked)} placeholder={null}>
      {({ ZoneSearch, GroupSearch }) =>
        all.mode === 'zone' ? <ZoneSearch {...all} /> : <GroupSearch {...all} />
      }
    </DeferredView>
  );
}

/** The radius of a search in kilometres. */
function RadiusField({ form, radius }: Pick<SearchModeProps, 'form' | 'radius'>) {
  const w = useMessages(messages);
  const choices = radiiIncluding(radius).map((each) => ({ value: String(each), label: `${each} km` }));
  return <SelectField form={form} name="radius" label={w.radius} choices={choices} />;
}

/** Search by city: the page's place with a button to change it, else the fields for one. */
function CitySearch({ form, country, props, radius, place, onChange, onCancel }: SearchModeProps) {
  const w = useMessages(messages);
  const group = props.dealerGroup;
  if (place) {
    return (
      <>
        <div className="city-line">
          <p>
            <small>{w.city}</small>
            <b>{placeLine(place)}</b>
          </p>
          <button className="link" type="button" id="change-city" onClick={onChange}>
            {w.change}
          </button>
        </div>
        {props.extent === 'radius' && <RadiusField form={form} radius={radius} />}
      </>
    );
  }
  return (
    <>
      <CityFields
        form={form}
        country={country}
        states={async () => (group ? (await dealerGroups()).groupStates(group) : statesOf(country))}
        cities={async (state) =>
          group ? (await dealerGroups()).groupCities(group, state) : citiesOf(country, state)
        }
      />
      <div className="actions">
        <button className="button" part="button" type="submit" aria-disabled={form.status === 'sending'}>
          {w.confirm}
        </button>
        {onCancel && (
          <button className="link" type="button" onClick={onCancel}>
            {w.cancel}
          </button>
        )}
      </div>
    </>
  );
}

/** Search around the visitor: the browser's position is requested by the button only. */
function PositionSearch({ form, radius, searches, isKnown, onSearch }: SearchModeProps) {
  const { language } = useHost();
  const w = useMessages(messages);
  const [state, setState] = useState<{ isLocating?: boolean; problem?: string }>({});
  const locate = async () => {
    if (state.isLocating) return;
    const isLatest = searches.start();
    setState({ isLocating: true });
    try {
      const from = await measurePosition();
      setState({});
      if (isLatest()) onSearch({ kind: 'around', from, radius });
    } catch (error) {
      setState(isLatest() ? { problem: whyNoPosition(error, language) } : {});
    }
  };
  return (
    <>
      <RadiusField form={form} radius={radius} />
      <button
        className="button"
        part="button"
        type="button"
        onClick={locate}
        aria-disabled={!!state.isLocating}
      >
        {state.isLocating ? w.locating : isKnown ? w.again : w.position}
      </button>
      {state.problem && (
        <p className="problem" role="alert">
          {state.problem}
        </p>
      )}
    </>
  );
}
