import { useRef, useState } from 'react';
import { formatDate } from '../../../src/domain/calendar';
import { FailureNotice } from '../../../src/ui/core/FailureNotice';
import { fillMessage, useHost, useMessages } from '../../../src/ui/core/host-context';
import { useQuery } from '../../../src/ui/hooks/use-query';
import { Button } from '../../../src/ui/parts/Button';
import { Loading } from '../../../src/ui/parts/Loading';
import { messages } from './messages';
import { loadReviews, type ReviewPage } from './review-calls';

const STARS = 5;

/** What owners say of a dealer, the newest first; further pages are added below. */
export function Reviews({ dealer }: { dealer: string }) {
  const { language, signal } = useHost();
  const w = useMessages(messages);
  const [page, setPage] = useState(0);
  const earlier = useRef<ReviewPage['content'][]>([]);
  const area = useRef<HTMLElement>(null);
  const query = useQuery(async () => {
    const answer = await loadReviews(dealer, page, signal);
    earlier.current[page] = answer.content ?? [];
    return answer;
  }, `${dealer} ${page}`);
  const last = useRef<ReviewPage>(undefined);
  if (query.value) last.current = query.value;
  const known = last.current;
  /** A review that a new one has pushed to the next page is in both. */
  const shown = new Map(earlier.current.flatMap((each) => each ?? []).map((review) => [review.id, review]));
  const isLoading = !query.value && !query.failed;
  const count = known?.totalElements ?? 0;
  const average = known?.average?.toLocaleString(language, { maximumFractionDigits: 1 });
  const hasMore = !!known && page + 1 < (known.totalPages ?? 1);
  return (
    <section
      className="reviews"
      aria-labelledby="reviews-title"
      tabIndex={-1}
      ref={area}
      aria-busy={isLoading}
    >
      <h3 id="reviews-title">{w.reviews}</h3>
      {average && <p>{fillMessage(count === 1 ? w.averageOne : w.average, { average, count })}</p>}
      {known && shown.size === 0 && <p className="muted">{w.noReviews}</p>}
      <ul>
        {[...shown.values()].map(({ id, userName, rating, title, comment, modelName, createdAt }) => {
          const stars = Math.min(STARS, Math.max(0, Math.round(rating)));
          const details = [userName, modelName, formatDate((createdAt ?? '').slice(0, 10), language)];
          return (
            <li key={id}>
              <p>
                <span className="stars" aria-hidden="true">
                  {'★'.repeat(stars) + '☆'.repeat(STARS - stars)}
                </span>
                <span className="sr">{fillMessage(w.stars, { count: stars })}</span> <b>{title}</b>
              </p>
              {comment && <p>{comment}</p>}
              <p className="muted">{details.filter(Boolean).join(' · ')}</p>
            </li>
          );
        })}
      </ul>
      {isLoading && <Loading />}
      {query.failed && (
        <FailureNotice
          onRetry={() => {
            area.current?.focus();
            query.retry();
          }}
        />
      )}
      {hasMore && query.value && (
        <Button
          kind="plain"
          onClick={() => {
            // The button goes while the next page loads.
            area.current?.focus({ preventScroll: true });
            setPage(page + 1);
          }}
        >
          {w.more}
        </Button>
      )}
    </section>
  );
}
