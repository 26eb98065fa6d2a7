import { type RefObject, useMemo } from 'react';
import { groupEditions } from '#domain/manuals/editions';
import { searchWords } from '#domain/manuals/hits';
import { PaginatedView } from '#ui/collection/PaginatedView';
import type { TurnedPages } from '#ui/collection/use-paginated-query';
import { useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { Empty } from '#ui/parts/Empty';
import type { findManuals, ManualFilter } from '../manual-calls';
import { texts } from '../messages';
import { ManualItem } from './ManualItem';

type Found = Awaited<ReturnType<typeof findManuals>>;

interface ResultsProps {
  pages: TurnedPages<Found>;
  region: RefObject<HTMLElement | null>;
  filter: ManualFilter;
  onOpen(id: string): void;
  onAnyYear(): void;
  onClear(): void;
}

/** Nothing was found: for the filters, or at all. */
function Nothing({ filter, onAnyYear, onClear }: Pick<ResultsProps, 'filter' | 'onAnyYear' | 'onClear'>) {
  const messages = useMessages(texts);
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
export function Results({ pages, region, filter, onOpen, ...ways }: ResultsProps) {
  const messages = useMessages(texts);
  const { value, isLoading } = pages;
  const words = useMemo(() => searchWords(filter.text), [filter.text]);
  const found = value?.totalPages === 1 ? value.content.length : 0;
  const total = value && Math.max(value.totalElements ?? 0, found);
  return (
    <div className="results" aria-busy={isLoading}>
      <p className="muted small count" role="status">
        {!!total && (total === 1 ? messages.one : fillMessage(messages.found, { count: total }))}
      </p>
      <PaginatedView
        pages={pages}
        region={region}
        label={messages.results}
        empty={<Nothing filter={filter} {...ways} />}
      >
        {({ content }) => (
          <ul className="items" aria-label={messages.results}>
            {groupEditions(content).map((group) => (
              <ManualItem key={group.key} group={group} words={words} onOpen={onOpen} />
            ))}
          </ul>
        )}
      </PaginatedView>
    </div>
  );
}
