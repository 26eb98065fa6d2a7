/** Enumerations of offers and benefits, as services write them (spec offers#kinds). */

/** The maker of an offer: the company, a dealer, or the rental business. */
export const OFFER_TYPES = ['FCA', 'DEALER', 'RENTAL'] as const;
export const COVERAGES = ['NATIONAL', 'STATE', 'REGIONAL', 'DEALER_GROUP'] as const;
export const JURISDICTIONS = ['MARKET', 'CONTEXT', 'BRAND', 'DEALER_GROUP', 'DEALER'] as const;

/** Price forms and price sources (spec cars#price-forms). */
export const PRICE_TYPES = ['FULL_PRICE', 'STARTS_WITH', 'FROM_TO', 'PERCENT', 'INSTALLMENT'] as const;
export const PRICE_SOURCES = ['ecommercePrice', 'customPrice'] as const;

/** Subjects of Mopar offers and how they are redeemed. */
export const MOPAR_OFFERS = ['SERVICE', 'ACCESSORY'] as const;
export const MOPAR_OFFER_TYPES = ['COUPON', 'FIXED_PRICE'] as const;

/** Brands with rental offers, and the ids of their tag colours; the colours' names are not specified (spec offers#rental-offers). */
export const RENTAL_OFFER_BRANDS = ['jeep', 'fiat', 'citroen', 'peugeot', 'ram'] as const;
export const RENTAL_TAG_COLORS = [1, 2, 3, 4, 5, 6] as const;

/** The recipient of a redeemed benefit; SELF by default. */
export const REDEEM_KINDS = ['SELF', 'GIFT', 'GIFTED'] as const;
export type RedeemKind = (typeof REDEEM_KINDS)[number];
