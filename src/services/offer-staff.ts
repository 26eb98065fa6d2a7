/** Administration of offers by staff (spec services#offers, offers#actions). */
import { array, looseObject, number, object, optional, string } from 'valibot';
import { count, pageOf } from './entities/fields';
import { offer } from './entities/offer';
import { sentAsRead } from './entities/whole';
import { DELETE, GET, POST, PUT } from './http/call';

const BASE = 'offer-admin';
const auth = 'bearer';

/** The content of an offer; price as in entities/price. */
const content = {
  type: optional(string()),
  market: optional(string()),
  title: optional(string()),
  description: optional(string()),
  coverage: optional(string()),
  jurisdiction: optional(string()),
  stateCodes: optional(array(string())),
  dealerCodes: optional(array(string())),
  dealerGroup: optional(string()),
  /** Ids of the brand's regions (ours), whose states are in stateCodes. */
  regionalIds: optional(array(string())),
  price: optional(
    object({
      type: string(),
      value: optional(number()),
      from: optional(number()),
      to: optional(number()),
      percent: optional(number()),
      installments: optional(number()),
      installmentValue: optional(number()),
      entranceValue: optional(number()),
    }),
  ),
  legalText: optional(string()),
  validFrom: optional(string()),
  validUntil: optional(string()),
  /** Ids of private files (ours). */
  imageIds: optional(array(string())),
} as const;

const word = sentAsRead(optional(string()));
const words = sentAsRead(optional(array(string())));
const amount = sentAsRead(optional(number()));
/** The record as it was read, with what has changed: the service may replace it. */
const record = looseObject({
  type: word,
  market: word,
  title: string(),
  description: word,
  coverage: word,
  jurisdiction: word,
  stateCodes: words,
  dealerCodes: words,
  dealerGroup: word,
  regionalIds: words,
  price: sentAsRead(
    optional(
      looseObject({
        type: string(),
        value: amount,
        from: amount,
        to: amount,
        percent: amount,
        installments: amount,
        installmentValue: amount,
        entranceValue: amount,
      }),
    ),
  ),
  legalText: word,
  validFrom: word,
  validUntil: word,
  imageIds: words,
  /** That of the offer as its editor has seen it. */
  version: amount,
});

/** A new offer is unpublished. */
export const createOffer = POST('OFR-01', BASE, '/offer', {
  auth,
  body: object({ mvsCode: string(), offer: object(content) }),
  returns: offer,
});
/**
 * Changing a disapproved offer resets it to unpublished; a sold offer cannot be changed. An older version than the
 * service's may be refused with 409.
 */
export const updateOffer = PUT('OFR-03', BASE, '/offer/{id}', {
  auth,
  body: record,
  returns: offer,
});
export const removeOffer = DELETE('OFR-04', BASE, '/offer/{id}', { auth });
export const markOfferSold = PUT('OFR-05', BASE, '/offer/{id}/sold', { auth, returns: offer });
export const markOfferUnsold = PUT('OFR-06', BASE, '/offer/{id}/unsold', { auth, returns: offer });
export const publishOffer = PUT('OFR-07', BASE, '/offer/{id}/publish', { auth, returns: offer });
export const unpublishOffer = PUT('OFR-08', BASE, '/offer/{id}/unpublish', { auth, returns: offer });
export const disapproveOffer = PUT('OFR-09', BASE, '/offer/{id}/disapprove', {
  auth,
  body: optional(object({ reason: optional(string()) })),
  returns: offer,
});
/** One offer of a bulk update (spec offers#actions). status: published, unpublished, sold, unsold, disapproved. */
export const updateOfferStatus = POST('OFR-10', BASE, '/offer/{id}/update-status', {
  auth,
  body: object({ status: string(), reason: optional(string()) }),
  returns: offer,
});
/** The position of each offer of a brand, from 1. */
export const reorderOffers = PUT('OFR-11', BASE, '/offer/reorder', {
  auth,
  body: object({ offers: array(object({ id: string(), ordering: number() })) }),
  returns: array(looseObject({ id: string(), ordering: count })),
});
/**
 * The offers of a brand and market for staff, whatever their status: no specified call lists those that are not published (spec
 * offers#actions). text: words of the title. sort: ordering, title, value, validUntil, with a minus for the other way round.
 */
export const listOffers = GET('OFR-14', BASE, '/offers', {
  auth,
  ours: true,
  query: object({
    brand: string(),
    market: string(),
    text: optional(string()),
    status: optional(string()),
    type: optional(string()),
    coverage: optional(string()),
    jurisdiction: optional(string()),
    sort: optional(string()),
    page: optional(number(), 0),
    size: optional(number(), 20),
  }),
  returns: pageOf(offer),
});
