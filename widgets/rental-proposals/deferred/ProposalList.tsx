import { formatCurrency } from '#domain/money/currency';
import { isAmount } from '#domain/money/money';
import { formatDate } from '#domain/time/calendar';
import { safeUrl } from '#page/core/safe-url';
import { CollectionView } from '#ui/collection/CollectionView';
import { useFirstItems } from '#ui/collection/first-items';
import { SegmentFilter } from '#ui/collection/SegmentFilter';
import type { Collection } from '#ui/collection/use-collection';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { HeadingText } from '#ui/HeadingText';
import { useQuery } from '#ui/hooks/use-query';
import { LateContent } from '#ui/LateContent';
import { Button } from '#ui/parts/Button';
import { Empty } from '#ui/parts/Empty';
import { Loading } from '#ui/parts/Loading';
import { Skeleton } from '#ui/parts/Skeleton';
import { texts } from './messages';
import { ProposalBadge } from './ProposalBadge';
import { type LatestStep, loadLatestSteps, type Proposal, type Scope } from './proposal-calls';

const SCOPES: readonly Scope[] = ['active', 'all'];
/** Entries that are shown at first, and by each "show more". */
const PAGE = 6;

interface ProposalListProps {
  list: Collection<Proposal>;
  scope: Scope;
  nameOf(status: string): string;
  offersUrl: string;
  onScope(scope: Scope): void;
  onOpen(code: string): void;
}

/** Returns the car of a proposal in words, else its code. */
export const proposalName = ({ modelName, versionName, proposalCode }: Proposal): string =>
  [modelName, versionName].filter(Boolean).join(' ') || proposalCode;

/** The proposals under way, or all of them, a page of them at a time. */
export function ProposalList({ list, scope, nameOf, offersUrl, onScope, onOpen }: ProposalListProps) {
  const messages = useMessages(texts);
  const { signal, language } = useHost();
  const shown = useFirstItems(list, PAGE, scope);
  // Once there are rows: the steps belong to them, and to their account.
  const codes = list.items?.map(({ id }) => id).join(' ');
  const latest = useQuery(() => loadLatestSteps(signal), codes);
  const offers = safeUrl(offersUrl);
  const empty = (
    <Empty
      title={messages.none[scope]}
      action={
        offers && (
          <a className="button" part="button" href={offers}>
            {messages.offers}
          </a>
        )
      }
    />
  );
  return (
    <>
      <SegmentFilter
        name="proposal-scope"
        legend={messages.filter}
        options={SCOPES.map((name) => [name, messages[name]] as const)}
        value={scope}
        onChange={onScope}
      />
      {latest.failed && <FailureNotice onRetry={latest.retry}>{messages.noSteps}</FailureNotice>}
      <CollectionView
        list={shown}
        empty={empty}
        placeholder={
          <Loading>
            <Skeleton kind="rows" count={4} />
          </Loading>
        }
        count={
          !!shown.total &&
          fillMessage(messages.shown, { shown: shown.items?.length ?? 0, count: shown.total })
        }
        more={messages.more}
      >
        {(found) => (
          <LateContent>
            <ul className="items">
              {found.map((proposal) => (
                <Entry
                  key={proposal.id}
                  {...{ proposal, nameOf, language }}
                  step={latest.value?.get(proposal.id)}
                  onOpen={onOpen}
                />
              ))}
            </ul>
          </LateContent>
        )}
      </CollectionView>
    </>
  );
}

interface EntryProps {
  proposal: Proposal;
  step: LatestStep | undefined;
  language: 'pt-BR' | 'es-AR';
  nameOf(status: string): string;
  onOpen(code: string): void;
}

/** An entry of the list: the car, code and product, the plan, and the status with its day and the service's remark. */
function Entry({ proposal, step, language, nameOf, onOpen }: EntryProps) {
  const messages = useMessages(texts);
  const { proposalCode: code, productId: product, monthlyPrice, period } = proposal;
  const name = proposalName(proposal);
  const since = formatDate(step?.date ?? '', language);
  const plan = [
    isAmount(monthlyPrice) &&
      fillMessage(messages.monthly, { price: formatCurrency(monthlyPrice, language) }),
    !!period && fillMessage(messages.months, { count: period }),
  ].filter(Boolean);
  return (
    <li className="item" part="item">
      <div className="item-text">
        <h3 tabIndex={-1} id={`proposal-${code}`}>
          <HeadingText>{name}</HeadingText>
        </h3>
        <p className="muted">
          {[fillMessage(messages.code, { code }), product && fillMessage(messages.product, { product })]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {plan.length > 0 && <p>{plan.join(' · ')}</p>}
        <p className="item-status">
          <ProposalBadge
            proposal={{ ...proposal, status: proposal.status || (step?.status ?? '') }}
            nameOf={nameOf}
          />
          {since && <span className="muted">{fillMessage(messages.since, { date: since })}</span>}
        </p>
        {step?.note && <p className="muted">{step.note}</p>}
      </div>
      <Button kind="plain" onClick={() => onOpen(code)}>
        {messages.follow}
        <span className="sr">
          {' '}
          {name}, {code}
        </span>
      </Button>
    </li>
  );
}
