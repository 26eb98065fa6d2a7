import { useState } from 'react';
import { CityFields, type CityLists } from '#features/place/CityFields';
import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { failureMessages } from '#ui/core/failure-messages';
import { SelectField, TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import { texts } from './messages';
import { radiiIncluding } from './radii';
import type { SearchModeProps } from './search-mode';

/** Loaded where the author offers a search by zone, group or name, and the visitor opens it. */
// Only pages that offer a search by zone, group or name load it.
const deferredLinked = deferred(() => import('./deferred/linked/linked-searches'));

/** The rules of a place, which the list loads too. */
const placeRules = () => import('#features/place/search/place-form');

/** Loaded with the list of dealers, where the author names a group. */
const dealerGroups = () => import('#features/dealer/dealer-groups');

/** The fields of a search mode. */
export function SearchMode(all: SearchModeProps) {
  if (all.mode === 'city') return <CitySearch {...all} />;
  if (all.mode === 'position') return <PositionSearch {...all} />;
  return all.mode === 'postal-code' ? <PostalCodeSearch {...all} /> : <LinkedSearch {...all} />;
}

/** Search by a postal code, which is searched for once it is complete, or by the button. */
function PostalCodeSearch({ form, country, results }: SearchModeProps) {
  const messages = useMessages(texts);
  return (
    <>
      <TextField
        form={form}
        name="postalCode"
        label={messages.modes[country]['postal-code']}
        autoComplete="postal-code"
        inputMode={country === 'AR' ? 'text' : 'numeric'}
        mask="postalCode"
      />
      <button className="button" part="button" type="submit" aria-disabled={form.status === 'sending'}>
        {messages.search}
      </button>
      {results && <results.CompletePostalCode form={form} country={country} />}
    </>
  );
}

/** Search by province and zone, by dealer group and area, or by name. */
function LinkedSearch(all: SearchModeProps) {
  return (
    <DeferredView of={useDeferred(deferredLinked)} placeholder={null}>
      {({ ZoneSearch, GroupSearch, NameSearch }) =>
        all.mode === 'zone' ? (
          <ZoneSearch {...all} />
        ) : all.mode === 'group' ? (
          <GroupSearch {...all} />
        ) : (
          <NameSearch {...all} />
        )
      }
    </DeferredView>
  );
}

/** The radius of a search in kilometres. */
function RadiusField({ form, radius }: Pick<SearchModeProps, 'form' | 'radius'>) {
  const messages = useMessages(texts);
  const choices = radiiIncluding(radius).map((each) => ({ value: String(each), label: `${each}\u00a0km` }));
  return <SelectField form={form} name="radius" label={messages.radius} choices={choices} />;
}

/** Search by city: the page's place with a button to change it, else the fields for one. */
function CitySearch({ form, country, props, radius, place, module, onChange, onCancel }: SearchModeProps) {
  const messages = useMessages(texts);
  const [lists, setLists] = useState<CityLists>({});
  const group = props.dealerGroup;
  if (place) {
    return (
      <>
        <div className="city-line">
          <p>
            <small>{messages.city}</small>
            <b>{module?.placeLine(place)}</b>
          </p>
          <button className="link" type="button" id="change-city" onClick={onChange}>
            {messages.change}
          </button>
        </div>
        {props.extent === 'radius' && <RadiusField form={form} radius={radius} />}
      </>
    );
  }
  return (
    <>
      <CityFields form={form} country={country} lists={lists} />
      {module && (
        <module.LoadCityLists
          stateCode={form.values.stateCode}
          states={async () => (group ? (await dealerGroups()).groupStates(group) : module.statesOf(country))}
          cities={async (state) =>
            group ? (await dealerGroups()).groupCities(group, state) : module.citiesOf(country, state)
          }
          onLists={setLists}
        />
      )}
      <div className="actions">
        <button className="button" part="button" type="submit" aria-disabled={form.status === 'sending'}>
          {messages.confirm}
        </button>
        {onCancel && (
          <button className="link" type="button" onClick={onCancel}>
            {messages.cancel}
          </button>
        )}
      </div>
    </>
  );
}

/** Search around the visitor: the browser's position is requested by the button only. */
function PositionSearch({ form, radius, searches, isKnown, onSearch }: SearchModeProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const failure = useMessages(failureMessages);
  const [state, setState] = useState<{ isLocating?: boolean; problem?: string }>({});
  const locate = async () => {
    if (state.isLocating) return;
    const isLatest = searches.start();
    setState({ isLocating: true });
    const found = await placeRules().then(
      ({ positionOrReason }) => positionOrReason(language),
      () => failure.generic,
    );
    if (!isLatest()) return setState({});
    if (typeof found === 'string') return setState({ problem: found });
    setState({});
    onSearch({ kind: 'around', from: found, radius });
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
        {state.isLocating ? messages.locating : isKnown ? messages.again : messages.position}
      </button>
      {state.problem && (
        <p className="problem" role="alert">
          {state.problem}
        </p>
      )}
    </>
  );
}
