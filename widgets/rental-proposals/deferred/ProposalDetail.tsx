import type { Ref } from 'react';
import { formatCurrency } from '#domain/money/currency';
import { isAmount } from '#domain/money/money';
import { formatDate } from '#domain/time/calendar';
import { safeUrl } from '#page/core/safe-url';
import { getRentalOpportunity } from '#services/rental-offer';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { HeadingText } from '#ui/HeadingText';
import { useQuery } from '#ui/hooks/use-query';
import { Loading } from '#ui/parts/Loading';
import { Spoken } from '#ui/parts/Spoken';
import { Timeline } from '#ui/parts/Timeline';
import type { RentalProposalsProps } from '../attributes';
import { texts } from './messages';
import { ProposalBadge } from './ProposalBadge';
import { ProposalDocuments } from './ProposalDocuments';
import { proposalName } from './ProposalList';
import { loadTimeline, type Proposal } from './proposal-calls';
import { phaseOf } from './proposal-phase';
import { stepsOf } from './proposal-steps';
import { SummaryButton } from './SummaryButton';

interface ProposalDetailProps {
  proposal: Proposal;
  /** Receives the focus when the proposal is opened. */
  heading: Ref<HTMLHeadingElement>;
  nameOf(status: string): string;
  pages: Omit<RentalProposalsProps, 'heading'>;
}

/** Why a proposal has ended, by the service's remark, and the ways on from it. */
function Ended({ proposal, pages }: Pick<ProposalDetailProps, 'proposal' | 'pages'>) {
  const messages = useMessages(texts);
  const phase = phaseOf(proposal);
  if (phase !== 'reproved' && phase !== 'expired') return null;
  const reason = stepsOf(proposal).find(({ state }) => state === 'cancelled')?.note;
  const [offers, contact] = [safeUrl(pages.offersUrl), safeUrl(pages.contactUrl)];
  return (
    <div className="notice bad">
      <b>{messages.ended[phase]}</b>
      {reason && <p>{reason}</p>}
      <p>{messages.endedHints[phase]}</p>
      <div className="actions">
        {offers && (
          <a className="button" part="button" href={offers}>
            {messages.another}
          </a>
        )}
        {contact && (
          <a className="button plain" part="button" href={contact}>
            {messages.contact}
          </a>
        )}
      </div>
    </div>
  );
}

/** One proposal: its plan, who attends to it, its timeline, its documents, and its summary as a file. */
export function ProposalDetail({ proposal: listed, heading, nameOf, pages }: ProposalDetailProps) {
  const messages = useMessages(texts);
  const { signal, language } = useHost();
  const { proposalCode: code, period, monthlyPrice, createdAt } = listed;
  // The list of those under way may have no steps.
  const isTold = !!listed.timeline?.length;
  const steps = useQuery(() => loadTimeline(code, language, signal), isTold ? undefined : code);
  const told = steps.value?.told;
  const productId = listed.productId || told?.productId;
  const proposal = { ...listed, timeline: told?.timeline ?? listed.timeline };
  const sales = useQuery(() => getRentalOpportunity({ query: { proposalCode: code } }, { signal }), code);
  // The call gives the sales view of the latest proposal, which may be another one.
  const opportunity = sales.value?.proposalCode === code ? sales.value : undefined;
  const facts = (
    [
      [messages.codeName, code],
      [messages.productName, productId],
      [messages.madeOn, formatDate(createdAt ?? '', language)],
      [messages.priceName, isAmount(monthlyPrice) ? formatCurrency(monthlyPrice, language) : ''],
      [messages.periodName, period ? fillMessage(messages.months, { count: period }) : ''],
      [messages.seller, opportunity?.sellerName],
      [messages.updatedOn, formatDate(opportunity?.updatedAt ?? '', language)],
    ] as [string, string | null | undefined][]
  ).flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []));
  return (
    <div className="proposal" part="item">
      <h3 tabIndex={-1} ref={heading}>
        <HeadingText>{proposalName(proposal)}</HeadingText>
      </h3>
      <p>
        <ProposalBadge proposal={proposal} nameOf={nameOf} />
      </p>
      <Ended proposal={proposal} pages={pages} />
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Spoken>{value}</Spoken>
            </dd>
          </div>
        ))}
      </dl>
      {sales.failed && <FailureNotice onRetry={sales.retry}>{messages.noSeller}</FailureNotice>}
      <h4>{messages.timeline}</h4>
      {steps.failed && <FailureNotice onRetry={steps.retry} />}
      {isTold || steps.value || steps.failed ? (
        <Timeline
          label={messages.timeline}
          entries={stepsOf(proposal).map(({ status, ...step }) => ({
            ...step,
            name: nameOf(status),
            ...(step.state === 'cancelled' && {
              stateName: messages.ends[phaseOf({ status }) === 'expired' ? 'expired' : 'reproved'],
            }),
          }))}
        />
      ) : (
        <Loading />
      )}
      <h4>{messages.documents}</h4>
      <ProposalDocuments code={code} documentsUrl={pages.documentsUrl} />
      <SummaryButton
        code={code}
        title={fillMessage(messages.summaryTitle, { code })}
        rows={[
          [messages.car, proposalName(proposal)],
          [messages.status, nameOf(proposal.status ?? '')],
          ...facts,
        ]}
      />
    </div>
  );
}
