/** Owners' reviews of dealers. No document names a call of the service: these are ours. */
import { integer, looseObject, maxValue, minValue, number, object, optional, pipe, string } from 'valibot';
import { count, countOr, list, text } from './entities/fields';
import { GET, POST } from './http/call';

const BASE = 'rating';

/** rating from 1 to 5. */
const review = looseObject({
  id: string(),
  userName: text,
  rating: countOr(0),
  title: text,
  comment: text,
  modelName: text,
  createdAt: text,
});

/** A page of them, newest first; average of all, missing where there are none. */
export const listReviews = GET('REV-01', BASE, '/dealers/{idSiteGeo}/reviews', {
  ours: true,
  query: object({ page: optional(number(), 0), size: optional(number(), 10) }),
  returns: looseObject({
    average: count,
    totalElements: countOr(0),
    totalPages: countOr(1),
    content: list(review),
  }),
});
/** Only for a car bought fewer than 30 days ago (spec cars#used-cars); once for each. */
export const writeReview = POST('REV-02', BASE, '/dealers/{idSiteGeo}/reviews', {
  auth: 'bearer',
  ours: true,
  body: object({
    /** The car's id in the user's garage. */
    carId: string(),
    rating: pipe(number(), integer(), minValue(1), maxValue(5)),
    title: optional(string(), ''),
    comment: optional(string(), ''),
  }),
  returns: review,
});
