import { $session } from '#features/session/session';
import type { Proposal } from '#services/entities/proposal';
import * as financing from '#services/financing';
import type { Once } from '#services/once/ensure-once';
import { standingOfMade } from '#services/once/standing';
import { $flow } from '../flow-store';

interface Proposed {
  simulationId: string;
  proposer: { cpf?: string | undefined };
}

/** What is proposed: the plan, which another device simulates under another id; by its id where it is not loaded. */
function planOf(simulationId: string) {
  const { simulation } = $flow.get();
  if (!simulation) return simulationId;
  const { source, mvs, year, price, entranceValue, numberOfInstallments, finalInstallmentValue } = simulation;
  return [source, mvs, year, price, entranceValue, numberOfInstallments, finalInstallmentValue];
}

/**
 * Returns what of a proposal or a request is there once: of a person, for a plan. The account's own are listed (PPS-01);
 * those of a person without an account cannot be asked for: the same is sent again under its key, and answered as at first.
 */
export async function onceOf(
  event: string,
  { simulationId, proposer: { cpf = '' } }: Proposed,
): Promise<Pick<Once<Proposal>, 'subject' | 'ask'>> {
  const subject = [planOf(simulationId), cpf, event];
  if ($session.get().state !== 'signedIn') return { subject };
  return {
    subject,
    async ask(attempt) {
      // Before the first request it need not be asked: it answers a key that it knows as at first.
      if (!attempt) return { attempts: [] };
      // What names no attempt may be older than this one.
      const named = (await financing.listProposals({})).filter(({ idempotencyKey }) => idempotencyKey);
      return standingOfMade(named, attempt);
    },
  };
}
