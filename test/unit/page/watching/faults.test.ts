// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pageSingleton } from '#page/core/page-singleton';
import { type Fault, reportFault, tellWidgetFailure } from '#page/faults/faults';
import { type ErrorKind, ServiceError } from '#services/http/service-error';
import { deferred } from '#ui/core/deferred';

let told: Fault[];
const hear = ({ detail }: CustomEvent<Fault>) => told.push(detail);

const observeFault = (error: unknown) => pageSingleton('faults', Array<unknown>).push(error);

beforeEach(() => {
  told = [];
  document.addEventListener('vt-fault-observed', hear);
});
afterEach(() => document.removeEventListener('vt-fault-observed', hear));

const CHUNK =
  'Failed to fetch dynamically imported module: https://cdn.example/v/chunks/dealer-picker-B_3-x9a.js?retry=1';

describe('a call', () => {
  const tell = (kind: ErrorKind, status = 0) =>
    reportFault(new ServiceError(kind, 'LEA-01', 'Ana Souza, https://api.example/?cpf=52998224725', status));

  it.each<[ErrorKind, number, Partial<Fault> | undefined]>([
    ['network', 0, { kind: 'call', cause: 'network' }],
    ['timeout', 0, { kind: 'call', cause: 'timeout' }],
    ['shape', 200, { kind: 'call', cause: 'shape' }],
    ['http', 500, { kind: 'call', cause: 'http', status: 500 }],
    ['http', 403, { kind: 'call', cause: 'http', status: 403 }],
    ['http', 429, { kind: 'call', cause: 'http', status: 429 }],
    ['config', 300, { kind: 'config', cause: 'config' }],
    ['canceled', 0, undefined],
    ['input', 0, undefined],
    ['http', 400, undefined],
    ['http', 401, undefined],
    ['http', 409, undefined],
    ['http', 422, undefined],
  ])('that failed by %s %i is told as %j', (kind, status, expected) => {
    tell(kind, status);
    expect(told).toEqual(
      expected ? [{ source: 'LEA-01', ...expected, attempt: expect.any(Number) as number }] : [],
    );
  });

  it('is told with its number, and one error once', () => {
    const error = new ServiceError('network', 'OFF-77', '');
    reportFault(error);
    reportFault(error);
    reportFault(new ServiceError('timeout', 'OFF-77', ''));
    expect(told.map(({ attempt }) => attempt)).toEqual([1, 2]);
  });
});

describe('a file', () => {
  it.each<[string, unknown, string, string]>([
    ['in Chromium', new TypeError(CHUNK), 'dealer-picker', 'import'],
    [
      'in Firefox',
      new TypeError('error loading dynamically imported module: https://a.example/widgets/lead-form.js?t=1'),
      'lead-form',
      'import',
    ],
    ['in Safari', new TypeError('Importing a module script failed.'), 'unknown', 'import'],
    ['that is broken', new SyntaxError('Unexpected token'), 'unknown', 'SyntaxError'],
    ['that throws anything', 'ana@exemplo.com.br', 'unknown', 'Error'],
    [
      'of an error with a name of its own',
      Object.assign(new Error(''), { name: 'cpf 529' }),
      'unknown',
      'Error',
    ],
  ])('%s has no address and no hash', (_, error, source, cause) => {
    reportFault(error);
    expect(told).toEqual([{ kind: 'file', source, cause, attempt: expect.any(Number) as number }]);
  });

  it('waits for what takes faults over, and is told then, and later ones at once', async () => {
    observeFault(new TypeError(CHUNK.replace('dealer', 'late')));
    await import('#page/report/monitoring');
    await expect.poll(() => told.map(({ source }) => source)).toEqual(['late-picker']);
    observeFault(new TypeError(CHUNK.replace('dealer', 'later')));
    await expect.poll(() => told.map(({ source }) => source)).toEqual(['late-picker', 'later-picker']);
  });

  it('that a view defers is told with each attempt', async () => {
    const source = deferred(() => Promise.reject(new TypeError(CHUNK.replace('dealer', 'other'))));
    await expect(source.load()).rejects.toThrow();
    await expect(source.load()).rejects.toThrow();
    await expect
      .poll(() => told.map(({ source, attempt }) => [source, attempt]))
      .toEqual([
        ['other-picker', 1],
        ['other-picker', 2],
      ]);
  });
});

describe('a widget', () => {
  it('that failed is told once for all elements of its tag', () => {
    const error = new TypeError(CHUNK.replace('dealer-picker', 'contact-form'));
    for (let n = 0; n < 3; n++) tellWidgetFailure('vt-lead-form', 'import', error);
    expect(told).toEqual([
      { kind: 'file', tag: 'vt-lead-form', source: 'contact-form', cause: 'import', attempt: 1 },
    ]);
  });

  it.each<[string, unknown, Partial<Fault>]>([
    ['render', new RangeError('52998224725'), { kind: 'view', cause: 'RangeError' }],
    ['config', new TypeError('missing brand'), { kind: 'config', cause: 'missing' }],
    ['unknown', 'a-b', { kind: 'config', cause: 'unknown' }],
  ])('in phase %s has its tag and a word', (phase, error, expected) => {
    const tag = `vt-${phase}`;
    tellWidgetFailure(tag, phase, error);
    expect(told).toEqual([{ tag, source: tag, ...expected, attempt: 1 }]);
  });
});
