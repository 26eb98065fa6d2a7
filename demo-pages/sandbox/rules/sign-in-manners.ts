import type { World } from '../world';

/** What sign-ins bring, and how long it lasts: each a switch of the panel and of the tests. */
export interface SignInManners {
  /** Every sign-in brings the identity's token beside the session's. */
  bringsIdentity: boolean;
  /** The identity lasts as long as the session; it ends long before it otherwise. */
  keepsIdentity: boolean;
}

/**
 * Sign-ins bring an identity unless a test says otherwise: promotions and regions are called with one only, and nothing of them
 * could be seen without.
 */
const HARD: SignInManners = { bringsIdentity: true, keepsIdentity: false };

export const signInManners = (world: World): SignInManners =>
  world.table('sign-in manners', () => ({ ...HARD }));
