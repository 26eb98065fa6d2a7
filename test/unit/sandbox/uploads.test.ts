import { beforeEach, describe, expect, it } from 'vitest';
import { makeRequests } from './requests';

let ask: ReturnType<typeof makeRequests>['ask'];
beforeEach(() => {
  ({ ask } = makeRequests());
});

const form = (parts: Record<string, unknown>, files: readonly File[]) => {
  const result = new FormData();
  for (const file of files) result.append('file', file);
  for (const [name, value] of Object.entries(parts)) {
    result.append(name, new Blob([JSON.stringify(value)], { type: 'application/json' }));
  }
  return result;
};
const file = (size: number, name = 'cnh.pdf') => new File([new Uint8Array(size)], name);
const request = { root_path: '/reservas/', sub_path: 'cnh' };
const send = (part: File | undefined, headers: Record<string, string> = {}, as = 'ana') =>
  ask('POST', 'document-uploader/file/upload', form({ request }, part ? [part] : []), { as, headers });
const chunk = (start: number, size: number, total: number, id = 'u1') =>
  send(file(size), { 'content-range': `bytes ${start}-${start + size - 1}/${total}`, 'x-upload-id': id });

describe('a private file', () => {
  it('comes whole', async () => {
    const { body } = await send(file(10));
    expect(body).toMatchObject({
      name: 'cnh.pdf',
      size: 10,
      received: 10,
      complete: true,
      path: 'reservas/cnh',
    });
  });

  it('comes in chunks, in whatever order and however often', async () => {
    expect((await chunk(0, 4, 10)).body).toMatchObject({ id: 'u1', size: 10, received: 4, complete: false });
    expect((await chunk(8, 2, 10)).body).toMatchObject({ received: 6, complete: false });
    expect((await chunk(8, 2, 10)).body.received).toBe(6);
    expect((await chunk(4, 4, 10)).body).toMatchObject({ received: 10, complete: true });
  });

  it('says what has arrived, to its owner only', async () => {
    const question = { 'content-range': 'bytes */10', 'x-upload-id': 'u1' };
    expect((await send(undefined, question)).status).toBe(404);
    await chunk(0, 4, 10);
    expect((await send(undefined, question)).body).toMatchObject({ id: 'u1', received: 4, complete: false });
    expect((await send(undefined, question, 'bruno')).status).toBe(404);
  });

  it('is refused where its range is another, or its number somebody else’s', async () => {
    const headers = { 'content-range': 'bytes 0-4/10', 'x-upload-id': 'u1' };
    expect((await send(file(4), headers)).status).toBe(400);
    await chunk(0, 4, 10);
    expect((await chunk(4, 4, 12)).status).toBe(409);
    expect((await send(file(5), { ...headers }, 'bruno')).status).toBe(409);
  });

  it('is refused empty, too large, and without a session', async () => {
    expect((await send(file(0))).status).toBe(422);
    expect((await send(undefined)).status).toBe(422);
    const { status, body } = await chunk(0, 4, 11 * 1024 * 1024);
    expect([status, body.errors]).toEqual([422, { file: 'Arquivos excederam o tamanho máximo' }]);
    expect((await ask('POST', 'document-uploader/file/upload', form({ request }, [file(1)]))).status).toBe(
      401,
    );
  });

  it('may come with others', async () => {
    const files = [file(1, 'a.pdf'), file(2, 'b.pdf')];
    const { body } = await ask('POST', 'document-uploader/file/upload-bulk', form({}, files), { as: 'ana' });
    expect(body).toMatchObject([
      { name: 'a.pdf', size: 1 },
      { name: 'b.pdf', size: 2 },
    ]);
  });

  it('that comes with others keeps the number that its sender gave it', async () => {
    const files = [file(1, 'a.pdf'), file(2, 'b.pdf')];
    const again = async () =>
      (
        await ask('POST', 'document-uploader/file/upload-bulk', form({}, files), {
          as: 'ana',
          headers: { 'x-upload-id': 'u1,u2' },
        })
      ).body.map(({ id, received }: { id: string; received: number }) => [id, received]);
    expect(await again()).toEqual([
      ['u1', 1],
      ['u2', 2],
    ]);
    expect(await again()).toEqual([
      ['u1', 1],
      ['u2', 2],
    ]);
  });
});
