import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import { groupBy } from '#domain/lists/group-by';
import { suggester } from '#domain/text/suggest';
import type { Part } from '#services/entities/car';
import { fillMessage } from '#ui/fill-message';
import { useStyles } from '#ui/hooks/use-styles';
import { Empty } from '#ui/parts/Empty';
import { $carOptions } from '../car-store';
import { PartGroup } from './PartGroup';
import css from './parts.css?inline';
import { useChosen } from './use-chosen';
import { useStepMessages } from './use-step-messages';

const NOTHING: readonly Part[] = [];
/** Rows of a list that need no thrift; cars on sale have fewer. */
const SHORT = 60;

interface PartsStepProps {
  kind: 'optionals' | 'accessories';
}

/** A heading, its parts, and the number of parts before them in the list. */
type Group = [name: string, parts: Part[], offset: number];

/** Groups the list: featured parts first, then by category in the service's order. */
function groupsOf(parts: readonly Part[], featured: string, others: string): Group[] {
  const first = (part: Part) => part.behavior === 'FEATURED';
  const ordered = [...parts.filter(first), ...parts.filter((part) => !first(part))];
  let offset = 0;
  return groupBy(ordered, (part) => (first(part) ? featured : part.category || others)).map(
    ([name, group]): Group => {
      const before = offset;
      offset += group.length;
      return [name, group, before];
    },
  );
}

/** Optionals or accessories with a search, by category, each with what a click would change. */
export function PartsStep({ kind }: PartsStepProps) {
  const messages = useStepMessages();
  const options = useStore($carOptions);
  const chosen = useChosen();
  const [typed, setTyped] = useState('');
  const [category, setCategory] = useState('');
  useStyles(css);
  const all = options?.[kind === 'optionals' ? 'parts' : 'accessories'] ?? NOTHING;
  const suggest = useMemo(() => suggester(all, ({ name }) => name), [all]);
  const categories = useMemo(
    () => [...new Set(all.map((part) => part.category ?? '').filter(Boolean))],
    [all],
  );
  // In the service's order, so that a search narrows the familiar list.
  const found = useMemo(() => {
    const hits = new Set(suggest(typed).map(({ item }) => item));
    return all.filter((part) => hits.has(part) && (!category || part.category === category));
  }, [suggest, typed, category, all]);
  const groups = useMemo(() => groupsOf(found, messages.featured, messages.others), [found, messages]);
  if (!options) return null;
  const count = all.filter(({ id }) => chosen.has(id)).length;
  return (
    <div className="parts">
      <div className="parts-tools">
        <div className="field">
          <label htmlFor="part-search">{messages.searchHint[kind]}</label>
          <input
            className="input"
            id="part-search"
            type="search"
            autoComplete="off"
            value={typed}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
        {categories.length > 1 && (
          <fieldset className="chips">
            <legend className="sr">{messages.categories}</legend>
            {['', ...categories].map((name) => (
              <button
                key={name}
                className="chip"
                type="button"
                aria-pressed={name === category}
                onClick={() => setCategory(name)}
                // A browser does not scroll a partly visible element into view.
                onFocus={({ currentTarget }) =>
                  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
                }
              >
                {name || messages.all}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      <p className="count muted" role="status">
        {found.length === 1 ? messages.oneItem : fillMessage(messages.items, { count: found.length })}
        {count > 0 && ` · ${fillMessage(messages.selectedCount, { count })}`}
      </p>
      {found.length === 0 && (
        <Empty
          title={messages.noItem}
          action={
            <button
              className="button plain"
              type="button"
              onClick={() => {
                setTyped('');
                setCategory('');
              }}
            >
              {messages.clearSearch}
            </button>
          }
        />
      )}
      {groups.map(([name, parts, offset]) => (
        <PartGroup
          key={name}
          name={name}
          parts={parts}
          options={options}
          offset={offset}
          isShort={found.length <= SHORT}
        />
      ))}
    </div>
  );
}
