/** Further content of offer pages: labels, products, dealers and reports (spec services#catalogue, services#reports); coupons are in offer-coupon.ts. */
import { array, looseObject, number, object, optional, string } from 'valibot';
import { dealer } from './entities/dealer';
import { amount, count, text, unread } from './entities/fields';
import { offerMark, product } from './entities/offer';
import { named } from './entities/place';
import { GET, PATCH, POST } from './http/call';

const BASE = 'offer-site';
const auth = 'public';

const ofBrand = object({ brand: string(), market: string() });
const marks = array(offerMark);

export const listOfferParts = GET('OFP-01', BASE, '/part', { auth, query: ofBrand, returns: marks });
export const listOfferCategories = GET('OFP-02', BASE, '/category', { auth, query: ofBrand, returns: marks });
export const listOfferFeatures = GET('OFP-03', BASE, '/feature', { auth, query: ofBrand, returns: marks });
export const listOfferStamps = GET('OFP-04', BASE, '/stamp', { auth, query: ofBrand, returns: marks });

/** reason: a code of listReportReasons. */
export const reportOfferView = POST('RPT-01', BASE, '/report-view', {
  body: object({
    offerId: string(),
    reason: string(),
    comment: optional(string()),
    email: optional(string()),
  }),
  returns: unread(looseObject({ id: string(), offerId: text, reason: text, createdAt: text })),
});
export const listReportReasons = GET('RPT-02', BASE, '/report-view/reasons', {
  returns: array(named),
});
/**
 * Starts a purchase through an offer. idempotencyKey (ours): the same for all tries of one attempt, which makes one product.
 * Fails with 409 and the reason `offer-over` if the offer has ended.
 */
export const createProduct = POST('RPT-03', BASE, '/product', {
  body: object({
    offerId: string(),
    dealerCode: optional(string()),
    colorCode: optional(string()),
    idempotencyKey: optional(string()),
  }),
  returns: product,
});
/** Without the family income, which only the calls that change a product answer. */
export const listProducts = GET('RPT-04', BASE, '/product', {
  query: object({ id: optional(string()), offerId: optional(string()) }),
  returns: array(product),
});
/** Dealers of a brand; with an offer, those that sell it. */
export const listOfferDealers = GET('RPT-05', BASE, '/dealers', {
  auth,
  query: object({
    brand: string(),
    country: optional(string()),
    offerId: optional(string()),
    stateCode: optional(array(string())),
    cityCode: optional(array(string())),
  }),
  returns: array(dealer),
});
/** Dealers that sell any of the offers. */
export const searchOfferDealers = POST('RPT-06', BASE, '/dealers', {
  safe: true,
  body: object({
    brand: optional(string()),
    offerIds: array(string()),
    stateCode: optional(string()),
    cityCode: optional(string()),
  }),
  returns: array(dealer),
});
export const getOfferDealer = GET('RPT-07', BASE, '/dealers/{idSiteGeo}', { auth, returns: dealer });
/** Models with offers; value: the lowest price. */
export const listCarModels = GET('RPT-08', BASE, '/car-models', {
  query: object({ brand: string(), market: optional(string()) }),
  returns: array(
    looseObject({
      modelCode: string(),
      modelName: string(),
      brand: text,
      value: amount,
      offers: count,
    }),
  ),
});

/** familyIncome: monthly, in the market's currency. */
export const setFamilyIncome = PATCH('CPN-03', BASE, '/family-income/{productId}', {
  body: object({ familyIncome: number() }),
  returns: unread(product),
});
/** paymentMethod: the payment service's name for it. */
export const setPaymentMethod = PATCH('CPN-09', BASE, '/payments/{productId}/methods', {
  body: object({ paymentMethod: string() }),
  returns: unread(product),
});
