import { useCallback, useMemo } from 'react';
import { MEGABYTE } from '#domain/uploads/upload-limits';
import { DocumentList } from '#features/documents/DocumentList';
import { documentsDrawing } from '#features/documents/documents-drawing';
import { proposalSource } from '#features/documents/proposal-source';
import { fileSource, orderSource } from '#features/documents/sources';
import type { Arrival } from '#features/documents/use-documents';
import { safeUrl } from '#page/core/safe-url';
import { useHost, useMessages } from '#ui/core/host-context';
import { Empty } from '#ui/parts/Empty';
import type { DocumentUploadProps } from '../attributes';
import { texts } from './messages';
import { namedTypes } from './types';

/** The query parameters with the id of an order, as in the links of the orders, and of a proposal. */
const ORDER = 'order';
const PROPOSAL = 'proposal';

type SendingProps = Omit<DocumentUploadProps, 'heading'>;

/** The documents of the order or the proposal that the attributes or the page's address name, else those of neither. */
export function Sending(props: SendingProps) {
  const { bank, documents, maxSize, ordersUrl, identityUrl } = props;
  const host = useHost();
  const messages = useMessages(texts);
  const address = new URLSearchParams(location.search);
  const isNamed = props.order || props.proposal;
  // What the author names goes before the address.
  const order = props.order || (!isNamed && address.get(ORDER)) || '';
  const proposal = props.proposal || (!isNamed && address.get(PROPOSAL)) || '';
  const source = useMemo(() => {
    const types = namedTypes(documents);
    if (order) return orderSource(order, types);
    return proposal ? proposalSource(proposal, bank === 'psa') : fileSource(types);
  }, [order, proposal, bank, documents]);
  const sent = useCallback(
    ({ type, files }: Arrival) =>
      host.emit('vt-document-sent', { type, of: source.key, count: files.length }),
    [host, source],
  );
  const orders = safeUrl(ordersUrl);
  const back = orders && (
    <a className="link" href={orders}>
      {messages.orders}
    </a>
  );
  return (
    <DocumentList
      source={source}
      level={3}
      limit={maxSize * MEGABYTE}
      identityUrl={identityUrl}
      onSent={sent}
      notFound={
        <Empty
          drawing={documentsDrawing}
          title={order ? messages.noOrder : messages.noProposal}
          action={back}
        >
          {messages.otherAccount}
        </Empty>
      }
    />
  );
}
