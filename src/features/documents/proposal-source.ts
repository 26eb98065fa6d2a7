import * as financing from '#services/financing';
import { readFile } from '#services/uploads/read-file';
import { hasPrivateFiles, sendPrivately, smallOnesTogether } from './private-files';
import type { DocumentSource, Listed } from './source';

/**
 * The documents of a proposal (FIN-06, FIN-07, FIN-09). With a session its files go to the private files first, and the
 * call names them; without one the call holds the file.
 * @param psa whether the proposal is with PSA, which has its own address for documents
 */
export function proposalSource(proposalId: string, psa: boolean): DocumentSource {
  const call = psa ? financing.sendPsaDocuments : financing.sendDocuments;
  return {
    key: proposalId,
    subject: 'proposal',
    resumes: hasPrivateFiles,
    list: (options): Promise<Listed> => financing.getProposalDocuments({ proposalId }, options),
    together: (waiting) => (hasPrivateFiles() ? smallOnesTogether(waiting) : waiting.slice(0, 1)),
    async send(batch, options) {
      const request = { proposalId, type: batch[0]?.type ?? '' };
      const isPrivate = hasPrivateFiles();
      const body = isPrivate
        ? { request: { ...request, uploads: await sendPrivately(batch, `proposals/${proposalId}`, options) } }
        : { request, file: await Promise.all(batch.map(({ file }) => readFile(file))) };
      return call({ body }, { signal: options.signal });
    },
  };
}
