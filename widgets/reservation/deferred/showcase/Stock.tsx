import { cachedQuery } from '#services/http/query-cache';
import { getReservationAvailability } from '#services/reservation';
import { useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { type Query, useQuery } from '#ui/hooks/use-query';
import { Badge } from '#ui/parts/Badge';
import { texts } from './messages';

type Availability = Awaited<ReturnType<typeof getReservationAvailability>>;

/** How many cars of a version can be reserved; one request per version and page. None without a version. */
export const useStock = (mvsCode: string | undefined): Query<Availability> =>
  useQuery(
    () =>
      cachedQuery(`availability ${mvsCode}`, () =>
        getReservationAvailability({ query: { mvsCode: mvsCode ?? '' } }),
      ),
    mvsCode,
  );

/** The stock of a version in words, once it is known. */
export function Stock({ of: { value } }: { of: Query<Availability> }) {
  const messages = useMessages(texts);
  const isSoldOut = value?.available === false;
  const count = value?.quantity;
  const inStock =
    count === undefined
      ? messages.available
      : fillMessage(count === 1 ? messages.oneLeft : messages.inStock, { count });
  return (
    <p className="stock">
      {value && (
        <Badge tone={isSoldOut ? 'neutral' : 'success'}>{isSoldOut ? messages.noStock : inStock}</Badge>
      )}
    </p>
  );
}
