import type { Country } from '../../../src/domain/core/brands';
import { groupCities, groupStates } from '../../../src/features/dealer/dealer-queries';
import { citiesOf, statesOf } from '../../../src/features/place/places';
import { CityFields } from '../../../src/features/place/search/CityFields';
import { placeLine } from '../../../src/features/place/search/place-form';
import type { Location } from '../../../src/stores/visitor/location';
import { SelectField } from '../../../src/ui/core/fields';
import { useMessages } from '../../../src/ui/core/host-context';
import type { Form } from '../../../src/ui/core/use-form';
import type { FinderValues } from '../form-values';
import { messages } from './messages';

interface CitySearchProps {
  form: Form<FinderValues>;
  country: Country;
  group: string;
  /** The searched place; null while the visitor changes it. */
  place: Location | null;
  onChange(): void;
  onCancel?(): void;
}

/** Search by city: the page's place with a button to change it, else the fields for one. */
export function CitySearch({ form, country, group, place, onChange, onCancel }: CitySearchProps) {
  const w = useMessages(messages);
  if (place) {
    return (
      <div className="city-line">
        <p>
          <small>{w.city}</small>
          <b>{placeLine(place)}</b>
        </p>
        <button className="link" type="button" id="change-city" onClick={onChange}>
          {w.change}
        </button>
      </div>
    );
  }
  return (
    <>
      <CityFields
        form={form}
        country={country}
        states={() => (group ? groupStates(group) : statesOf(country))}
        cities={(state) => (group ? groupCities(group, state) : citiesOf(country, state))}
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

interface PositionSearchProps {
  form: Form<FinderValues>;
  radii: number[];
  state: { locating: boolean; known: boolean; problem: string };
  onLocate(): void;
}

/** Search around the visitor: the browser's position is requested by the button only. */
export function PositionSearch({ form, radii, state, onLocate }: PositionSearchProps) {
  const w = useMessages(messages);
  return (
    <>
      <SelectField
        form={form}
        name="radius"
        label={w.radius}
        choices={radii.map((radius) => ({ value: String(radius), label: `${radius} km` }))}
      />
      <button
        className="button"
        part="button"
        type="button"
        onClick={onLocate}
        aria-disabled={state.locating}
      >
        {state.locating ? w.locating : state.known ? w.again : w.position}
      </button>
      {state.problem && (
        <p className="problem" role="alert">
          {state.problem}
        </p>
      )}
    </>
  );
}
