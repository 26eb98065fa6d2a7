import { sendOnce } from '#services/once/ensure-once';
import { uploadFile } from '#services/uploads/chunked';
import type { Host } from '#ui/core/host-context';

interface Attached {
  /** What the files belong to, such as a question's id: the same file of another subject is another upload. */
  subject: string;
  /** Folders of the files in the service. */
  root: string;
  folder: string;
}

/** Keys of files that were begun: the service may have some of them. */
const begun = new Set<string>();

/**
 * Uploads files in chunks, one after the other (UPL-01), and resolves to their ids in the same order. A retry goes on with the
 * same file under the same key, so that the service has it once. Throws a ServiceError; what was uploaded before stays.
 */
export async function uploadAttachments(
  { element, signal }: Pick<Host, 'element' | 'signal'>,
  files: readonly File[],
  { subject, root, folder }: Attached,
): Promise<string[]> {
  const ids: string[] = [];
  for (const file of files) {
    const { name, size, lastModified } = file;
    const request = { root_path: root, sub_path: folder };
    const { id } = await sendOnce({
      owner: element,
      kind: 'file',
      subject: [subject, name],
      content: [size, lastModified],
      next: 'itself',
      send(key) {
        const resumes = begun.has(key);
        begun.add(key);
        return uploadFile(file, request, { id: key, resumes, signal });
      },
    });
    ids.push(id);
  }
  return ids;
}
