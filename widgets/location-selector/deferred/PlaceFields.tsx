import type { Country } from '#domain/core/brands';
import { CityFields } from '#features/place/CityFields';
import { useCityLists } from '#features/place/city-lists';
import { citiesOf, statesOf } from '#features/place/places';
import type { PlaceValues } from '#features/place/search/place-form';
import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { useDeferred } from '#ui/core/use-deferred';
import type { Form } from '#ui/core/use-form';

const deferredAddress = deferred(() => import('#features/place/lookup/AddressField'));

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
