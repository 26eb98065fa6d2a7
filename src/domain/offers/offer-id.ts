/** The query parameter with the id of the offer that the visitor opened. */
export const OFFER_PARAMETER = 'vt-offer';
/** The query parameter with the product of a rental offer's plan that the visitor has chosen. */
export const PLAN_PARAMETER = 'vt-plan';

/** The id format of services; an address, and the offer's context header, may contain no other. */
const ID = /^[\w.-]{1,60}$/;

/** Returns an offer's id from an address; null for no id. */
export const offerIdOf = (text: string | null | undefined): string | null =>
  text && ID.test(text) ? text : null;
