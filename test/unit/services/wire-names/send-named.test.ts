// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { array, blob, looseObject, object, optional, string } from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { problems } from '#page/settings/report-problem';
import { GET, POST } from '#services/http/call';
import { answers, failure, json, metas, sent, signOut } from '../../lib/requests';

const cancel = POST('CNL-02', 'reservation', '/v2/reservations/{id}/cancel', {
  ours: true,
  auth: 'bearer',
  query: object({ page: optional(string()), ids: optional(array(string())) }),
  body: object({ reason: string(), items: optional(array(object({ code: string() }))) }),
  returns: looseObject({ id: string(), steps: array(looseObject({ status: string() })) }),
  wire: { headers: ['x-brand', 'x-timezone'] },
});
const proof = POST('USR-19', 'user', '/users/self/proof', {
  ours: true,
  body: object({ file: blob(), note: string() }),
  wire: { sends: 'multipart' },
});
const named = GET('RCL-03', 'recall', '/recall/{id}', {
  auth: 'public',
  returns: looseObject({ id: string() }),
});
const brandOnly = GET('LSB-01', 'loyalty-subscription', '/self', { wire: { headers: ['x-brand'] } });

const FILE = {
  headers: { 'x-brand': 'X-Make' },
  calls: {
    'CNL-02': {
      path: '/orders/{id}/cancellation',
      query: { page: 'p', ids: 'id' },
      body: { reason: 'motive', 'items.code': 'sku' },
      answer: { id: 'orderId', 'steps.status': 'state' },
    },
    'USR-19': { body: { file: 'document', note: 'text' } },
  },
};
const TAG = '<meta name="vitrine:wire" content="/names.json"><meta name="vitrine:brand" content="fiat">';
const INPUT = {
  id: '7',
  query: { page: 'x', ids: ['1', '2'] },
  body: { reason: 'R', items: [{ code: 'c' }] },
};
const ANSWER = { orderId: '7', steps: [{ state: 'DONE' }] };

/** Each test has a file of its own: one that has arrived serves the whole page. */
let count = 0;
const page = () => metas(TAG.replace('/names.json', `/names-${count++}.json`));

beforeEach(() => {
  page();
  signOut();
  Cookies.set('vitrine_session', 'token', { path: '/' });
  problems.length = 0;
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('names of a service', () => {
  it('are those of the request and of the answer', async () => {
    const fetch = answers(json(FILE), json(ANSWER));
    expect(await cancel(INPUT)).toEqual({ id: '7', steps: [{ status: 'DONE' }] });
    expect(sent(fetch).url).toMatch(/\/names-\d+\.json$/);
    const request = sent(fetch, 1);
    expect(request.url).toBe('https://api.example/reservation/orders/7/cancellation?p=x&id=1&id=2');
    expect(await request.json()).toEqual({ motive: 'R', items: [{ sku: 'c' }] });
    expect(request.headers.get('x-make')).toBe('fiat');
    expect(request.headers.has('x-brand')).toBe(false);
    expect(request.headers.has('x-timezone')).toBe(true);
    expect(request.headers.get('authorization')).toBe('Bearer token');
  });

  it('carry no credentials to the file', async () => {
    const fetch = answers(json(FILE), json(ANSWER));
    await cancel(INPUT);
    expect(sent(fetch).headers.has('authorization')).toBe(false);
    expect(sent(fetch).redirect).toBe('manual');
  });

  it('are those of the parts of a form', async () => {
    const fetch = answers(json(FILE), new Response(null, { status: 204 }));
    await proof({ body: { file: new File(['x'], 'a.pdf'), note: 'n' } });
    const form = await sent(fetch, 1).formData();
    expect([...form.keys()]).toEqual(['document', 'text']);
    expect((form.get('document') as File).name).toBe('a.pdf');
  });

  it('of fields in a rejection are given back', async () => {
    answers(json(FILE), json({ errors: { motive: 'Motivo inválido', 'items.0.sku': 'Código' } }, 422));
    const error = await failure(cancel(INPUT));
    expect(error).toMatchObject({ kind: 'http', status: 422, call: 'CNL-02' });
    expect(error.refusal?.fields).toEqual({ reason: 'Motivo inválido', 'items.0.code': 'Código' });
  });

  it('an answer under other names than the file has is of another shape', async () => {
    answers(json(FILE), json({ id: '7', steps: [] }));
    expect(await failure(cancel(INPUT))).toMatchObject({ kind: 'shape', call: 'CNL-02' });
  });
  it('an answer that is no JSON is of another shape', async () => {
    answers(json(FILE), new Response('{"cut'));
    expect(await failure(cancel(INPUT))).toMatchObject({ kind: 'shape', message: 'not JSON' });
  });

  it('are loaded once for a page', async () => {
    const fetch = answers(json(FILE), json(ANSWER), json(ANSWER));
    await Promise.all([cancel(INPUT), cancel(INPUT)]);
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('of a header are those of any call that has it', async () => {
    const fetch = answers(json(FILE), new Response(null, { status: 204 }));
    await brandOnly({});
    expect(sent(fetch, 1).headers.get('x-make')).toBe('fiat');
  });

  it('are not waited for by a call without names of ours', async () => {
    const fetch = answers(json({ id: '1' }));
    expect(await named({ id: '1' })).toEqual({ id: '1' });
    expect(sent(fetch).url).toBe('https://api.example/recall/recall/1');
  });

  it('are asked for by no page without the tag', async () => {
    metas();
    const fetch = answers(json({ id: '7', steps: [] }));
    await cancel(INPUT);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(sent(fetch).url).toBe(
      'https://api.example/reservation/v2/reservations/7/cancel?page=x&ids=1&ids=2',
    );
  });
});

describe('a file that cannot be used', () => {
  it.each([
    ['no JSON', new Response('<!doctype html>')],
    ['other JSON', json({ calls: { 'RCL-01': {} } })],
  ])('as it is %s is reported, and default names are sent', async (_, file) => {
    const fetch = answers(file, json({ id: '7', steps: [] }));
    expect(await cancel(INPUT)).toEqual({ id: '7', steps: [] });
    expect(sent(fetch, 1).url).toContain('/v2/reservations/7/cancel?page=x');
    expect(problems).toEqual([
      { subject: '<meta name="vitrine:wire">', expected: expect.stringContaining('the file is not used; ') },
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'http://other.example/names.json',
    '//other.example/names.json',
    'names.json',
  ])('as its address is %s is reported and not asked for', async (address) => {
    metas(`<meta name="vitrine:wire" content="${address}">`);
    const fetch = answers(json({ id: '7', steps: [] }));
    await cancel(INPUT);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(problems[0]?.subject).toBe('<meta name="vitrine:wire">');
  });
});

describe('a file that does not arrive', () => {
  it.each([
    ['no answer', new TypeError('failed'), 'network'],
    ['a broken server', json({}, 503), 'network'],
    ['none there', json({}, 404), 'config'],
  ])('(%s) fails the call unsent, and the next one asks again', async (_, answer, kind) => {
    const fetch = answers(answer, json(FILE), json(ANSWER));
    expect(await failure(cancel(INPUT))).toMatchObject({ kind, call: 'CNL-02', status: 0 });
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(await cancel(INPUT)).toMatchObject({ id: '7' });
    expect(sent(fetch, 2).url).toContain('/orders/7/cancellation');
  });

  it('a missing one is reported to the author', async () => {
    answers(json({}, 404));
    await failure(cancel(INPUT));
    expect(problems[0]).toEqual({
      subject: '<meta name="vitrine:wire">',
      expected: 'the file cannot be read: status 404',
    });
  });

  it('a redirected one is not followed', async () => {
    answers(new Response(null, { status: 302, headers: { location: 'https://evil.example/' } }));
    expect(await failure(cancel(INPUT))).toMatchObject({ kind: 'config', call: 'CNL-02' });
  });

  it('a late one ends the wait of the call', async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    const fetch = answers();
    fetch.mockImplementationOnce(
      (request) =>
        new Promise((_, fail) => {
          const { signal } = request as Request;
          signal.addEventListener('abort', () => fail(signal.reason));
        }),
    );
    const failed = failure(cancel(INPUT));
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
    limit.abort(new DOMException('late', 'TimeoutError'));
    expect(await failed).toMatchObject({ kind: 'timeout', call: 'CNL-02' });
    expect(timeout.mock.calls).toEqual([[8000]]);
  });

  it('the caller may abort meanwhile, and others go on waiting', async () => {
    let arrive = (_: Response) => {};
    const fetch = answers();
    fetch.mockImplementationOnce(() => new Promise((done) => (arrive = done)));
    fetch.mockResolvedValueOnce(json(ANSWER));
    const caller = new AbortController();
    const ended = failure(cancel(INPUT, { signal: caller.signal }));
    const other = cancel(INPUT);
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
    caller.abort();
    expect(await ended).toMatchObject({ kind: 'canceled' });
    arrive(json(FILE));
    expect(await other).toMatchObject({ id: '7' });
  });
});
