import { Refusal } from '../answers';
import { MINUTE, moment } from '../lib/moments';
import type { World } from '../world';
import { type Account, accountOfEmail, refuseFields } from './accounts';
import { codeError, hasCode, spendCode } from './mails';
import { countSignIn } from './sign-ins';

/** Lifetime of a proof, in ms. */
export const PROOF_LIFETIME = 5 * MINUTE;

interface Proof {
  userId: string;
  until: number;
}

const proofs = (world: World) => world.table('proofs', () => new Map<string, Proof>());

interface Given {
  password?: string | undefined;
  email?: string | undefined;
  code?: string | undefined;
}

/** Returns a proof that an account's owner asks: by its password, or by a code that was sent to an e-mail of its. */
export function prove(world: World, account: Account, { password, email = '', code = '' }: Given) {
  const { user } = account;
  if (password !== undefined) {
    const isRight = account.password !== '' && account.password === password;
    countSignIn(world, user.emailPreferred ?? user.id, isRight);
    refuseFields({ password: !isRight && 'A senha atual não confere' });
  } else {
    const isOwn = accountOfEmail(world, email)?.user.id === user.id && hasCode(world, email);
    refuseFields({ code: isOwn ? codeError(world, email, code) : 'Código inválido' });
    spendCode(world, email);
  }
  const proof = `prova-${world.state.stamp().n}`;
  proofs(world).set(proof, { userId: user.id, until: world.now() + PROOF_LIFETIME });
  return { proof, expiresAt: moment(world, PROOF_LIFETIME) };
}

/** Refuses a change without a proof of this account's owner. A proof works once. */
export function spendProof(world: World, userId: string, proof = ''): void {
  const known = proofs(world).get(proof);
  if (known?.userId !== userId || world.now() >= known.until) {
    throw new Refusal(403, { error: 'a change of e-mail or document requires a proof of the owner' });
  }
  proofs(world).delete(proof);
}
