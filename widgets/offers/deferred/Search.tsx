import { useEffect, useState } from 'react';
import { DEBOUNCE } from '#domain/core/timing';
import { brand } from '#page/core/metadata';
import { market } from '#page/market';
import { suggestOffers } from '#services/offer-search';
import { Combobox } from '#ui/Combobox';
import { useHost, useMessages } from '#ui/core/host-context';
import { countedLabel } from '#ui/count-text';
import { useDebounced } from '#ui/hooks/use-debounced';
import { useQuery } from '#ui/hooks/use-query';
import { Button } from '#ui/parts/Button';
import { texts } from './messages';

/** Characters of a search that is worth suggestions. */
const LEAST = 2;

/** The search, with suggestions. Without them, because they are late or have failed, what is typed is searched for. */
export function Search({ text, onSearch }: { text: string; onSearch(text: string): void }) {
  const { signal } = useHost();
  const messages = useMessages(texts);
  const [typed, setTyped] = useState(text);
  // The browser's back button changes the text as well.
  useEffect(() => setTyped(text), [text]);
  const terms = typed.trim();
  const settled = useDebounced(terms, DEBOUNCE);
  const isWanted = settled.length >= LEAST && settled !== text;
  const { value, failed } = useQuery(
    () => suggestOffers({ body: { terms: settled, brand: brand(), market: market() } }, { signal }),
    isWanted ? settled : undefined,
  );
  const options = (value ?? []).map((each) => ({
    value: each.text,
    label: countedLabel(each.text, each.count || undefined),
  }));
  const search = (wanted: string) => {
    setTyped(wanted);
    onSearch(wanted);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers know the search element only since 2023
    <form
      className="offer-search"
      role="search"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // What is typed now: the last letter may not have been rendered yet.
        search(String(new FormData(event.currentTarget).get('offer-search') ?? '').trim());
      }}
    >
      <Combobox
        name="offer-search"
        label={messages.search}
        value={typed}
        options={options}
        matched
        optional
        busy={isWanted && !value && !failed}
        closed={!isWanted || failed || settled !== terms}
        onInput={(next) => {
          setTyped(next);
          if (next === '' && text) onSearch('');
        }}
        onChoose={(option) => search(option.value)}
      />
      <Button type="submit">{messages.searchAction}</Button>
    </form>
  );
}
