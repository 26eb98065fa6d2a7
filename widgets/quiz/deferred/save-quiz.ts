import type { SentAnswer } from '#features/questions/answers';
import { isKind } from '#services/http/problem';
import { sendOnce } from '#services/once/ensure-once';
import { saveQuiz } from '#services/quiz';
import type { Host } from '#ui/core/host-context';

/** Folder of the files in the service. */
const ROOT = 'quiz';

/** What a person has answered, as it is saved. */
export interface Finished {
  quizId: string;
  answers: readonly SentAnswer[];
  /** Files by question. */
  evidence: readonly { questionId: string; files: readonly File[] }[];
}

/**
 * Saves a finished quiz in the signed-in person's account (QUI-02), once: every try of the same answers has the same key.
 * Resolves to before if the service has answers of this person already. Throws a ServiceError.
 */
export async function saveFinished(
  host: Host,
  { quizId, answers, evidence }: Finished,
): Promise<'saved' | 'before'> {
  const sent = [...answers];
  if (evidence.length > 0) {
    // Few quizzes ask for files.
    const { uploadAttachments } = await import('#features/documents/upload-attachments');
    for (const { questionId, files } of evidence) {
      const attached = { subject: questionId, root: ROOT, folder: quizId };
      const ids = await uploadAttachments(host, files, attached);
      sent.push({ questionId, value: ids.join(',') });
    }
  }
  return sendOnce<'saved' | 'before'>({
    owner: host.element,
    kind: 'save quiz',
    content: [quizId, sent],
    async send(idempotencyKey) {
      try {
        const body = { quizId, answers: sent, idempotencyKey };
        await saveQuiz({ body }, { signal: host.signal, idempotencyKey });
        return 'saved';
      } catch (error) {
        if (!isKind(error, 'conflict')) throw error;
        return 'before';
      }
    },
  });
}
