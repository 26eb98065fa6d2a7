import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadDocuments } from '#services/document-uploader';
import { ServiceError } from '#services/http/service-error';
import { CHUNK_SIZE, type Progress, uploadFile } from '#services/uploads/chunked';
import { makePage, signIn } from './page';
import { type Seen, type Server, startServer } from './server';

vi.mock('#services/http/back-off', () => ({ TRIES: 3, backOff: () => 1 }));

const request = { root_path: 'reservas', sub_path: 'cnh' };
const fileOf = (bytes: number, name = 'cnh.pdf') =>
  new File([new Uint8Array(bytes).fill(7)], name, { type: 'application/pdf' });
let server: Server;
const seen = async () => (await (await fetch(`${server.origin}/sandbox/calls`)).json()) as Seen[];

beforeAll(async () => {
  server = await startServer();
  makePage(server.origin);
  signIn('ana');
}, 30_000);
afterAll(() => server.stop());
beforeEach(() => server.post('reset'));

describe('a private file', () => {
  it('that fits a chunk goes whole: the file and a JSON part that says where it lies', async () => {
    const file = fileOf(CHUNK_SIZE);
    expect(await uploadFile(file, request)).toMatchObject({
      name: 'cnh.pdf',
      received: CHUNK_SIZE,
      complete: true,
      path: 'reservas/cnh',
    });
    const [one, ...others] = await seen();
    expect(others).toEqual([]);
    expect(one?.body).toEqual({
      file: { name: 'cnh.pdf', type: 'application/pdf', size: CHUNK_SIZE },
      request,
    });
    expect(one?.headers).not.toHaveProperty('content-range');
    expect(one?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  });
  it('that is larger goes in chunks, which say which bytes they are', async () => {
    const total = 2 * CHUNK_SIZE + 5;
    expect(await uploadFile(fileOf(total), request)).toMatchObject({ received: total, complete: true });
    const calls = await seen();
    expect(calls.map(({ headers }) => headers['content-range'])).toEqual([
      `bytes 0-65535/${total}`,
      `bytes 65536-131071/${total}`,
      `bytes 131072-131076/${total}`,
    ]);
    expect(new Set(calls.map(({ headers }) => headers['x-upload-id'])).size).toBe(1);
  });
  it('loses a chunk, not itself: what fails in passing is sent again', async () => {
    await server.post('faults', { call: 'UPL-01', fault: '503', times: 1 });
    expect(await uploadFile(fileOf(CHUNK_SIZE + 1), request)).toMatchObject({ complete: true });
    // The service is asked what has arrived before anything is sent again.
    const total = CHUNK_SIZE + 1;
    const first = `bytes 0-65535/${total}`;
    expect((await seen()).map(({ headers }) => headers['content-range'])).toEqual([
      first,
      `bytes */${total}`,
      first,
      `bytes 65536-65536/${total}`,
    ]);
  });
  it('continues where it stopped under the same id', async () => {
    const total = 3 * CHUNK_SIZE;
    const end = new AbortController();
    vi.useFakeTimers({ toFake: ['performance'] });
    const first = uploadFile(fileOf(total), request, {
      id: 'u-1',
      signal: end.signal,
      onProgress({ sent }) {
        vi.advanceTimersByTime(300);
        if (sent === CHUNK_SIZE) end.abort();
      },
    });
    await expect(first).rejects.toMatchObject({ kind: 'canceled' });
    vi.useRealTimers();
    const told: number[] = [];
    const onProgress = ({ sent }: Progress) => told.push(sent);
    const options = { id: 'u-1', resumes: true, onProgress };
    expect(await uploadFile(fileOf(total), request, options)).toMatchObject({ id: 'u-1', complete: true });
    expect((await seen()).map(({ headers }) => headers['content-range'])).toEqual([
      `bytes 0-65535/${total}`,
      `bytes */${total}`,
      `bytes 65536-131071/${total}`,
      `bytes 131072-196607/${total}`,
    ]);
    expect([told[0], told.at(-1)]).toEqual([CHUNK_SIZE, total]);
    // What is complete is only asked for.
    await uploadFile(fileOf(total), request, options);
    expect(await seen()).toHaveLength(5);
  });
  it('ends with what no further try mends', async () => {
    const refused = uploadFile(fileOf(11 * 1024 * 1024), request);
    await expect(refused).rejects.toMatchObject({
      kind: 'http',
      status: 422,
      body: { errors: { file: 'Arquivos excederam o tamanho máximo' } },
    });
    expect(await seen()).toHaveLength(1);
    await server.post('faults', { call: 'UPL-01', fault: '500' });
    await expect(uploadFile(fileOf(10), request)).rejects.toMatchObject({ status: 500 });
    expect(await seen()).toHaveLength(4);
  });
  it('tells its progress at the beginning, at the end and now and then', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const told: Progress[] = [];
    const total = 4 * CHUNK_SIZE;
    await uploadFile(fileOf(total), request, {
      onProgress(progress) {
        told.push(progress);
        // A long time passes after the first chunk that is told of.
        if (told.length === 2) vi.advanceTimersByTime(300);
      },
    });
    // The clock stood still: between the first and the last nothing was told.
    expect(told).toEqual([
      { sent: 0, total },
      { sent: total, total },
    ]);
    told.length = 0;
    await uploadFile(fileOf(total), request, {
      onProgress(progress) {
        told.push(progress);
        vi.advanceTimersByTime(250);
      },
    });
    expect(told.map(({ sent }) => sent / CHUNK_SIZE)).toEqual([0, 1, 2, 3, 4]);
    vi.useRealTimers();
  });
  it('can be given up', async () => {
    const end = new AbortController();
    const sending = uploadFile(fileOf(3 * CHUNK_SIZE), request, {
      signal: end.signal,
      onProgress: () => end.abort(),
    });
    await expect(sending).rejects.toBeInstanceOf(ServiceError);
    await expect(sending).rejects.toMatchObject({ kind: 'canceled' });
  });
  it('goes with others in one request', async () => {
    const file = [fileOf(3, 'a.pdf'), fileOf(4, 'b.pdf')];
    expect(await uploadDocuments({ body: { file, request } })).toMatchObject([
      { name: 'a.pdf', size: 3 },
      { name: 'b.pdf', size: 4 },
    ]);
  });
});
