import { useMemo } from 'react';
import type { Country } from '#domain/core/brands';
import { DEBOUNCE } from '#domain/core/timing';
import type { Mark } from '#domain/text/marked-parts';
import { Combobox } from '#ui/Combobox';
import { useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import { useDebounced } from '#ui/hooks/use-debounced';
import { useQuery } from '#ui/hooks/use-query';
import { requestSubmit } from '#ui/request-submit';
import { type AddressSearch, MIN_ADDRESS, messages } from './find-address';
import { suggestPlaces } from './place-lookup';

/** The marked parts whose place is known. */
const marksOf = (marks: readonly Partial<Mark>[] | null | undefined): Mark[] =>
  (marks ?? []).flatMap(({ offset, length }) =>
    offset === undefined || length === undefined ? [] : { offset, length },
  );

/**
 * A field for an address or a place, with the suggestions of the page's location provider (spec places#geocoding).
 * Choosing a suggestion submits the form. A typed text is valid as well: suggestions may fail.
 */
export function AddressField({ form, country }: { form: Form<AddressSearch>; country: Country }) {
  const labels = useMessages(messages);
  const { address = '', placeId } = form.values;
  const text = address.trim();
  const asks = !placeId && text.length >= MIN_ADDRESS;
  const isSettled = useDebounced(text, DEBOUNCE) === text;
  // A late answer to an earlier text is dropped.
  const { value } = useQuery(() => suggestPlaces(country, text), asks && isSettled ? text : undefined);
  const options = useMemo(
    () =>
      (value ?? []).map(({ placeId, description, matchedSubstrings }) => ({
        value: placeId,
        label: description,
        marks: marksOf(matchedSubstrings),
      })),
    [value],
  );
  return (
    <Combobox
      name="address"
      label={labels.address}
      value={address}
      options={options}
      matched
      closed={!asks}
      busy={asks && !value}
      placeholder={labels.example}
      error={form.errors.address}
      onInput={(typed) => form.set({ address: typed, placeId: '' })}
      onChoose={({ value, label }, input) => {
        form.set({ address: label, placeId: value });
        requestSubmit(input.form);
      }}
    />
  );
}
