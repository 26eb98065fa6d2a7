// @vitest-environment happy-dom
import { blob, object, string } from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { problems } from '#page/settings/report-problem';
import { SLOWEST_UPLOAD } from '#services/http/apply-options';
import { GET, POST } from '#services/http/call';
import { DEFAULT_TIMEOUT } from '#services/http/fetch-once';
import { REDIRECTED } from '#services/http/response-error';
import { answers, failure, json, metas, sent, signOut } from '../../lib/requests';

const models = GET('R-01', 'models', '/models', { auth: 'public' });
const file = GET('R-02', 'assets', '/{address*}', { wire: { bare: true } });
const geocode = POST('R-03', 'places', '/geocode', { wire: { bare: true } });
const documents = POST('R-04', 'files', '/documents', {
  body: object({ file: blob(), type: string() }),
  wire: { sends: 'multipart' },
});

const done = () => new Response(null, { status: 204 });
/** What a browser's fetch gives for a redirect that is not followed: nothing of it can be read. */
const hidden = () => {
  const response = new Response(null);
  for (const [name, value] of Object.entries({ type: 'opaqueredirect', status: 0, ok: false }))
    Object.defineProperty(response, name, { value });
  return response;
};

beforeEach(() => {
  metas();
  signOut();
  problems.length = 0;
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a redirect', () => {
  it('is followed by no call, but by a public file’s', async () => {
    const fetch = answers(done(), done(), done(), done());
    await models({});
    await geocode({});
    await documents({ body: { file: new Blob(['x']), type: 'CNH' } });
    await file({ address: 'a.svg' });
    expect([0, 1, 2, 3].map((n) => sent(fetch, n).redirect)).toEqual([
      'manual',
      'manual',
      'manual',
      'follow',
    ]);
  });
  it.each([0, 301, 302, 303, 307, 308])(
    'of status %i is a wrong address: asked once, told to the developer once',
    async (status) => {
      const redirect = () => (status ? new Response(null, { status }) : hidden());
      const fetch = answers(redirect(), redirect());
      for (const _time of [1, 2]) {
        expect(await failure(models({}))).toMatchObject({
          kind: 'config',
          call: 'R-01',
          status: status || 300,
          message: REDIRECTED,
        });
      }
      expect(fetch).toHaveBeenCalledTimes(2);
      expect(problems).toEqual([{ subject: 'call R-01', expected: REDIRECTED }]);
    },
  );
  it('at the second try of a GET ends the tries', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const fetch = answers(json({}, 503), hidden(), json([]));
    expect(await failure(models({}))).toMatchObject({ kind: 'config' });
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(sent(fetch, 1).redirect).toBe('manual');
  });
});

it('files have the time to leave beside the time of their call', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout');
  answers(done(), done(), done());
  const bytes = 3 * SLOWEST_UPLOAD - 'CNH'.length;
  await documents({ body: { file: new Blob([new Uint8Array(bytes)]), type: 'CNH' } });
  await documents({ body: { file: new Blob([new Uint8Array(bytes)]), type: 'CNH' } }, { timeout: 100 });
  await models({});
  expect(limit.mock.calls.flat()).toEqual([DEFAULT_TIMEOUT + 3000, 3100, DEFAULT_TIMEOUT]);
});
