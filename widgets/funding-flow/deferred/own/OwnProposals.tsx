import { useStore } from '@nanostores/react';
import { formatDate } from '../../../../src/domain/calendar';
import { formatCurrency } from '../../../../src/domain/currency';
import { knownSource } from '../../../../src/domain/financing/adapter';
import { isProposal } from '../../../../src/domain/funding/outcome';
import { isAmount } from '../../../../src/domain/money';
import { planTitle } from '../../../../src/features/funding/source-name';
import { $session } from '../../../../src/features/session/session';
import { SignInGate } from '../../../../src/features/session/sign-in/SignInGate';
import type { Proposal } from '../../../../src/services/entities/proposal';
import { listProposals } from '../../../../src/services/financing';
import { FailureNotice } from '../../../../src/ui/core/FailureNotice';
import { fillMessage, useHost, useMessages } from '../../../../src/ui/core/host-context';
import { useQuery } from '../../../../src/ui/hooks/use-query';
import { useStatusNames } from '../../../../src/ui/hooks/use-status-names';
import { useStyles } from '../../../../src/ui/hooks/use-styles';
import { Button } from '../../../../src/ui/parts/Button';
import { receiveProposal } from '../flow-store';
import { messages } from './messages';
import css from './own-proposals.css?inline';

/** The proposals that a signed-in customer has sent, on any device: nothing of them is stored in the browser. */
export function OwnProposals() {
  const w = useMessages(messages);
  useStyles(css);
  return (
    <section className="own-proposals" aria-labelledby="own-proposals">
      <h4 id="own-proposals">{w.title}</h4>
      <SignInGate purpose={w.purpose}>
        <ProposalList />
      </SignInGate>
    </section>
  );
}

function ProposalList() {
  const w = useMessages(messages);
  const { signal } = useHost();
  const { serial } = useStore($session);
  const { value, failed, retry } = useQuery(
    async () => (await listProposals({}, { signal })).filter(isProposal),
    `proposals ${serial}`,
  );
  if (failed) return <FailureNotice onRetry={retry} />;
  if (!value || value.length === 0) {
    return (
      <p className="muted" role="status">
        {value ? w.none : w.loading}
      </p>
    );
  }
  return (
    <ul>
      {value.map((proposal) => (
        <ProposalItem key={proposal.id} proposal={proposal} />
      ))}
    </ul>
  );
}

function ProposalItem({ proposal }: { proposal: Proposal }) {
  const w = useMessages(messages);
  const { language } = useHost();
  const { nameOf } = useStatusNames();
  const { id, status, createdAt, numberOfInstallments: count, installmentsValue } = proposal;
  const final = proposal.finalInstallmentValue ?? 0;
  /** Undefined where the answer does not name it: its simulation does. */
  const source = knownSource(proposal);
  return (
    <li className="own-proposal">
      <div>
        <b>{nameOf?.(status)}</b>
        <span className="muted">
          {fillMessage(w.number, { number: id })}
          {createdAt && ` · ${fillMessage(w.sentOn, { date: formatDate(new Date(createdAt), language) })}`}
        </span>
        {source && <span>{planTitle(source, language)}</span>}
        {count && isAmount(installmentsValue) && (
          <span>
            {fillMessage(w.plan, { count, amount: formatCurrency(installmentsValue, language) })}
            {final > 0 && ` ${fillMessage(w.andFinal, { amount: formatCurrency(final, language) })}`}
          </span>
        )}
      </div>
      <Button kind="plain" onClick={() => receiveProposal(proposal, source)}>
        {w.follow}
        <span className="sr"> {fillMessage(w.number, { number: id })}</span>
      </Button>
    </li>
  );
}
