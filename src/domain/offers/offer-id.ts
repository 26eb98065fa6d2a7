/** The query parameter with the id of the offer that the visitor opened. */
export const OFFER_PARAMETER = 'vt-offer';
/** The query parameter with the product of a rental offer's plan that the visitor has chosen. */
const PLAN_PARAMETER = 'vt-plan';
/** The query parameters with the offer's kind and with the dealer that has the car. */
const OFFER_KIND_PARAMETER = 'vt-offer-kind';
const OFFER_DEALER_PARAMETER = 'vt-offer-dealer';

/** What an offer is of: a car for sale, or a subscription. Services that take one take no other (spec offers#kinds). */
export const OFFER_KINDS = ['sale', 'rental'] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

/** An offer that the visitor has opened. */
export interface ViewedOffer {
  id: string;
  /** Absent if the page or an author gives the id only. */
  kind?: OfferKind;
  /** Product of the chosen plan of a rental offer. */
  planId?: string;
  /** The dealer that has the car, for a visitor who goes on with the offer. */
  dealer?: string;
  /** Its name, on the page that has shown it; no address has it. */
  title?: string;
}

/** The id format of services; an address, and the offer's context header, may contain no other. */
const ID = /^[\w.-]{1,60}$/;

/** Returns an offer's id from an address; null for no id. */
export const offerIdOf = (text: string | null | undefined): string | null =>
  text && ID.test(text) ? text : null;

/** Returns the offer of an address; null if it names none. */
export function offerOfQuery(query: string): ViewedOffer | null {
  const parameters = new URLSearchParams(query);
  const id = offerIdOf(parameters.get(OFFER_PARAMETER));
  if (!id) return null;
  const kind = OFFER_KINDS.find((each) => each === parameters.get(OFFER_KIND_PARAMETER));
  const planId = offerIdOf(parameters.get(PLAN_PARAMETER));
  const dealer = offerIdOf(parameters.get(OFFER_DEALER_PARAMETER));
  return { id, ...(kind && { kind }), ...(planId && { planId }), ...(dealer && { dealer }) };
}

/** Adds an offer to the query of an address, as {@link offerOfQuery} reads it. */
export function addOffer({ searchParams }: URL, { id, kind, planId, dealer }: ViewedOffer): void {
  searchParams.set(OFFER_PARAMETER, id);
  if (kind) searchParams.set(OFFER_KIND_PARAMETER, kind);
  if (planId) searchParams.set(PLAN_PARAMETER, planId);
  if (dealer) searchParams.set(OFFER_DEALER_PARAMETER, dealer);
}

/**
 * Returns the offer as one of a kind; null for one of another kind. One whose kind is unknown is returned: the service decides.
 */
export const offerOfKind = (offer: ViewedOffer | null, kind: OfferKind): ViewedOffer | null =>
  offer && (offer.kind ?? kind) === kind ? offer : null;
