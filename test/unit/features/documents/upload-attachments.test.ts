// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadAttachments } from '#features/documents/upload-attachments';
import { readSession } from '#features/session/session';
import { CHUNK_SIZE } from '#services/uploads/chunked';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

let net: SandboxPage;
let host: { element: HTMLElement; signal: AbortSignal };
beforeEach(() => {
  net = sandboxPage({ brand: 'jeep', country: 'BR' });
  host = { element: document.createElement('div'), signal: new AbortController().signal };
  Cookies.set('vitrine_session', 'ana', { path: '/' });
  readSession();
});
afterEach(() => {
  signOut();
  readSession();
  vi.unstubAllGlobals();
});

const file = (name: string, size = 3) =>
  new File([new Uint8Array(size)], name, { type: 'image/png', lastModified: 1 });
const send = (files: readonly File[], subject = 'q8') =>
  uploadAttachments(host, files, { subject, root: 'quiz', folder: 'safe' });
const calls = () => net.sandbox.state.calls.filter(({ call }) => call === 'UPL-01');
const keys = () => calls().map(({ headers }) => headers['x-upload-id']);

describe('attachments', () => {
  it('are uploaded one after the other, each under its own key, and have their ids in order', async () => {
    const ids = await send([file('a.png'), file('b.png')]);
    expect(calls().map(({ answer }) => (answer as { id: string }).id)).toEqual(ids);
    expect(new Set(ids).size).toBe(2);
    expect(new Set(keys()).size).toBe(2);
  });
  it('go in chunks; a retry asks how much has arrived and sends the rest', async () => {
    const large = file('a.png', 2 * CHUNK_SIZE + 5);
    const ranges = () => calls().map(({ headers }) => headers['content-range']);
    const [first, second, rest] = ['0-65535', '65536-131071', '131072-131076'].map(
      (range) => `bytes ${range}/${large.size}`,
    );
    net.next = { after: '/file/upload', faults: { '/file/upload': 403 } };
    await expect(send([large])).rejects.toMatchObject({ status: 403 });
    net.faults = {};
    await send([large]);
    expect(ranges()).toEqual([first, `bytes */${large.size}`, second, rest]);
    expect(new Set(keys()).size).toBe(1);
  });
  it('are none without a file', async () => {
    expect(await send([])).toEqual([]);
    expect(calls()).toEqual([]);
  });
  it('whose answer was lost are the same upload in a retry', async () => {
    net.faults['/file/upload'] = 'lost';
    await expect(send([file('a.png'), file('b.png')])).rejects.toMatchObject({ name: 'ServiceError' });
    net.faults = {};
    const [id] = await send([file('a.png')]);
    expect(new Set(keys()).size).toBe(1);
    expect(calls()[0]?.answer).toMatchObject({ id });
  });
  it('are other uploads with other content, of another subject, and of another widget', async () => {
    await send([file('a.png')]);
    await send([file('a.png', 4)]);
    await send([file('a.png')], 'q9');
    host = { ...host, element: document.createElement('div') };
    await send([file('a.png')]);
    expect(new Set(keys()).size).toBe(4);
  });
});
