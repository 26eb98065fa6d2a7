import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $seller, requestSeller } from '#features/session/seller';
import { $session } from '#features/session/session';
import { pageSingleton } from '#page/core/page-singleton';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useMessages } from '#ui/core/host-context';
import { Empty } from '#ui/parts/Empty';
import { Loading } from '#ui/parts/Loading';
import type { QuotationProps } from '../attributes';
import { clearDraft } from './draft';
import { texts } from './messages';
import { Simulator } from './Simulator';

/** Whose quotation this tab has; in memory only. */
const owner = pageSingleton('quotationOwner', () => ({ id: '' }));

/** Drops a quotation that another seller has left in this tab. */
function dropOthers(id: string): void {
  if (owner.id && owner.id !== id) clearDraft();
  owner.id = id;
}

/** The simulator for sellers of a dealer; the others are told why it is not for them. */
export function Desk({ customerUrl }: Omit<QuotationProps, 'heading'>) {
  const messages = useMessages(texts);
  const { status, seller } = useStore($seller);
  useEffect(() => {
    requestSeller();
    return $session.listen(({ state }) => {
      if (state === 'signedOut') clearDraft();
    });
  }, []);
  if (status === 'failed') return <FailureNotice onRetry={requestSeller} />;
  if (status === 'refused') return <Empty title={messages.refused}>{messages.refusedHint}</Empty>;
  if (!seller) return <Loading />;
  if (status === 'dealerless') return <Empty title={messages.dealerless}>{messages.dealerlessHint}</Empty>;
  dropOthers($session.get().user?.id ?? owner.id);
  return <Simulator seller={seller} customerUrl={customerUrl} />;
}
