/** Owners' reviews of dealers. These calls are ours (spec calls#our-calls). */
import {
  array,
  integer,
  looseObject,
  maxValue,
  minValue,
  number,
  object,
  optional,
  pipe,
  string,
} from 'valibot';
import { count, list, pagingOr, text, unread } from './entities/fields';
import { GET, POST } from './http/call';

const BASE = 'rating';

/** rating from 1 to 5. */
const review = looseObject({
  id: string(),
  userName: text,
  rating: count,
  title: text,
  comment: text,
  modelName: text,
  createdAt: text,
});

/** A page of reviews, newest first; average of all, absent if there are none. */
export const listReviews = GET('REV-01', BASE, '/dealers/{idSiteGeo}/reviews', {
  ours: true,
  query: object({ page: optional(number(), 0), size: optional(number(), 10) }),
  returns: looseObject({
    average: count,
    totalElements: count,
    totalPages: pagingOr(1),
    content: list(review),
  }),
});
/** Only for a car bought fewer than 30 days ago (spec cars#used-cars); once per car. */
export const writeReview = POST('REV-02', BASE, '/dealers/{idSiteGeo}/reviews', {
  auth: 'bearer',
  ours: true,
  body: object({
    /** The id of the car in the user's garage. */
    carId: string(),
    rating: pipe(number(), integer(), minValue(1), maxValue(5)),
    title: optional(string(), ''),
    comment: optional(string(), ''),
  }),
  returns: unread(review),
});
/** The user's own reviews, of which each names the car that it is about. */
export const listOwnReviews = GET('REV-03', BASE, '/reviews/own', {
  auth: 'bearer',
  ours: true,
  returns: array(looseObject({ ...review.entries, carId: string() })),
});
