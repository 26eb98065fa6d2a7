import { useEffect, useRef, useState } from 'react';
import { DEBOUNCE } from '#domain/core/timing';
import { listOf } from '#domain/lists/list-of';
import { brandModels } from '#features/car/current/models';
import { serviceBase } from '#page/settings/service-bases';
import { useMessages } from '#ui/core/host-context';
import { useLatest } from '#ui/hooks/use-latest';
import { useQuery } from '#ui/hooks/use-query';
import type { ManualFilter } from '../manual-calls';
import { texts } from '../messages';
import { MyCars } from './MyCars';

/** Model years to choose from, the next one first (ours). */
const YEARS = 15;

interface SearchProps {
  filter: ManualFilter;
  /** Whether the author has chosen the model. */
  isModelFixed: boolean;
  garageUrl: string;
  onChange(filter: Partial<ManualFilter>): void;
}

/** Words, which take effect while they are typed, and the filters. */
export function Search({ filter, isModelFixed, garageUrl, onChange }: SearchProps) {
  const messages = useMessages(texts);
  const { text, model, modelName, year } = filter;
  const [typed, setTyped] = useState(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The text that took effect last; another one comes from elsewhere: the filters were cleared. */
  const sent = useRef(text);
  useEffect(() => {
    if (text !== sent.current) setTyped(text);
    sent.current = text;
  }, [text]);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Without the models of the brand the words find a model by its name.
  const { value: models = [] } = useQuery(brandModels, isModelFixed ? undefined : 'models');

  const latest = useLatest(onChange);
  const send = (next: string, more: Partial<ManualFilter> = {}) => {
    clearTimeout(timer.current);
    sent.current = next.trim();
    latest.current({ text: sent.current, ...more });
  };
  /** A filter takes what is typed along. */
  const change = (more: Partial<ManualFilter>) => send(typed, more);
  const type = (next: string) => {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(next), DEBOUNCE);
  };
  /** A car's manuals are those of all words. */
  const pick = (more: ManualFilter) => {
    setTyped(more.text);
    send(more.text, more);
  };
  const thisYear = new Date().getFullYear();
  const years = listOf(YEARS, (n) => thisYear + 1 - n);
  if (year && !years.includes(year)) years.push(year);
  const names = new Map(models.map((each) => [each.modelCode, each.modelName]));
  if (model && !names.has(model)) names.set(model, modelName || model);
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers know the search element only since 2023
    <form
      role="search"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // What is typed now: the last letter may not have been rendered yet.
        send(String(new FormData(event.currentTarget).get('manual-text') ?? ''));
      }}
    >
      <div className="field" part="field">
        <label htmlFor="manual-text">{messages.search}</label>
        <input
          className="input"
          part="input"
          id="manual-text"
          name="manual-text"
          type="search"
          autoComplete="off"
          aria-describedby="manual-hint"
          value={typed}
          onInput={({ currentTarget }) => type(currentTarget.value)}
        />
        <p className="muted small" id="manual-hint">
          {messages.searchHint}
        </p>
      </div>
      <fieldset className="filters">
        <legend className="sr">{messages.filters}</legend>
        {!isModelFixed && (
          <div className="field" part="field">
            <label htmlFor="manual-model">{messages.model}</label>
            <select
              className="input"
              part="input"
              id="manual-model"
              value={model}
              onChange={({ currentTarget }) => change({ model: currentTarget.value })}
            >
              <option value="">{messages.allModels}</option>
              {[...names].map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        )}
        <div className="field" part="field">
          <label htmlFor="manual-year">{messages.year}</label>
          <select
            className="input"
            part="input"
            id="manual-year"
            value={String(year)}
            onChange={({ currentTarget }) => change({ year: Number(currentTarget.value) })}
          >
            <option value="0">{messages.allYears}</option>
            {years.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </div>
      </fieldset>
      {!isModelFixed && serviceBase('garage') && (
        <MyCars filter={filter} garageUrl={garageUrl} onChange={pick} />
      )}
    </form>
  );
}
