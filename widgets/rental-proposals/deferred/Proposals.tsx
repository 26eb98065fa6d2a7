import { useEffect, useRef, useState } from 'react';
import { useOrderStatusNames } from '#features/orders/use-order-status-names';
import { useAccountRows } from '#features/session/use-account-content';
import { useCollection } from '#ui/collection/use-collection';
import { useHost, useMessages } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import { useUrlStep } from '#ui/hooks/use-url-step';
import { Button } from '#ui/parts/Button';
import { Empty } from '#ui/parts/Empty';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import type { RentalProposalsProps } from '../attributes';
import { texts } from './messages';
import { ProposalDetail } from './ProposalDetail';
import { ProposalList } from './ProposalList';
import { loadProposals, type Scope } from './proposal-calls';
import css from './proposals.css?inline';

/** The query parameter with a proposal's code. */
const PARAMETER = 'vt-proposal';

/**
 * The list, or one of its proposals, which is in the page's URL so that a link, a reload and the browser's history lead to
 * it. One that is opened by a link is looked for among all of them.
 */
export function Proposals(pages: Omit<RentalProposalsProps, 'heading'>) {
  const messages = useMessages(texts);
  const { signal, language } = useHost();
  const region = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const url = useUrlStep(PARAMETER, (code) => change(code ?? ''));
  const [open, setOpen] = useState(() => url.read() ?? '');
  const [scope, setScope] = useState<Scope>(() => (open ? 'all' : 'active'));
  /** The proposal that was open: its entry takes the focus on the way back. */
  const [left, setLeft] = useState('');
  const moved = useRef(false);
  const rows = useAccountRows('gate');
  const list = useCollection({ ...rows, key: `${rows.key} ${scope}` }, () =>
    loadProposals(scope, language, signal),
  );
  const { nameOf, failures, retry } = useOrderStatusNames();
  useStyles(css);
  const change = (code: string) => {
    moved.current = true;
    setLeft(open);
    setOpen(code);
    // The history may lead to one that is not under way any more.
    if (code && !list.items?.some(({ id }) => id === code)) setScope('all');
  };
  const show = (code: string) => {
    change(code);
    url.write(code, 'push');
  };
  const isLoaded = !!list.items && !!nameOf;
  useEffect(() => {
    if (!moved.current || !isLoaded) return;
    moved.current = false;
    if (open) (heading.current ?? region.current)?.focus();
    else region.current?.querySelector<HTMLElement>(`[id="proposal-${CSS.escape(left)}"]`)?.focus();
  }, [open, left, isLoaded]);

  const runAgain = () => {
    if (list.failed) list.retry();
    if (failures > 0) retry();
  };
  const proposal = list.items?.find(({ id }) => id === open);
  const content = () => {
    if (!nameOf) return failures > 0 ? <Failed onRetry={runAgain} /> : <Loading label={messages.loading} />;
    if (!open)
      return (
        <ProposalList
          {...{ list, scope, nameOf }}
          offersUrl={pages.offersUrl}
          onScope={setScope}
          onOpen={show}
        />
      );
    if (proposal) return <ProposalDetail key={open} {...{ proposal, heading, nameOf, pages }} />;
    if (list.failed) return <Failed onRetry={runAgain} />;
    if (!list.items) return <Loading label={messages.loading} />;
    return <Empty title={messages.notFound}>{messages.notFoundHint}</Empty>;
  };
  return (
    <div className="proposals" tabIndex={-1} ref={region}>
      {open && (
        <Button kind="plain" onClick={() => show('')}>
          {messages.back}
        </Button>
      )}
      {content()}
    </div>
  );
}
