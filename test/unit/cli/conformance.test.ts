import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { array, looseObject, number, picklist, record, string } from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cookieFindings } from '#cli/conformance/checks/keeping';
import { redirectFindings, silenceFinding } from '#cli/conformance/checks/status';
import { type Answer, askedHeaders, needsPreflight } from '#cli/conformance/exchange';
import { readRun } from '#cli/conformance/options';
import {
  faultSentences,
  jsonReport,
  junitReport,
  terminalReport,
  withoutTokens,
} from '#cli/conformance/report';
import { type CheckedCall, type Run, tagsInShort } from '#cli/conformance/run-conformance';
import { selectCalls } from '#cli/conformance/selected-calls';
import { shapeProblems } from '#cli/conformance/shape';
import type { WireRequest } from '#cli/conformance/wire-request';
import { readCallFacts } from '#scripts/source/call-facts';
import { root } from '#scripts/system/run.mjs';

const FACTS = readCallFacts(new Map([['RCL-03', ['vt-recall']]]));

const RUN: Run = {
  services: 'https://services.example/{service}',
  only: ['recall'],
  brand: 'fiat',
  country: 'BR',
  origin: 'https://site.example',
  tokens: {},
  metadata: {},
  given: {},
  writes: false,
  slow: undefined,
};

const requestTo = (url: string, more: Partial<WireRequest> = {}): WireRequest => ({
  url,
  method: 'GET',
  headers: new Headers(),
  body: null,
  followsRedirects: false,
  ...more,
});
const answerWith = (
  status: number,
  headers: Record<string, string> = {},
  cookies: string[] = [],
): Answer => ({
  status,
  headers: new Headers(headers),
  cookies,
  body: new Uint8Array(),
  ms: 1,
});

describe('the command line', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });
  const read = (...args: string[]) => readRun(args);
  const file = (text: string) => {
    const path = join(folder, 'file');
    writeFileSync(path, text);
    return path;
  };
  const services = ['--services', RUN.services] as const;

  it('is a run', () => {
    const tokens = file('abc.def\nid.token\n');
    const options = read(
      ...services,
      '--only',
      'recall, RCL-01',
      '--origin',
      'https://site.example/x',
      '--token-file',
      tokens,
      '--slow',
      '800',
      '--json',
      'out.json',
    );
    expect(options).toEqual({
      run: {
        ...RUN,
        only: ['recall', 'RCL-01'],
        tokens: { session: 'abc.def', identity: 'id.token' },
        slow: 800,
      },
      json: 'out.json',
      junit: undefined,
    });
    expect(read('--help')).toBeUndefined();
  });

  it.each([
    ['no services', [], /^--services is required\.\n\nnpx vitrine conformance/],
    ['one address for all', ['--services', 'https://a.example'], /^--services has \{service\}/],
    ['no address', ['--services', '{service}'], /^--services takes an address/],
    [
      'a password in the address',
      ['--services', 'https://a:b@c.example/{service}'],
      /must not have a password/,
    ],
    [
      'an unknown service',
      [...services, '--only', 'recal'],
      /^--only: there is no service and no call "recal"/,
    ],
    ['an unknown brand', [...services, '--brand', 'fyat'], /^--brand is one of fiat, /],
    ['an unknown country', [...services, '--country', 'UY'], /^--country is one of BR, AR, not "UY"/],
    ['writing without an account', [...services, '--writes'], /^--writes changes data: name a test account/],
    [
      'a token file that is not there',
      [...services, '--token-file', '/nowhere'],
      /^--token-file: \/nowhere cannot be read/,
    ],
    ['no number', [...services, '--slow', 'fast'], /^--slow takes a whole number/],
    ['an unknown option', [...services, '--fast'], /Unknown option '--fast'[\s\S]*npx vitrine conformance/],
  ])('%s is refused', (_, args, message) => {
    expect(() => read(...args)).toThrow(message);
  });

  it.each([
    ['--arguments', '[1]', /has no JSON object/],
    ['--arguments', '{"secret": ', /has no JSON object\.$/],
    ['--arguments', '{"RCL-99": {}}', /the catalogue has no call "RCL-99"/],
    ['--wire', '{"calls": {"RCL-03": {"path": "/x"}}}', /calls\.RCL-03: no call with this id can be renamed/],
    ['--wire', '{"headers": {"x-brand": "cookie"}}', /headers\.x-brand: expected a name/],
    ['--arguments', '{"RCL-03": "R-1"}', /"RCL-03" is an object of arguments/],
    ['--page', '{"lead-id": "a"}', /there is no metadata "lead-id"/],
    ['--page', '{"lead-client-id": 1}', /"lead-client-id" is a text/],
    ['--token-file', '\nid', /the first line of .* is empty/],
    ['--token-file', 'a secret token', /has a line that is no token/],
  ])('%s with %s is refused, and nothing of it is quoted', (option, text, message) => {
    const run = () => read(...services, option, file(text));
    expect(run).toThrow(message);
    expect(run).not.toThrow(/a secret|"secret"/);
  });

  it('wrong use ends with code 2', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/conformance.mjs'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^--services is required\./);
  });
});

describe('the arguments of calls', () => {
  const inputOf = (given: Run['given'], more: Partial<Run> = {}) =>
    selectCalls({ ...RUN, only: ['RCL-03'], given, ...more }, FACTS)[0];

  it('are examples, which a service may not know, unless they are given', () => {
    expect(inputOf({})).toMatchObject({ input: { brand: 'fiat' }, hasExampleIds: true });
    const known = { input: { brand: 'fiat', id: 'R-17' }, hasExampleIds: false };
    expect(inputOf({ 'RCL-03': { id: 'R-17' } })).toMatchObject(known);
    expect(inputOf({ getRecallCampaign: { id: 'R-17' } })).toMatchObject(known);
    expect(inputOf({ '*': { id: 'R-17' } })).toMatchObject(known);
  });

  it('are of the page', () => {
    expect(inputOf({}, { brand: 'jeep' })?.input).toMatchObject({ brand: 'jeep' });
    const [market] = selectCalls({ ...RUN, only: ['RCL-08'], country: 'AR' }, FACTS);
    expect(market).toMatchObject({ input: { market: 'es-AR' }, hasExampleIds: false });
  });

  it('reach into the query and the body', () => {
    const given = { 'RCL-01': { query: { plate: 'ABC1D23' } } };
    const [call] = selectCalls({ ...RUN, only: ['RCL-01'], given }, FACTS);
    expect(call).toMatchObject({ input: { query: { plate: 'ABC1D23' } }, hasExampleIds: false });
  });
});

describe('the shape of an answer', () => {
  const schema = looseObject({
    status: picklist(['OPEN', 'DONE']),
    cars: array(looseObject({ plate: string(), km: number() })),
    owners: record(string(), looseObject({ name: string() })),
  });
  const value = {
    status: 'OPEN',
    cars: [{ plate: 'ABC1D23', km: 1 }],
    owners: { '12345678909': { name: 'Ana' } },
  };

  it('has no problem where it is as promised', () => {
    expect(shapeProblems(schema, { ...value, more: 1 })).toEqual([]);
  });

  it('names each kind of problem once, and no value', () => {
    const cars = [{ plate: 17, km: '1' }, { plate: 18, km: 2 }, { km: 3 }];
    expect(shapeProblems(schema, { ...value, cars })).toEqual([
      'cars[].plate is a number, expected a text',
      'cars[].km is a text, expected a number',
      'cars[].plate is missing',
    ]);
    expect(shapeProblems(schema, { ...value, status: '12345678909' })).toEqual([
      'status is a text, expected ("OPEN" | "DONE")',
    ]);
  });

  it("quotes no key that may be a visitor's", () => {
    const problems = shapeProblems(schema, { ...value, owners: { '12345678909': { name: null } } });
    expect(problems).toEqual(['owners.{key}.name is null, expected a text']);
  });
});

describe('over https', () => {
  const rules = { isSecure: true, isOtherOrigin: false, sessionCookies: ['vitrine_session'] };

  it('a cookie is Secure', () => {
    const findings = (line: string) => cookieFindings(answerWith(200, {}, [line]), rules);
    expect(findings('a=secret; SameSite=Lax')).toEqual([
      {
        code: 'cookie-secure',
        text: 'the cookie a has no Secure, so that it is sent without encryption too; add Secure',
      },
    ]);
    expect(findings('a=secret; SameSite=Lax; Secure')).toEqual([]);
  });

  it('nothing goes back to http, public files neither', () => {
    const request = requestTo('https://a.example/x', { followsRedirects: true });
    const findings = (location: string) => redirectFindings(answerWith(302, { location }), request);
    expect(findings('http://a.example/x?token=secret')).toEqual([
      {
        code: 'redirect-downgrade',
        text: 'it is redirected (302) from https to http://a.example, which a browser blocks; redirect to https',
      },
    ]);
    expect(findings('https://files.example/x')).toEqual([]);
  });

  it('a certificate that browsers refuse is told from a host that is down', () => {
    const text = (cause: string) => silenceFinding({ cause, ms: 15_000 }).text;
    expect(text('CERT_HAS_EXPIRED')).toMatch(/refuse the server's certificate \(CERT_HAS_EXPIRED\)/);
    expect(text('DEPTH_ZERO_SELF_SIGNED_CERT')).toMatch(/certificate/);
    expect(text('ENOTFOUND')).toMatch(/has no address/);
    expect(text('timeout')).toBe(
      'the request is not answered within 15000 ms, after which the widget gives up',
    );
  });
});

it('a browser asks first for other methods and for headers that are not safe', () => {
  const safe = new Headers({ accept: 'application/json', 'accept-language': 'pt-BR' });
  expect(needsPreflight(requestTo('https://a.example', { headers: safe }))).toBe(false);
  expect(needsPreflight(requestTo('https://a.example', { headers: safe, method: 'PUT' }))).toBe(true);
  const headers = new Headers({ 'X-Timezone': 'a', Authorization: 'b', 'content-type': 'application/json' });
  expect(askedHeaders(requestTo('https://a.example', { headers }))).toEqual([
    'authorization',
    'content-type',
    'x-timezone',
  ]);
  const form = new Headers({ 'content-type': 'multipart/form-data; boundary=1' });
  expect(needsPreflight(requestTo('https://a.example', { headers: form, method: 'POST' }))).toBe(false);
});

describe('the report', () => {
  const calls = selectCalls({ ...RUN, only: ['RCL-03', 'RCL-08', 'DLR-02'] }, FACTS);
  const [dealers, campaign, campaigns] = calls as [
    CheckedCall['call'],
    CheckedCall['call'],
    CheckedCall['call'],
  ];
  const fault = { code: 'status', text: 'it <fails> with "secret-token"' };
  const checked: CheckedCall[] = [
    { call: dealers, status: 200, ms: 12, findings: [] },
    { call: campaign, status: 500, ms: 1200, findings: [fault] },
    { call: campaigns, status: 500, ms: 7, findings: [fault] },
    { call: dealers, status: 404, ms: 7, findings: [], unchecked: 'answered with 404' },
  ];

  it('says a fault of several calls of a service once', () => {
    expect(faultSentences(checked)).toEqual([
      'GET /recall/recall/{brand}/{id} (RCL-03) and 1 more (RCL-08): it <fails> with "secret-token".',
    ]);
  });

  it('is a table with the counts at its end', () => {
    const lines = terminalReport(checked, { origin: undefined, writes: false }).split('\n');
    expect(lines[1]).toBe('ok     DLR-02  200       12 ms  GET /dealer/v1/brand');
    expect(lines[2]).toBe('FAULT  RCL-03  500     1200 ms  GET /recall/recall/{brand}/{id}');
    expect(lines).toContain('CORS was not checked: name the site with --origin.');
    expect(lines.at(-1)).toBe('4 calls: 1 well, 2 with 1 fault, 1 not checked.');
  });

  it('is JSON with a verdict a call', () => {
    const { counts, calls: rows } = JSON.parse(jsonReport(checked, RUN));
    expect(counts).toEqual({ calls: 4, well: 1, faults: 2, unchecked: 1 });
    expect(rows[1]).toEqual({
      id: 'RCL-03',
      name: 'getRecallCampaign',
      service: 'recall',
      method: 'GET',
      path: '/recall/{brand}/{id}',
      ours: false,
      verdict: 'faults',
      status: 500,
      ms: 1200,
      widgets: ['vt-recall'],
      findings: [fault],
    });
  });

  it('is JUnit with a suite a service', () => {
    const xml = junitReport(checked);
    expect(xml).toContain('<testsuite name="recall" tests="2" failures="2" skipped="0" errors="0">');
    expect(xml).toContain('<testsuite name="dealer" tests="2" failures="0" skipped="1" errors="0">');
    expect(xml).toContain(
      'message="GET /recall/recall/{brand}/{id}: it &#60;fails&#62; with &#34;secret-token&#34;."',
    );
  });

  it('has no token, wherever a service has put it', () => {
    expect(withoutTokens(jsonReport(checked, RUN), { session: 'secret-token' })).not.toContain(
      'secret-token',
    );
  });
});

it('widgets are named in short', () => {
  expect(tagsInShort([])).toBe('a widget');
  expect(tagsInShort(['vt-a', 'vt-b'])).toBe('vt-a, vt-b');
  expect(tagsInShort(['vt-a', 'vt-b', 'vt-c', 'vt-d'])).toBe('vt-a, vt-b, vt-c and 1 more');
});
