/** Benefits and the discount club, polls, and the hub of owner benefits (spec services#benefits). */
import {
  array,
  blob,
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
import {
  benefit,
  coverage,
  delivery,
  invoice as invoiceShape,
  moparProduct,
  paymentOption,
  poll,
  warranty as warrantyShape,
} from './entities/benefit';
import { carModel } from './entities/car';
import { count, list, text } from './entities/fields';
import { named } from './entities/place';
import { GET, POST } from './http/call';

const BASE = 'benefits';

/** hash: of a benefit received as a gift. */
const withHash = object({ hash: optional(string()) });
const ofCar = object({ vin: string() });
const products = array(moparProduct);

/** entityId: the audience in which the e-mail is looked up. */
export const getCoverageByEmail = GET('BEN-01', BASE, '/v1/coverage/simple/{entityId}/email/{email}', {
  returns: coverage,
});
export const getCoverageByChassis = GET('BEN-02', BASE, '/v1/coverage/simple/{audienceId}/chassi/{chassi}', {
  returns: coverage,
});
export const listAvailableBenefitsById = GET('BEN-03', BASE, '/v1/benefits-user/available/{id}', {
  query: withHash,
  returns: benefit,
});
export const listRedeemedBenefitsById = GET('BEN-04', BASE, '/v1/benefits-user/redeemed/{id}', {
  query: withHash,
  returns: benefit,
});
export const listAvailableBenefits = GET('BEN-05', BASE, '/v1/benefits-user/available', {
  returns: array(benefit),
});
export const listRedeemedBenefits = GET('BEN-06', BASE, '/v1/benefits-user/redeemed', {
  returns: array(benefit),
});
/** Benefits that will be available later. */
export const listNextBenefits = GET('BEN-07', BASE, '/v1/benefits-user/next', { returns: array(benefit) });
export const rateBenefit = POST('BEN-08', BASE, '/v1/benefits-user/{id}/rating', {
  body: object({ rating: pipe(number(), integer(), minValue(1), maxValue(5)) }),
  returns: benefit,
});
/** What its lists are filtered by; the document names no field: these are ours. */
export const getBenefitBaseData = GET('BEN-09', BASE, '/v1/base-data', {
  returns: looseObject({
    categories: list(named),
    partners: list(named),
    redeemTypes: list(named),
    states: list(named),
  }),
});
/**
 * type: SELF, GIFT (the answer's hash is for the recipient) or GIFTED (redeemed with that hash). idempotencyKey (ours): the same
 * for all tries of one attempt.
 */
export const redeemBenefit = POST('BEN-10', BASE, '/v1/benefits-user/{id}/redeem', {
  body: object({
    dealer_code: optional(string()),
    type: optional(string(), 'SELF'),
    hash: optional(string()),
    idempotencyKey: optional(string()),
  }),
  returns: benefit,
});
export const listPolls = GET('BEN-11', BASE, '/v1/polls-user', {
  query: object({ type: optional(string()), brand: optional(string()) }),
  returns: array(poll),
});
/** A user can vote once; returns the results. */
export const voteInPoll = POST('BEN-12', BASE, '/v1/polls-user/{pollId}/vote', {
  body: object({ option_id: string() }),
  returns: poll,
});
/** Synchronizes a dealer's benefits. */
export const syncBenefitDealer = POST('BEN-13', BASE, '/v1/benefits-dealer/{id}/sync', {
  returns: looseObject({ dealerCode: string(), synced: count, at: text }),
});

/** source: the system that stores the delivery record. */
export const getFlawlessDelivery = GET('HUB-01', BASE, '/flawlessDelivery/{source}/{vin}', {
  returns: delivery,
});
export const getInvoice = GET('HUB-02', BASE, '/invoice', { query: ofCar, returns: invoiceShape });
export const listMoparProducts = GET('HUB-03', BASE, '/mopar', { query: ofCar, returns: products });
/** Models that have Mopar products of the brand. */
export const listMoparModels = GET('HUB-04', BASE, '/mopar/possible-models', {
  query: object({ brand: string() }),
  returns: array(carModel),
});
export const simulatePayment = POST('HUB-05', BASE, '/simulation/payment', {
  safe: true,
  body: object({
    productIds: array(string()),
    installments: optional(pipe(number(), integer(), minValue(1))),
  }),
  returns: array(paymentOption),
});
export const getWarranty = GET('HUB-06', BASE, '/warranty', { query: ofCar, returns: warrantyShape });
/** A file (PDF). */
export const getWarrantyTerms = POST('HUB-07', BASE, '/warranty-terms', {
  safe: true,
  body: object({ vin: string(), planId: string() }),
  wire: { reads: 'blob' },
  returns: blob(),
});
/** By model, for visitors without a car. */
export const listMoparProductsV2 = GET('HUB-08', BASE, '/v2/mopar', {
  query: object({ brand: string(), modelCode: optional(string()), type: optional(string()) }),
  returns: products,
});
