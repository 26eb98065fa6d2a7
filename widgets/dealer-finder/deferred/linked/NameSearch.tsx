import { useEffect } from 'react';
import { DEBOUNCE } from '#domain/core/timing';
import { containsName } from '#domain/person/same-name';
import { dealersOfName } from '#features/dealer/linked-dealers';
import { offlineDealersOf } from '#features/dealer/offline-dealers';
import { TextField } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import { useLatest } from '#ui/hooks/use-latest';
import type { SearchModeProps } from '../../search-mode';
import { texts } from './messages';

/** Letters of a name from which dealers are searched for. */
const LETTERS = 2;

/** Search by a part of the dealer's name, while it is typed. */
export function NameSearch({ form, onSearch }: SearchModeProps) {
  const messages = useMessages(texts);
  const name = form.values.dealerName?.trim() ?? '';
  const latest = useLatest(onSearch);
  // The name alone starts a search.
  useEffect(() => {
    const search = () => {
      if (name.length < LETTERS) return latest.current(undefined);
      latest.current({
        kind: 'name',
        key: name,
        name,
        load: (filter) => dealersOfName(name, filter),
        loadOffline: async (filter) =>
          (await offlineDealersOf(undefined, filter)).filter((dealer) => containsName(dealer.name, name)),
      });
    };
    const timer = setTimeout(search, DEBOUNCE);
    return () => clearTimeout(timer);
  }, [name]);
  return (
    // The list follows the typing: there is nothing to send.
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps Enter from sending the form
    <div onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}>
      <TextField
        form={form}
        name="dealerName"
        label={messages.dealerName}
        autoComplete="off"
        hint={messages.dealerNameHint}
      />
    </div>
  );
}
