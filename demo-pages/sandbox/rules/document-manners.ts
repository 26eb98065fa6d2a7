import type { World } from '../world';

/** How the service of orders takes documents: each a switch of the panel and of the tests. */
export interface DocumentManners {
  /** Takes documents only once the identity of the order's customer is validated. */
  needsIdentity: boolean;
  /** Names the customer in the list of an order's documents. */
  namesCustomer: boolean;
}

/** The reason in the body of a 403. */
export const IDENTITY_REASON = 'IDENTITY_NOT_VALIDATED';

export const documentManners = (world: World): DocumentManners =>
  world.table('document manners', () => ({ needsIdentity: false, namesCustomer: true }));
