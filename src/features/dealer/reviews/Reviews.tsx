import { useRef, useState } from 'react';
import { formatDate } from '../../../domain/calendar';
import { listReviews } from '../../../services/rating';
import { FailureNotice } from '../../../ui/core/FailureNotice';
import { fillMessage, useHost, useMessages } from '../../../ui/core/host-context';
import { useQuery } from '../../../ui/hooks/use-query';
import { useStyles } from '../../../ui/hooks/use-styles';
import { Button } from '../../../ui/parts/Button';
import { Loading } from '../../../ui/parts/Loading';
import { messages } from './messages';
import css from './reviews.css?inline';

const STARS = 5;
/** Opinions of a page. */
const PAGE_SIZE = 3;
type ReviewPage = Awaited<ReturnType<typeof listReviews>>;

/** A page of the opinions about a dealer, the newest first (REV-01). */
const loadReviews = (dealer: string, page: number, signal: AbortSignal): Promise<ReviewPage> =>
  listReviews({ idSiteGeo: dealer, query: { page, size: PAGE_SIZE } }, { signal });

/** What owners say of a dealer, the newest first; further pages are added below. */
export function Reviews({ dealer, heading: Heading }: { dealer: string; heading: 'h3' | 'h4' }) {
  const { language, signal } = useHost();
  const w = useMessages(messages);
  const title = `reviews-${encodeURIComponent(dealer)}`;
  useStyles(css);
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
    <section className="reviews" aria-labelledby={title} tabIndex={-1} ref={area} aria-busy={isLoading}>
      <Heading id={title}>{w.reviews}</Heading>
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
