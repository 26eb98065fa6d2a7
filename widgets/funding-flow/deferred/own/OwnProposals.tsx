import { useStore } from '@nanostores/react';
import { knownSource } from '#domain/financing/adapter';
import { isProposal } from '#domain/funding/outcome';
import { formatCurrency } from '#domain/money/currency';
import { isAmount } from '#domain/money/money';
import { formatDate } from '#domain/time/calendar';
import { planTitle } from '#features/funding/source-name';
import { useOrderStatusNames } from '#features/orders/use-order-status-names';
import { $session } from '#features/session/session';
import { SignInGate } from '#features/session/sign-in/SignInGate';
import type { Proposal } from '#services/entities/proposal';
import { listProposals } from '#services/financing';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useQuery } from '#ui/hooks/use-query';
import { useStyles } from '#ui/hooks/use-styles';
import { Button } from '#ui/parts/Button';
import { Spoken } from '#ui/parts/Spoken';
import { receiveProposal } from '../flow-store';
import { texts } from './messages';
import css from './own-proposals.css?inline';

/** The proposals that a signed-in customer has sent, on any device: nothing of them is stored in the browser. */
export function OwnProposals() {
  const messages = useMessages(texts);
  useStyles(css);
  return (
    <section className="own-proposals" aria-labelledby="own-proposals">
      <h4 id="own-proposals">{messages.title}</h4>
      <SignInGate purpose={messages.purpose}>
        <ProposalList />
      </SignInGate>
    </section>
  );
}

function ProposalList() {
  const messages = useMessages(texts);
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
        {value ? messages.none : messages.loading}
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
  const messages = useMessages(texts);
  const { language } = useHost();
  const { nameOf } = useOrderStatusNames();
  const { id, status, createdAt, numberOfInstallments: count, installmentsValue } = proposal;
  const final = proposal.finalInstallmentValue;
  const hasFinal = isAmount(final) && final > 0;
  /** Undefined where the answer does not name it: its simulation does. */
  const source = knownSource(proposal);
  return (
    <li className="own-proposal">
      <div>
        <b>{nameOf?.(status)}</b>
        <span className="muted">
          {fillMessage(messages.number, { number: id })}
          {createdAt &&
            ` · ${fillMessage(messages.sentOn, { date: formatDate(new Date(createdAt), language) })}`}
        </span>
        {source && <span>{planTitle(source, language)}</span>}
        {count && isAmount(installmentsValue) && (
          <span>
            <Spoken>
              {fillMessage(hasFinal ? messages.planFinal : messages.plan, {
                count,
                amount: formatCurrency(installmentsValue, language),
                ...(hasFinal && { final: formatCurrency(final, language) }),
              })}
            </Spoken>
          </span>
        )}
      </div>
      <Button kind="plain" onClick={() => receiveProposal(proposal, source)}>
        {messages.follow}
        <span className="sr"> {fillMessage(messages.number, { number: id })}</span>
      </Button>
    </li>
  );
}
