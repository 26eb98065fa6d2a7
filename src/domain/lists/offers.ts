/** What offers, benefits and dealers are sorted by, as the services write it (spec offers#kinds). */

/** Who makes an offer: the company, a dealer, or the rental business. */
export const OFFER_TYPES = ['FCA', 'DEALER', 'RENTAL'] as const;
/** What becomes of an offer in the marketplace, as an action of staff (spec offers#actions). */
export const OFFER_ACTIONS = [
  'publish',
  'unpublish',
  'mark sold',
  'mark unsold',
  'disapprove',
  'bulk status update',
  'reorder',
] as const;
export const COVERAGES = ['NATIONAL', 'STATE', 'REGIONAL', 'DEALER_GROUP'] as const;
export const JURISDICTIONS = ['MARKET', 'CONTEXT', 'BRAND', 'DEALER_GROUP', 'DEALER'] as const;

/** How a price is said, and where it comes from. */
export const PRICE_TYPES = ['FULL_PRICE', 'STARTS_WITH', 'FROM_TO', 'PERCENT', 'INSTALLMENT'] as const;
export const PRICE_SOURCES = ['ecommercePrice', 'customPrice'] as const;

/** What a Mopar offer is of, and how it is redeemed. */
export const MOPAR_OFFERS = ['SERVICE', 'ACCESSORY'] as const;
export const MOPAR_OFFER_TYPES = ['COUPON', 'FIXED_PRICE'] as const;

/** Brands with offers of rental, and the colours of their tags by id: the documents give no names. */
export const RENTAL_OFFER_BRANDS = ['jeep', 'fiat', 'citroen', 'peugeot', 'ram'] as const;
export const RENTAL_TAG_COLORS = [1, 2, 3, 4, 5, 6] as const;

/** For whom a benefit is redeemed; SELF where nothing is said. */
export const REDEEM_KINDS = ['SELF', 'GIFT', 'GIFTED'] as const;
export const BENEFIT_LISTINGS = ['available', 'redeemed'] as const;

export const DEALER_TYPES = ['ONLINE_SCHEDULE', 'DIGITAL_DEALER'] as const;
export const DEALER_PERIODS = ['WORKING_TIME', 'BREAK'] as const;

/** What is lent on besides the sources, and the plans' kinds (spec financing#sources). */
export const EXTRA_PLANS = ['BALAO', 'TRADITIONAL'] as const;
export const FUNDING_PLAN_TYPES = ['MSC', 'ECOM', 'OFFER'] as const;
/** Who lends for a reservation, and what a proposal is told to the CRM as. */
export const RESERVATION_FUNDING_TYPES = ['PSA', 'B2'] as const;
export const PROPOSAL_EVENTS = ['PROPOSAL_SENT', 'TEST_DRIVE', 'QUOTATION'] as const;

export const LOYALTY_PROGRAMS = ['Jeep Nation', 'Jeep Wave'] as const;
/** What becomes of a promotion's participant, and of the report of its candidates (spec offers#promotions). */
export const PARTICIPANT_ACTIONS = ['agreed', 'attributed', 'inactivated'] as const;
export const CANDIDATES_REPORT_STATES = ['generated', 'downloaded'] as const;
/** A software-update recall's states, in order (spec cars#recalls). */
export const SOFTWARE_UPDATE_STATES = ['created', 'validated'] as const;
