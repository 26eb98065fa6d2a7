import { brand } from '#page/core/metadata';
import type { WantedDocument } from '#services/entities/timeline';
import { addUserReservation, getDocumentsStatus } from '#services/order-documents';
import { sendPrivately, smallOnesTogether } from './private-files';
import { ownRecipient } from './recipient';
import { RefusedUpload } from './refused-upload';
import type { DocumentSource, Listed } from './source';

const wanted = (type: string, status: string): WantedDocument => ({
  type,
  name: '',
  required: true,
  status,
  note: '',
});

/** The documents that a page asks for, where no service names any. */
const listOf = (types: readonly string[], received: ReadonlySet<string>): Listed => ({
  documents: [...new Set([...types, ...received])].map((type) => ({
    ...wanted(type, received.has(type) ? 'RECEIVED' : 'MISSING'),
    required: types.includes(type),
  })),
  missing: types.filter((type) => !received.has(type)),
});

/**
 * The documents of an order: named by TML-02, else by the page. Their files go to the private files, and USR-06 names
 * them to the customer's reservation: the one whom the list names, else the visitor, who is no seller then.
 */
export function orderSource(order: string, types: readonly string[]): DocumentSource {
  let owner = '';
  const listed = ({
    documents,
    missing,
    userId,
  }: Listed & { userId?: string | null | undefined }): Listed => {
    owner = userId || owner;
    return documents?.length ? { documents, missing } : listOf(types, new Set());
  };
  const list: DocumentSource['list'] = async (options) =>
    listed(await getDocumentsStatus({ query: { proposalCode: order } }, options));
  /** Whose account takes the files; a list that named nobody is asked for again before a seller is refused. */
  const recipient = async (signal: AbortSignal): Promise<string> => {
    if (owner) return owner;
    try {
      return await ownRecipient(signal);
    } catch (error) {
      if (!(error instanceof RefusedUpload)) throw error;
      await list({ signal });
      if (owner) return owner;
      throw error;
    }
  };
  return {
    key: order,
    subject: 'order',
    resumes: () => true,
    customer: () => owner,
    list,
    together: smallOnesTogether,
    async send(batch, options) {
      const id = await recipient(options.signal);
      const uploads = await sendPrivately(batch, `orders/${order}`, options);
      const request = {
        brand: brand() ?? '',
        reservation_id: order,
        document_type: batch[0]?.type ?? '',
        uploads,
      };
      return listed(await addUserReservation({ id, body: { request } }, { signal: options.signal }));
    },
  };
}

/** Documents without an order or a proposal: they are private files, and what was sent is known in this visit only. */
export function fileSource(types: readonly string[]): DocumentSource {
  const received = new Set<string>();
  return {
    key: '',
    subject: 'none',
    resumes: () => true,
    list: async () => listOf(types, received),
    together: smallOnesTogether,
    async send(batch, options) {
      // They stay in the account of whoever sends them.
      await ownRecipient(options.signal);
      await sendPrivately(batch, 'documents', options);
      received.add(batch[0]?.type ?? '');
      return listOf(types, received);
    },
  };
}
