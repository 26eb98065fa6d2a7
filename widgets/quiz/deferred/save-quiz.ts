import type { SentAnswer } from '#features/questions/answers';
import { intentOf } from '#page/intents';
import { problemOf } from '#services/fallbacks/problem';
import { saveQuiz } from '#services/quiz';
import type { Host } from '#ui/core/host-context';

/** What a person has answered, as it is saved. */
export interface Finished {
  quizId: string;
  answers: readonly SentAnswer[];
  /** Files by question. */
  evidence: readonly { questionId: string; files: readonly File[] }[];
}

/** Folder of the files in the service. */
const ROOT = 'quiz';

/** Uploads the files of a question (UPL-01) and resolves to their ids; the same file of the same try is one file. */
async function upload(
  { element, signal }: Host,
  quizId: string,
  { questionId, files }: Finished['evidence'][number],
): Promise<SentAnswer> {
  const { uploadDocument } = await import('#services/document-uploader');
  const ids: string[] = [];
  for (const file of files) {
    const { name, size, lastModified } = file;
    const { key } = intentOf(element, `file ${questionId} ${name}`, [size, lastModified]);
    const body = { file, request: { root_path: ROOT, sub_path: quizId } };
    const { id } = await uploadDocument({ body, headers: { 'x-upload-id': key } }, { signal });
    ids.push(id);
  }
  return { questionId, value: ids.join(',') };
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
  for (const each of evidence) sent.push(await upload(host, quizId, each));
  const intent = intentOf(host.element, 'save quiz', [quizId, sent]);
  return intent.once(async () => {
    try {
      const body = { quizId, answers: sent, idempotencyKey: intent.key };
      await saveQuiz({ body }, { signal: host.signal, idempotencyKey: intent.key });
      intent.confirm();
      return 'saved';
    } catch (error) {
      if (problemOf(error).kind !== 'conflict') throw error;
      intent.confirm();
      return 'before';
    }
  });
}
