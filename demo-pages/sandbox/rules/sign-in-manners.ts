import type { World } from '../world';

/** What sign-ins bring, and how long it lasts: each a switch of the panel and of the tests. */
export interface SignInManners {
  /** Every sign-in brings the identity's token beside the session's. */
  bringsIdentity: boolean;
  /** The identity lasts as long as the session; it has ended before it otherwise. */
  keepsIdentity: boolean;
}

export const signInManners = (world: World): SignInManners =>
  world.table('sign-in manners', () => ({ bringsIdentity: true, keepsIdentity: true }));
