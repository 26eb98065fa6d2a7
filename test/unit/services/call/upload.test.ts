// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { blob, object, string } from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GET, POST } from '../../../../src/services/call/call';
import { PROGRESS_WINDOW } from '../../../../src/services/uploads/progress';
import { answers, failure, json, metas, signOut } from '../../lib/requests';

const files = POST('U-01', 'files', '/documents', {
  auth: 'bearer',
  body: object({ file: blob(), type: string() }),
  returns: object({ missing: string() }),
  wire: { sends: 'multipart' },
});
const plain = POST('U-02', 'files', '/plain', { body: object({ name: string() }) });
const read = GET('U-03', 'files', '/read');

/** What the browser was asked to send; the test says what becomes of it. */
class FakeRequest {
  static made: FakeRequest[] = [];
  upload: { onprogress?: (event: object) => void; onload?: () => void } = {};
  responseType = '';
  response: Blob | null = null;
  status = 0;
  type: string | null = 'application/json';
  onload = () => {};
  onerror = () => {};
  sent?: FormData;
  opened: string[] = [];
  headers: Record<string, string> = {};
  aborted = false;
  constructor() {
    FakeRequest.made.push(this);
  }
  open(...opened: string[]) {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name.toLowerCase()] = value;
  }
  getResponseHeader() {
    return this.type;
  }
  abort() {
    this.aborted = true;
  }
  send(body: FormData) {
    this.sent = body;
  }
  answer(status: number, body: unknown = null) {
    this.status = status;
    this.response = new Blob([body === null ? '' : JSON.stringify(body)]);
    this.onload();
  }
}

const input = { body: { file: new File(['abc'], 'cnh.pdf'), type: 'CNH' } };
/** A call that is under way, and the request it made. */
async function begin(options: Parameters<typeof files>[1] = {}) {
  const shares: number[] = [];
  const promise = files(input, { onProgress: (share) => shares.push(share), ...options });
  promise.catch(() => {});
  const request = await vi.waitFor(() => {
    const last = FakeRequest.made.at(-1);
    if (!last?.sent) throw new Error('nothing was sent');
    return last;
  });
  return { promise, request, shares };
}

beforeEach(() => {
  metas();
  signOut();
  Cookies.set('vitrine_session', 'secret', { path: '/' });
  FakeRequest.made = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a form with files whose progress is asked for', () => {
  it('goes with the same address, headers and parts as by fetch, and its answer is parsed', async () => {
    const fetch = answers();
    const { promise, request } = await begin();
    expect(request.opened).toEqual(['POST', 'https://api.example/files/documents']);
    expect(request.headers).toMatchObject({ authorization: 'Bearer secret', 'accept-language': 'pt-BR' });
    expect(request.headers).not.toHaveProperty('content-type');
    expect(request.sent?.get('type')).toBe('CNH');
    expect(request.sent?.get('file')).toMatchObject({ name: 'cnh.pdf', size: 3 });
    request.answer(200, { missing: 'RG' });
    expect(await promise).toEqual({ missing: 'RG' });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('tells its share at most once in a window; the beginning and the end always', async () => {
    let now = 1000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const { promise, request, shares } = await begin();
    const step = (loaded: number) => request.upload.onprogress?.({ loaded, total: 100 });
    step(10);
    now += PROGRESS_WINDOW - 1;
    step(20);
    now += 1;
    step(30);
    step(40);
    request.upload.onload?.();
    expect(shares).toEqual([0, 0.3, 1]);
    request.answer(200, { missing: '' });
    await promise;
    expect(shares).toEqual([0, 0.3, 1]);
  });

  it('that the caller gives up is canceled, on the wire too', async () => {
    const controller = new AbortController();
    const { promise, request } = await begin({ signal: controller.signal });
    controller.abort();
    expect(await failure(promise)).toMatchObject({ kind: 'canceled', call: 'U-01' });
    expect(request.aborted).toBe(true);
  });

  it('that was given up before it began is never sent', async () => {
    const promise = files(input, { signal: AbortSignal.abort(), onProgress: () => {} });
    expect(await failure(promise)).toMatchObject({ kind: 'canceled' });
    expect(FakeRequest.made.filter(({ sent }) => sent)).toEqual([]);
  });

  it('that stands still is a timeout; one that goes on, however slowly, is none', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { promise, request } = await begin({ timeout: 10_000 });
    for (let loaded = 1; loaded <= 4; loaded++) {
      vi.advanceTimersByTime(9_000);
      request.upload.onprogress?.({ loaded, total: 100 });
    }
    expect(request.aborted).toBe(false);
    vi.advanceTimersByTime(10_000);
    expect(request.aborted).toBe(true);
    expect(await failure(promise)).toMatchObject({ kind: 'timeout', status: 0 });
  });

  it.each([
    [409, { error: 'denied' }],
    [422, { errors: { type: 'Tipo desconhecido' } }],
    [500, undefined],
  ])('with an answer of %i fails with its body, once', async (status, body) => {
    const { promise, request } = await begin();
    request.answer(status, body ?? null);
    expect(await failure(promise)).toMatchObject({ kind: 'http', status, body });
    expect(FakeRequest.made).toHaveLength(1);
  });

  it('that a session does not cover any more says so to the page', async () => {
    const heard = vi.fn();
    document.addEventListener('vt-session-expired', heard, { once: true });
    const { promise, request } = await begin();
    request.answer(401);
    expect(await failure(promise)).toMatchObject({ status: 401 });
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('that nobody answers is a failure of the network', async () => {
    const { promise, request } = await begin();
    request.onerror();
    expect(await failure(promise)).toMatchObject({ kind: 'network', status: 0 });
  });

  it.each([
    [200, { missing: 7 }],
    [204, null],
  ])('with an answer of %i that is none of the promised is one of shape', async (status, body) => {
    const { promise, request } = await begin();
    request.answer(status, body);
    expect(await failure(promise)).toMatchObject({ kind: 'shape', status });
  });
});

describe('a call with nothing to tell', () => {
  it('goes by fetch, whoever asks for its progress', async () => {
    const fetch = answers(json({}), json({}), json({ missing: '' }));
    const heard = vi.fn();
    await plain({ body: { name: 'a' } }, { onProgress: heard });
    await read({}, { onProgress: heard });
    await files(input);
    expect(fetch).toHaveBeenCalledTimes(3);
    expect(FakeRequest.made).toEqual([]);
    expect(heard).not.toHaveBeenCalled();
  });
});
