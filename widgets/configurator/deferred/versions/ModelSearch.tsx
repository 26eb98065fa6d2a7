import { useState } from 'react';
import { DEBOUNCE } from '#domain/core/timing';
import { formatCurrency } from '#domain/money/currency';
import { isAmount } from '#domain/money/money';
import { brand, country } from '#page/core/metadata';
import { cachedQuery } from '#services/http/query-cache';
import { suggestModels } from '#services/model-search';
import { findMvsByDescription, listMvs } from '#services/mvs-search';
import { Combobox } from '#ui/Combobox';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useDebounced } from '#ui/hooks/use-debounced';
import { useQuery } from '#ui/hooks/use-query';
import { useAllMessages } from '../shell/messages-context';

/** Number of letters from which suggestions are requested. */
const SHORTEST = 2;

const where = () => ({ brand: brand() ?? '', country: country() });

interface ModelSearchProps {
  onModel(modelCode: string): void;
  onVersion(mvsCode: string, year?: number): void;
}

/**
 * Search of the brand's models and versions by text (spec services#catalogue): suggestions while typing, and all versions
 * whose description has the words, in any order, on Enter; or all versions of the brand.
 */
export function ModelSearch({ onModel, onVersion }: ModelSearchProps) {
  const { language } = useHost();
  const messages = useAllMessages();
  const [typed, setTyped] = useState('');
  const [searched, setSearched] = useState('');
  const term = useDebounced(typed.trim(), DEBOUNCE);
  const suggestions = useQuery(
    () => suggestModels({ query: { ...where(), term } }),
    term.length >= SHORTEST ? term : undefined,
  );
  const [all, setAll] = useState(false);
  const results = useQuery(
    () =>
      all
        ? cachedQuery(`all versions ${brand()} ${country()}`, () => listMvs({ query: where() }))
        : findMvsByDescription({ query: { ...where(), description: searched } }),
    all ? '*' : searched || undefined,
  );
  const options = (suggestions.value ?? []).map(({ modelCode, mvsCode, description }) => ({
    value: mvsCode ? `version ${mvsCode}` : `model ${modelCode}`,
    label: description,
  }));
  const found = results.value;
  return (
    <form
      className="model-search"
      aria-label={messages.searchModels}
      onSubmit={(event) => {
        event.preventDefault();
        setAll(false);
        setSearched(typed.trim());
      }}
    >
      <Combobox
        name="model-search"
        label={messages.searchModels}
        value={typed}
        options={options}
        busy={!suggestions.value && term.length >= SHORTEST && !suggestions.failed}
        onInput={(text) => {
          setTyped(text);
          setSearched('');
          setAll(false);
        }}
        onChoose={({ value, label }) => {
          setTyped(label);
          const [kind, code = ''] = value.split(' ');
          if (kind === 'version') onVersion(code);
          else onModel(code);
        }}
      />
      <button className="button plain" part="button" type="submit">
        {messages.search}
      </button>
      <button className="link" type="button" onClick={() => setAll(true)}>
        {messages.allVersions}
      </button>
      {results.failed && <FailureNotice onRetry={results.retry} />}
      <p className="count muted" role="status">
        {found &&
          (found.length === 1
            ? messages.oneVersion
            : fillMessage(messages.versions, { count: found.length }))}
      </p>
      {found && found.length > 0 && (
        <ul className="search-results">
          {found.map(({ code, year, modelName, versionName, price }) => (
            <li key={`${code} ${year}`}>
              <button className="link" type="button" onClick={() => onVersion(code, year ?? undefined)}>
                {[modelName, versionName, year].filter(Boolean).join(' ')}
              </button>{' '}
              <span className="muted">
                {isAmount(price) ? formatCurrency(price, language) : messages.unpriced}
              </span>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
