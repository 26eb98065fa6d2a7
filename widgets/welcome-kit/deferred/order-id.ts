/** The parameter of the page's address with the order's id; nothing of the person. */
const PARAMETER = 'order';

/** What an id is made of; anything else in the address names no order. */
const ID = /^[\w-]{1,64}$/;

/** Returns the id of the order: the author's, else that of the page's address; empty without one. */
export function orderId(attribute: string): string {
  const id = attribute.trim() || (new URLSearchParams(location.search).get(PARAMETER) ?? '').trim();
  return ID.test(id) ? id : '';
}
