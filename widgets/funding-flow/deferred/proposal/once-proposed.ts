import { $session } from '#features/session/session';
import type { Proposal } from '#services/entities/proposal';
import * as financing from '#services/financing';
import type { Once } from '#services/once/ensure-once';
import { standingOfMade } from '#services/once/standing';

interface Proposed {
  simulationId: string;
  proposer: { cpf?: string | undefined };
}

/**
 * Returns what of a proposal or a request is there once: of a person, for a simulation. The account's own are listed (PPS-01);
 * those of a person without an account cannot be asked for: the same is sent again under its key, and answered as at first.
 */
export async function onceOf(
  event: string,
  { simulationId, proposer: { cpf = '' } }: Proposed,
): Promise<Pick<Once<Proposal>, 'subject' | 'ask'>> {
  const subject = [simulationId, cpf, event];
  if (!$session.get().isSignedIn) return { subject };
  return {
    subject,
    async ask(attempt) {
      // Before the first request it need not be asked: it answers a key that it knows as at first.
      if (!attempt) return { attempts: [] };
      const all = await financing.listProposals({});
      const own = all.filter((each) => each.simulationId === simulationId && each.event === event);
      return standingOfMade(own, attempt);
    },
  };
}
