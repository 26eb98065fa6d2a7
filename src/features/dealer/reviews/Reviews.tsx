import { useRef } from 'react';
import { formatDate } from '#domain/time/calendar';
import { listReviews } from '#services/rating';
import { useCollection } from '#ui/collection/use-collection';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useStyles } from '#ui/hooks/use-styles';
import { Button } from '#ui/parts/Button';
import { Loading } from '#ui/parts/Loading';
import { texts } from './messages';
import css from './reviews.css?inline';

const STARS = 5;
/** Opinions of a page. */
const PAGE_SIZE = 3;

/** A page of the opinions about a dealer, the newest first (REV-01). */
async function loadReviews(dealer: string, page: number, signal: AbortSignal) {
  const found = await listReviews({ idSiteGeo: dealer, query: { page, size: PAGE_SIZE } }, { signal });
  const { content = [], totalPages = 1 } = found;
  return { ...found, content, totalPages };
}

/** What owners say of a dealer, the newest first; further pages are added below. */
export function Reviews({ dealer, heading: Heading }: { dealer: string; heading: 'h3' | 'h4' }) {
  const { language, signal } = useHost();
  const messages = useMessages(texts);
  const title = `reviews-${encodeURIComponent(dealer)}`;
  useStyles(css);
  const area = useRef<HTMLElement>(null);
  const list = useCollection({ key: dealer }, (page) => loadReviews(dealer, page, signal));
  const { items, more } = list;
  const known = items && list.answer;
  const isLoading = (!items && !list.failed) || more === 'loading';
  const count = known?.totalElements;
  const average = known?.average?.toLocaleString(language, { maximumFractionDigits: 1 });
  const loadMore = () => {
    // The button goes while the next page loads.
    area.current?.focus({ preventScroll: true });
    list.loadMore();
  };
  return (
    <section className="reviews" aria-labelledby={title} tabIndex={-1} ref={area} aria-busy={isLoading}>
      <Heading id={title}>{messages.reviews}</Heading>
      {average && (
        <p>
          {count === undefined
            ? fillMessage(messages.averageAlone, { average })
            : fillMessage(count === 1 ? messages.averageOne : messages.average, { average, count })}
        </p>
      )}
      {items?.length === 0 && <p className="muted">{messages.noReviews}</p>}
      <ul>
        {items?.map(({ id, userName, rating, title, comment, modelName, createdAt }) => {
          const stars = rating && Math.min(STARS, Math.round(rating));
          const details = [userName, modelName, formatDate((createdAt ?? '').slice(0, 10), language)];
          return (
            <li key={id}>
              <p>
                {!!stars && (
                  <>
                    <span className="stars" aria-hidden="true">
                      {'★'.repeat(stars) + '☆'.repeat(STARS - stars)}
                    </span>
                    <span className="sr">{fillMessage(messages.stars, { count: stars })}</span>{' '}
                  </>
                )}
                <b>{title}</b>
              </p>
              {comment && <p>{comment}</p>}
              <p className="muted">{details.filter(Boolean).join(' · ')}</p>
            </li>
          );
        })}
      </ul>
      {isLoading && <Loading />}
      {list.failed && <FailureNotice onRetry={list.retry} />}
      {more === 'failed' && <FailureNotice onRetry={loadMore} />}
      {more === 'ready' && (
        <Button kind="plain" onClick={loadMore}>
          {messages.more}
        </Button>
      )}
    </section>
  );
}
