import type { Country } from '../../../src/domain/core/brands';
import { useCityLists } from '../../../src/features/place/city-lists';
import { citiesOf, statesOf } from '../../../src/features/place/places';
import type { PlaceValues } from '../../../src/features/place/search/place-form';
import { DeferredView } from '../../../src/ui/core/DeferredView';
import { deferred } from '../../../src/ui/core/deferred';
import { useDeferred } from '../../../src/ui/core/use-deferred';
import type { Form } from '../../../src/ui/core/use-form';
import { CityFields } from '../../../src/ui/standalone/CityFields';

const deferredAddress = deferred(() => import('../../../src/features/place/lookup/AddressField'));

/** The fields of a search by state and city, or by address; those of an address load with the first such search. */
export function PlaceFields({ form, country }: { form: Form<PlaceValues>; country: Country }) {
  const byAddress = form.values.by === 'address';
  const address = useDeferred(deferredAddress, byAddress);
  if (byAddress) {
    return (
      <DeferredView of={address} placeholder={<div />}>
        {({ AddressField }) => <AddressField form={form} country={country} />}
      </DeferredView>
    );
  }
  return <CitySearch form={form} country={country} />;
}

function CitySearch({ form, country }: { form: Form<PlaceValues>; country: Country }) {
  const lists = useCityLists({
    stateCode: form.values.stateCode,
    states: () => statesOf(country),
    cities: (state) => citiesOf(country, state),
  });
  return <CityFields form={form} country={country} lists={lists} />;
}
