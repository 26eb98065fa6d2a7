/** Why files must not be sent now, found before anything is uploaded. */
export type Obstacle = 'user' | 'customer';

/**
 * A refusal of ours. user: who is signed in is not known; customer: a seller sends, and it is not known for which customer.
 */
export class RefusedUpload extends Error {
  override readonly name = 'RefusedUpload';
  constructor(readonly obstacle: Obstacle) {
    super(`not sent: the ${obstacle} is not known`);
  }
}
