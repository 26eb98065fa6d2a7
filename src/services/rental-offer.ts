/** Car rental subscriptions: offers, dealers, and proposals with their timeline (spec services#rental). */
import {
  array,
  looseObject,
  nullish,
  number,
  object,
  optional,
  pipe,
  string,
  toUpperCase,
  transform,
} from 'valibot';
import { dealer } from './entities/dealer';
import { amount, count, list, pageOf, text } from './entities/fields';
import { rentalOffer } from './entities/offer';
import { timelineStep } from './entities/timeline';
import { GET, POST } from './http/call';

const BASE = 'rental-offer';
const auth = 'bearer';

/** A rental proposal. status: RENTAL_PROPOSAL_STATUSES of src/domain/orders/order-statuses. */
const proposal = looseObject({
  proposalCode: string(),
  productId: text,
  status: text,
  brand: text,
  modelName: text,
  versionName: text,
  mvsCode: text,
  /** Months. */
  period: count,
  monthlyPrice: amount,
  createdAt: text,
  timeline: list(timelineStep),
});

/** Rental dealers. fulfillment is LAX for those of a group (spec reservations#rental). */
export const listRentalDealers = GET('ROF-01', BASE, '/dealers/v2', {
  auth: 'public',
  query: pipe(
    object({
      type: optional(string(), 'RENTAL'),
      brand: pipe(string(), toUpperCase()),
      dealerGroup: optional(string()),
      fulfillment: optional(string()),
    }),
    transform((query) => (query.dealerGroup ? { ...query, fulfillment: 'LAX' } : query)),
  ),
  returns: array(dealer),
});

/** All orders and proposals of the user, with their latest status. */
export const listTimelineReservations = GET('TML-01', BASE, '/timeline/reservations', {
  auth,
  query: object({ brand: optional(string()) }),
  returns: array(proposal),
});
/** The sales view of the user's latest proposal. */
export const getRentalOpportunity = GET('TML-04', BASE, '/timeline/opportunity', {
  auth,
  query: object({ proposalCode: optional(string()) }),
  returns: looseObject({
    id: string(),
    name: text,
    stage: text,
    proposalCode: text,
    sellerName: text,
    updatedAt: text,
  }),
});
/** The latest step of each proposal. */
export const getRentalPreview = GET('TML-05', BASE, '/timeline/rental/preview', {
  auth,
  returns: array(
    looseObject({ proposalCode: string(), modelName: text, status: text, step: nullish(timelineStep) }),
  ),
});
/** The uploaded files of a proposal, counted by kind. */
export const getFilesSummary = POST('TML-06', BASE, '/files/summary', {
  safe: true,
  body: object({ proposalCode: string() }),
  returns: looseObject({
    proposalCode: string(),
    total: count,
    received: count,
    missing: list(string()),
  }),
});
export const getRentalTimelineV1 = GET('TML-07', BASE, '/v1/timeline/rental', {
  auth,
  query: object({ brand: string() }),
  returns: array(proposal),
});
/** In Portuguese for every language of the page (spec calls#language). */
export const getRentalTimeline = GET('TML-08', BASE, '/v2/timeline/rental', {
  auth,
  query: object({ brand: string() }),
  returns: array(proposal),
  wire: { language: 'pt-BR' },
});

/** Brands: jeep, fiat, citroen, peugeot and ram; all brands by default. */
export const listRentalOffers = GET('ROL-01', BASE, '/rental-offers', {
  ours: true,
  query: object({
    brand: optional(string()),
    country: optional(string()),
    model: optional(string()),
    page: optional(number(), 0),
    size: optional(number(), 20),
  }),
  returns: pageOf(rentalOffer),
});
export const getRentalOffer = GET('ROL-02', BASE, '/rental-offers/{id}', {
  ours: true,
  returns: rentalOffer,
});
