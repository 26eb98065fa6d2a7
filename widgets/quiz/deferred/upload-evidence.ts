import type { SentAnswer } from '#features/questions/answers';
import { intentOf } from '#page/intents';
import { uploadDocument } from '#services/document-uploader';
import type { Host } from '#ui/core/host-context';

/** Folder of the files in the service. */
const ROOT = 'quiz';

/** Uploads the files of a question (UPL-01) and resolves to their ids; the same file of the same quiz is one file. */
export async function uploadEvidence(
  { element, signal }: Host,
  quizId: string,
  { questionId, files }: { questionId: string; files: readonly File[] },
): Promise<SentAnswer> {
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
