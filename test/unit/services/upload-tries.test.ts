// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { TRIES } from '#services/http/back-off';
import { ServiceError } from '#services/http/service-error';
import { CHUNK_SIZE, uploadFile } from '#services/uploads/chunked';
import { UnreadableFile } from '#services/uploads/read-file';

type Answer = { received: number };
const service = vi.hoisted(() => ({ answer: (_range: string): { received: number } => ({ received: 0 }) }));
vi.mock('#services/document-uploader', () => ({
  uploadDocument: async ({ headers }: { headers: Record<string, string> }): Promise<Answer> =>
    service.answer(headers['content-range'] ?? ''),
}));
vi.mock('#services/http/sleep', () => ({ sleep: async () => {} }));

const file = new File([new Uint8Array(3 * CHUNK_SIZE)], 'a.pdf');
const request = { root_path: 'a', sub_path: 'b' };
const refuse = (): never => {
  throw new ServiceError('http', 'a', 'unavailable', 503);
};
let chunks: string[] = [];
beforeEach(() => {
  chunks = [];
});

it('ends if the service answers what it has, but takes no chunk', async () => {
  service.answer = (range) => {
    if (range.startsWith('bytes *')) return { received: 0 };
    if (chunks.push(range) > 50) throw new Error('without end');
    return refuse();
  };
  await expect(uploadFile(file, request)).rejects.toThrow('unavailable');
  expect(chunks).toHaveLength(TRIES);
});

it.each([
  ['has gone or is a folder', () => Promise.reject(new DOMException('', 'NotFoundError'))],
  ['was shortened', () => Promise.resolve(new ArrayBuffer(3))],
])('says that a file %s, and sends nothing of it', async (_, read) => {
  service.answer = () => {
    throw new Error('sent');
  };
  const gone = new File([new Uint8Array(3 * CHUNK_SIZE)], 'b.pdf');
  gone.slice = () => ({ arrayBuffer: read }) as unknown as Blob;
  await expect(uploadFile(gone, request)).rejects.toBeInstanceOf(UnreadableFile);
});

it('tries as often again for each chunk that arrives', async () => {
  let received = 0;
  let failures = 0;
  service.answer = (range) => {
    if (range.startsWith('bytes *')) return { received };
    chunks.push(range);
    if (++failures < TRIES) return refuse();
    failures = 0;
    received += CHUNK_SIZE;
    return { received };
  };
  await expect(uploadFile(file, request)).resolves.toEqual({ received: 3 * CHUNK_SIZE });
  expect(chunks).toHaveLength(3 * TRIES);
});
