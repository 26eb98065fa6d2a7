import { useEffect, useRef, useState } from 'react';
import { DEBOUNCE } from '#domain/core/timing';
import { formatCurrency } from '#domain/money/currency';
import { isAmount } from '#domain/money/money';
import { brandModels } from '#features/car/current/models';
import { pageDocument } from '#page/core/native';
import type { Mvs } from '#services/entities/car';
import { Combobox } from '#ui/Combobox';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useDebounced } from '#ui/hooks/use-debounced';
import { useQuery } from '#ui/hooks/use-query';
import { texts } from '../messages';
import { findVersions } from './find-versions';

/** Letters from which a search begins. */
const SHORTEST = 2;

const keyOf = ({ code, year }: Mvs) => `${code} ${year ?? ''}`;

interface CarSearchProps {
  onVersion(code: string, year?: number): void;
}

/** Finds a version by its code or by words in any order; Enter takes the only one. */
export function CarSearch({ onVersion }: CarSearchProps) {
  const { language, signal } = useHost();
  const messages = useMessages(texts);
  const [typed, setTyped] = useState('');
  /** What was searched for when the seller pressed Enter. */
  const [entered, setEntered] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const term = useDebounced(typed.trim(), DEBOUNCE);
  const isSearched = term.length >= SHORTEST;
  const { value, failed, retry } = useQuery(() => findVersions(term, signal), isSearched ? term : undefined);
  const models = useQuery(brandModels, 'models');
  const found = value ?? [];
  const choose = ({ code, year }: Mvs) => {
    setTyped('');
    setEntered('');
    onVersion(code, year ?? undefined);
  };
  // A desk begins with the search; a page on which somebody is at work keeps its focus.
  useEffect(() => {
    const input = form.current?.querySelector('input');
    if (pageDocument.activeElement === pageDocument.body) input?.focus({ preventScroll: true });
  }, []);
  const [only] = found;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the answer to what was entered is there
  useEffect(() => {
    if (entered && entered === term && found.length === 1 && only) choose(only);
  }, [entered, term, value]);
  const label = ({ modelName, versionName, year, code, price }: Mvs) =>
    [
      [modelName, versionName, year].filter(Boolean).join(' '),
      code,
      isAmount(price) ? formatCurrency(price, language) : '',
    ]
      .filter(Boolean)
      .join(' · ');
  const search = (text: string) => {
    setTyped(text);
    const input = form.current?.querySelector('input');
    input?.focus();
    // Opens the list.
    input?.click();
  };
  return (
    <form
      className="car-search"
      aria-label={messages.search}
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        setEntered(typed.trim());
      }}
    >
      <Combobox
        name="car-search"
        label={messages.search}
        value={typed}
        matched
        optional
        options={found.map((mvs) => ({ value: keyOf(mvs), label: label(mvs) }))}
        busy={isSearched && !value && !failed}
        closed={!isSearched}
        onInput={(text) => {
          setTyped(text);
          setEntered('');
        }}
        onChoose={({ value: key }) => {
          const mvs = found.find((each) => keyOf(each) === key);
          if (mvs) choose(mvs);
        }}
      />
      <p className="muted small" id="car-search-hint">
        {messages.searchHint}
      </p>
      {failed && <FailureNotice onRetry={retry} />}
      <p className="muted small" role="status">
        {isSearched && value && (value.length === 0 ? messages.noVersion : '')}
        {entered && value && value.length > 1 && fillMessage(messages.manyVersions, { count: value.length })}
      </p>
      {models.failed && <FailureNotice onRetry={models.retry} />}
      {!isSearched && models.value && (
        <ul className="model-names" aria-label={messages.models}>
          {models.value.map(({ modelCode, modelName }) => (
            <li key={modelCode}>
              <button className="chip" part="button" type="button" onClick={() => search(modelName)}>
                {modelName}
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
