/** @type {import('../../../scripts/lib/mutants.mjs').Mutant[]} */
export const mutants = [
  {
    name: 'document-upload: a chunk that has arrived is sent again',
    file: 'src/services/uploads/chunked.ts',
    find: 'start = Math.min(answer.received, total);',
    put: 'start = 0 * Math.min(answer.received, total);',
  },
  {
    name: 'document-upload: a session that has ended is not waited for',
    file: 'src/features/documents/queue.ts',
    find: "['denied', 'session', ...ENDABLE]",
    put: "['denied', ...ENDABLE]",
  },
  {
    name: 'document-upload: a preview opens as what the file claims to be',
    file: 'src/features/documents/preview.ts',
    find: "file.slice(0, size, known ?? 'application/octet-stream')",
    put: 'file.slice(0, size, type || known)',
  },
  {
    name: 'document-upload: the queue stays still when the connection is back',
    file: 'src/features/documents/use-documents.ts',
    find: "if (!offline) queue.current?.retryAll('offline');",
    put: '',
  },
  {
    name: 'document-upload: a seller sends the documents to the own account',
    file: 'src/features/documents/sources.ts',
    find: 'owner = userId || owner;',
    put: 'owner = userId && owner;',
  },
  {
    name: 'document-upload: a seller without a named customer sends to the own account',
    file: 'src/features/documents/recipient.ts',
    find: "if (hasAccess(signOnUser, SELLERS)) throw new RefusedUpload('customer');",
    put: '',
  },
  {
    name: 'document-upload: files go to the private files before it is known whose they are',
    file: 'src/features/documents/sources.ts',
    find: 'await ownRecipient(options.signal);',
    put: '',
  },
  {
    name: 'document-upload: a missing identity is a failure like any other',
    file: 'src/features/documents/queue.ts',
    find: "if (status === 403 && body?.reason === IDENTITY_REASON) return { kind: 'identity' };",
    put: '',
  },
  {
    name: 'document-upload: the order of the page is not the one that is sent',
    file: 'widgets/document-upload/deferred/Sending.tsx',
    find: "const order = props.order || (!isNamed && address.get(ORDER)) || '';",
    put: 'const order = props.order;',
  },
];
