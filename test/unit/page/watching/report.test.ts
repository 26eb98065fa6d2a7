// @vitest-environment happy-dom
import { safeParse } from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportSchema } from '#demo-pages/sandbox/panel/report-shape';
import { emit } from '#page/core/events';
import { pageSingleton } from '#page/core/page-singleton';
import { maskPath } from '#page/report/mask-path';
import type { Report } from '#page/report/report-shape';
import { page } from '../../lib/answers';

type Module = typeof import('#page/report/report');
const ADDRESS = 'https://watch.example/v';
let report: Module;
let sent: { address: string; init: RequestInit; body: Report }[];
let chance: number;
let view: AbortController;

const fault = (source: string, more: object = {}) =>
  emit(document, 'vt-fault-observed', { kind: 'call', source, cause: 'network', attempt: 1, ...more });
function show(state: 'hidden' | 'visible'): void {
  vi.spyOn(Object.getPrototypeOf(document) as Document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}
function start(tags: Record<string, string> = {}): void {
  page({ report: ADDRESS, 'report-sample': '1', ...tags });
  report.startReport();
}

beforeEach(async () => {
  sent = [];
  chance = 0.5;
  vi.spyOn(Math, 'random').mockImplementation(() => chance);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push({ address, init, body: JSON.parse(String(init.body)) });
    return new Response();
  });
  const listen = document.addEventListener.bind(document);
  // A page view ends with its test.
  vi.spyOn(Object.getPrototypeOf(document) as Document, 'addEventListener').mockImplementation(
    (type: string, listener: unknown) => listen(type, listener as EventListener, { signal: view.signal }),
  );
  view = new AbortController();
  Reflect.deleteProperty(globalThis, Symbol.for('vitrine'));
  pageSingleton('loader', () => '1.2.3');
  vi.resetModules();
  report = await import('#page/report/report');
});
afterEach(() => {
  view.abort();
  document.documentElement.removeAttribute('data-vitrine-consent');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the path of a report', () => {
  it.each([
    ['/fiat/argo/', '/fiat/argo/'],
    ['/pedidos/8841/detalhe', '/pedidos/*/detalhe'],
    ['/argo-2025-drive.html', '/argo-*-drive.html'],
    ['/u/ana@exemplo.com.br', '/u/*'],
    ['/u/ana%40exemplo.com.br/x', '/u/*/x'],
    ['/t/abcdefghijklmnopqrstuvwxyz', '/t/*'],
    ['/t/qWeRtYzX', '/t/*'],
    ['/t/3f2504e0-4f89-11d3-9a0c-0305e82c3301', '/t/*-*-*-*-*'],
    ['/comprar-carros-novos-e-seminovos', '/comprar-carros-novos-e-seminovos'],
  ])('%s is %s', (path, masked) => expect(maskPath(path)).toBe(masked));
  it('has a bounded length', () => expect(maskPath('/abc'.repeat(1000))).toHaveLength(200));
});

describe('a report', () => {
  it('is sent when the page is hidden, without cookies, referrer and preflight, and is valid', () => {
    start();
    fault('LEA-01', { status: 503 });
    expect(sent).toEqual([]);
    show('hidden');
    expect(sent).toHaveLength(1);
    const [{ address, init, body } = { address: '', init: {}, body: undefined }] = sent;
    expect(address).toBe(ADDRESS);
    expect(init).toMatchObject({
      method: 'POST',
      keepalive: true,
      redirect: 'error',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    expect(init.headers).toBeUndefined();
    expect(safeParse(reportSchema, body).issues).toBeUndefined();
    expect(body).toMatchObject({ version: '1.2.3', brand: 'fiat', country: 'BR', sample: 1, part: 1 });
    expect(body?.faults).toEqual([
      { kind: 'call', source: 'LEA-01', cause: 'network', status: 503, times: 1 },
    ]);
  });

  it('has only what is new in a later part, none without news, and a bounded number of parts', () => {
    start();
    fault('A-01');
    show('hidden');
    show('visible');
    show('hidden');
    expect(sent).toHaveLength(1);
    for (let n = 0; n < 9; n++) {
      fault('B-01');
      show('hidden');
    }
    expect(sent.map(({ body }) => body.part)).toEqual([1, 2, 3]);
    expect(sent[1]?.body.faults).toEqual([{ kind: 'call', source: 'B-01', cause: 'network', times: 1 }]);
  });

  it('counts equal faults, and a bounded number of different ones', () => {
    start();
    for (let n = 0; n < 500; n++) fault('A-01', { attempt: n });
    for (let n = 0; n < 500; n++) fault(`B-${n}`);
    show('hidden');
    expect(sent[0]?.body.faults).toHaveLength(20);
    expect(sent[0]?.body.faults[0]?.times).toBe(500);
  });

  it('has 8000 bytes at most', () => {
    const long = 'ã'.repeat(60);
    const full: Report = {
      v: 1,
      version: '1',
      path: '/',
      sample: 1,
      part: 1,
      timings: [],
      faults: Array.from({ length: 300 }, () => ({ kind: 'file', source: long, cause: long, times: 1 })),
      interactions: [],
    };
    const text = report.withinBytes(full);
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(8000);
    expect(JSON.parse(text).faults.length).toBeGreaterThan(20);
    expect(report.withinBytes({ ...full, faults: [], path: 'x'.repeat(9000) })).toBe('');
  });
});

describe('a page view', () => {
  it.each([
    ['0.1 by default', {}, 0.0999, 1],
    ['no more than that', {}, 0.1, 0],
    ['its own share', { 'report-sample': '0.75' }, 0.7, 1],
    ['none', { 'report-sample': '0' }, 0, 0],
    ['0.1 for an invalid share', { 'report-sample': '7' }, 0.5, 0],
  ])('reports by chance: %s', (_, tags, random, times) => {
    chance = random;
    page({ report: ADDRESS, ...tags });
    report.startReport();
    show('hidden');
    expect(sent).toHaveLength(times);
  });

  it('is chosen once, also by a second copy of the library', async () => {
    chance = 0.9;
    start({ 'report-sample': '0.5' });
    chance = 0.1;
    vi.resetModules();
    (await import('#page/report/report')).startReport();
    show('hidden');
    expect(sent).toEqual([]);
  });

  it.each(['http://watch.example/', 'javascript:alert(1)', '//watch.example/', 'watch'])(
    'reports nothing to %s',
    (address) => {
      start({ report: address });
      show('hidden');
      expect(sent).toEqual([]);
    },
  );

  it('reports with the consent only, and not after it was taken back', () => {
    const decide = (text: string) => document.documentElement.setAttribute('data-vitrine-consent', text);
    start({ consent: 'analytics_storage' });
    fault('A-01');
    show('hidden');
    decide('ad_storage');
    show('hidden');
    expect(sent).toEqual([]);
    decide('analytics_storage');
    show('hidden');
    expect(sent).toHaveLength(1);
    decide('');
    fault('B-01');
    show('hidden');
    expect(sent).toHaveLength(1);
  });

  it('asks for no consent where the page requires that for ads only', () => {
    start({ consent: 'ad_storage' });
    show('hidden');
    expect(sent).toHaveLength(1);
  });

  it.each<[string, () => void]>([
    ['fetch throws', () => vi.stubGlobal('fetch', () => assertFails())],
    ['fetch rejects', () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('blocked')))],
    ['fetch is missing', () => vi.stubGlobal('fetch', undefined)],
    ['performance has a clock only', () => vi.stubGlobal('performance', { now: () => 1 })],
    ['no durations are observed', () => vi.stubGlobal('PerformanceObserver', undefined)],
  ])('goes on where %s', (_, breakIt) => {
    const onError = vi.fn();
    addEventListener('error', onError);
    breakIt();
    expect(() => start()).not.toThrow();
    expect(() => show('hidden')).not.toThrow();
    removeEventListener('error', onError);
    expect(onError).not.toHaveBeenCalled();
  });
});

function assertFails(): never {
  throw new Error('replaced by the page');
}
