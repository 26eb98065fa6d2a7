import { useEffect, useMemo, useRef } from 'react';
import { groupEditions } from '#domain/manuals/editions';
import { searchWords } from '#domain/manuals/hits';
import { fillMessage, useMessages } from '#ui/core/host-context';
import type { Query } from '#ui/hooks/use-query';
import { Button } from '#ui/parts/Button';
import { Empty } from '#ui/parts/Empty';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { Pagination } from '#ui/parts/Pagination';
import type { findManuals, ManualFilter } from '../manual-calls';
import { messages as es } from '../messages.es-AR';
import { messages as pt } from '../messages.pt-BR';
import { ManualItem } from './ManualItem';

type Found = Awaited<ReturnType<typeof findManuals>>;

interface ResultsProps {
  found: Query<Found>;
  /** The results of an earlier search: they stay until those of the current one arrive. */
  latest: Found | undefined;
  filter: ManualFilter;
  page: number;
  onPage(page: number): void;
  onOpen(id: string): void;
  onAnyYear(): void;
  onClear(): void;
  onRetry(): void;
}

/** Nothing was found: for the filters, or at all. */
function Nothing({ filter, onAnyYear, onClear }: Pick<ResultsProps, 'filter' | 'onAnyYear' | 'onClear'>) {
  const messages = useMessages(pt, es);
  const { text, model, year } = filter;
  if (!text && !model && !year) return <Empty title={messages.noneYet} />;
  const isYearAlone = year > 0 && (text || model);
  return (
    <Empty
      title={messages.none}
      action={
        <div className="actions">
          {isYearAlone && (
            <Button kind="plain" onClick={onAnyYear}>
              {messages.anyYear}
            </Button>
          )}
          <Button kind="plain" onClick={onClear}>
            {messages.clear}
          </Button>
        </div>
      }
    >
      {isYearAlone ? fillMessage(messages.noneOfYear, { year }) : messages.noneHint}
    </Empty>
  );
}

/** A page of the manuals that were found, each with its years. */
export function Results({ found, latest, filter, page, onPage, onOpen, onRetry, ...ways }: ResultsProps) {
  const messages = useMessages(pt, es);
  const list = useRef<HTMLUListElement>(null);
  /** Whether the visitor asked for another page, whose first manual then takes the focus. */
  const turned = useRef(false);
  const { value } = found;
  const shown = value ?? latest;
  const groups = useMemo(() => groupEditions(shown?.content ?? []), [shown]);
  const words = useMemo(() => searchWords(filter.text), [filter.text]);
  useEffect(() => {
    if (!value || !turned.current) return;
    turned.current = false;
    list.current?.querySelector<HTMLElement>('h3')?.focus();
  }, [value]);

  if (found.failed) return <Failed onRetry={onRetry} />;
  const isEmpty = shown?.content.length === 0;
  if (!shown || (isEmpty && !value)) return <Loading />;
  const total = Math.max(shown.totalElements, shown.content.length);
  return (
    <div className="results" aria-busy={!value}>
      <p className="muted small count" role="status">
        {value && !isEmpty && (total === 1 ? messages.one : fillMessage(messages.found, { count: total }))}
      </p>
      {isEmpty && <Nothing filter={filter} {...ways} />}
      <ul className="items" aria-label={messages.results} hidden={isEmpty} ref={list}>
        {groups.map((group) => (
          <ManualItem key={group.key} group={group} words={words} onOpen={onOpen} />
        ))}
      </ul>
      {shown.totalPages > 1 && !isEmpty && (
        <Pagination
          label={messages.results}
          page={page}
          pages={shown.totalPages}
          onPage={(next) => {
            turned.current = true;
            onPage(next);
          }}
        />
      )}
    </div>
  );
}
