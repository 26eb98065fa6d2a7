import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exchange } from '#cli/conformance/exchange';
import { countsOf, faultSentences } from '#cli/conformance/report';
import { type Run, runConformance } from '#cli/conformance/run-conformance';
import { readCallFacts } from '#scripts/source/call-facts';
import { root, run as runProgram } from '#scripts/system/run.mjs';
import { CATALOGUE } from '#services/catalogue';
import { SITE } from './lib/fault-case';
import { CASES } from './lib/service-faults';
import { answer, type StandIn, startStandIn, withHeaders } from './lib/stand-in';

const facts = readCallFacts(new Map(CATALOGUE.map(({ call }) => [call.definition.id, ['vt-example']])));
let standIn: StandIn;

beforeAll(async () => {
  standIn = await startStandIn();
});
afterAll(() => standIn.close());
beforeEach(async () => {
  standIn.fault = undefined;
  await standIn.reset();
});

const runOf = (more: Partial<Run> = {}): Run => ({
  services: `${standIn.origin}/api/{service}`,
  only: [],
  brand: 'fiat',
  country: 'BR',
  origin: SITE,
  tokens: { session: 'equipe', identity: 'id-equipe' },
  metadata: {
    'lead-client-id': 'sandbox-client',
    'lead-client-secret': 'sandbox-secret',
    'service:aws-places': `${standIn.origin}/api/aws-places`,
    'service:aws-routes': `${standIn.origin}/api/aws-routes`,
  },
  given: {},
  writes: false,
  slow: undefined,
  ...more,
});

describe('the sandbox', () => {
  it('is well in every call, those that write too', async () => {
    // What one call changes is in another one's way: each that writes finds the sandbox as it began.
    const given = { 'GST-03': { body: { page: `${SITE}/reserva/` } } };
    const checked = await runConformance(runOf({ writes: true, given }), facts, () => standIn.reset());
    expect(faultSentences(checked)).toEqual([]);
    expect(checked.flatMap(({ call, unchecked }) => (unchecked ? [call.name, unchecked] : []))).toEqual([]);
    expect(checked.length).toBe(CATALOGUE.length);
  });

  it('asks for nothing that writes unless it is told to', async () => {
    const methods = new Set<string>();
    standIn.fault = async (c, next) => {
      methods.add(c.req.method);
      await next();
    };
    const checked = await runConformance(runOf({ only: ['recall', 'lead-integration'] }), facts);
    expect([...methods]).toEqual(['GET']);
    expect(checked.map(({ call }) => call.name)).not.toContain('startRecallUpdate');
  });

  it('leaves what it cannot judge unchecked: no session, no metadata, ids that nobody knows', async () => {
    const only = ['USR-04', 'LEA-01', 'RCL-03'];
    const run = runOf({
      only,
      writes: true,
      tokens: {},
      metadata: {},
      brand: 'jeep',
    });
    const checked = await runConformance(run, facts);
    expect(Object.fromEntries(checked.map(({ call, unchecked }) => [call.name, unchecked]))).toMatchObject({
      getRecallCampaign: expect.stringMatching(/^answered with 404, perhaps/),
    });
    expect(countsOf(checked)).toEqual({ well: 0, faults: 0, unchecked: 3 });
    const named = await runConformance(
      { ...run, only: ['RCL-03'], given: { 'RCL-03': { id: 'nobody' } } },
      facts,
    );
    expect(faultSentences(named)).toEqual([
      'GET /recall/recall/{brand}/{id} (RCL-03): it is answered with 404: the call is not known as the catalogue has it; answer 200.',
    ]);
  });
});

describe.each(CASES)('a fault of %s', (_, cases) => {
  it.each(cases.map((each) => [each.name, each] as const))(
    '%s',
    async (_, { id, beside, fault, says, isOwnOrigin }) => {
      standIn.fault = fault;
      const origin = isOwnOrigin ? standIn.origin : SITE;
      const run = runOf({ only: [id, beside], writes: true, origin });
      const checked = await runConformance(run, facts);
      expect(faultSentences(checked)).toEqual([says]);
      expect(countsOf(checked)).toEqual({ well: 1, faults: 1, unchecked: 0 });
      // Nor does any name of the fault stand twice.
      expect(checked.flatMap(({ findings }) => findings)).toHaveLength(1);
    },
  );
});

it('names at least twenty different faults', async () => {
  const sentences = CASES.flatMap(([, cases]) => cases.map(({ says }) => says.replace(/^.*?\): /, '')));
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(sentences.length).toBeGreaterThanOrEqual(20);
});

it('a call that is slower than asked for is a fault; without a limit its time is information', async () => {
  standIn.fault = async (_, next) => {
    await new Promise((done) => setTimeout(done, 20));
    await next();
  };
  const run = runOf({ only: ['RCL-08'] });
  expect(faultSentences(await runConformance(run, facts))).toEqual([]);
  expect(faultSentences(await runConformance({ ...run, slow: 1 }, facts))).toEqual([
    expect.stringMatching(/\(RCL-08\): it takes \d+ ms; the limit of this run is 1 ms\.$/),
  ]);
});

it('no answer in time is told from one that ends', async () => {
  standIn.fault = () => new Promise(() => {});
  expect(await exchange(`${standIn.origin}/api/recall/`, {}, 20)).toMatchObject({ cause: 'timeout' });
});

it('a page of https cannot ask a service of http, but one on the same machine', async () => {
  const run = runOf({ only: ['RCL-08'], origin: 'https://site.example' });
  expect(faultSentences(await runConformance(run, facts))).toEqual([]);
  // Nothing is sent: the host would be unknown.
  const elsewhere = { ...run, services: 'http://services.invalid/{service}' };
  expect(faultSentences(await runConformance(elsewhere, facts))).toEqual([
    'GET /recall/recall-campaign/{brand}/{market} (RCL-08): the address is http, which browsers block in a page of https; serve it by https.',
  ]);
});

describe('a service with names of its own', () => {
  const wire = {
    headers: { 'x-brand': 'X-Make' },
    calls: { 'GAM-01': { path: '/v1/raffles', answer: { name: 'title', 'outcomes.name': 'label' } } },
  };
  type Game = { name: string; outcomes: { name: string }[] };
  /** The sandbox's games under the names of the service. */
  const raffles =
    (rename: (game: Game) => object): StandIn['fault'] =>
    async (c, next) => {
      if (c.req.method === 'OPTIONS' || !c.req.path.endsWith('/game/v1/raffles')) return next();
      const from = await fetch(`${standIn.origin}/api/game/games`, { headers: c.req.header() });
      const games = (await from.json()) as Game[];
      const headers = { ...Object.fromEntries(from.headers), 'content-type': 'application/json' };
      for (const name of ['content-length', 'content-encoding']) Reflect.deleteProperty(headers, name);
      return new Response(JSON.stringify(games.map(rename)), { headers });
    };
  const renamed = ({ name, outcomes, ...game }: Game) => ({
    ...game,
    title: name,
    outcomes: outcomes.map(({ name: label, ...outcome }) => ({ ...outcome, label })),
  });
  const sentences = async (rename: (game: Game) => object) => {
    standIn.fault = raffles(rename);
    return faultSentences(await runConformance(runOf({ only: ['GAM-01'], wire }), facts));
  };

  it('is asked and read under them', async () => {
    expect(await sentences(renamed)).toEqual([]);
  });

  it('is told what it lacks by its own names', async () => {
    expect(await sentences((game) => ({ ...renamed(game), title: 7 }))).toEqual([
      'GET /game/v1/raffles (GAM-01): [].title is a number, expected a text; vt-example refuses the answer.',
    ]);
    expect(await sentences((game) => ({ ...renamed(game), outcomes: game.outcomes }))).toEqual([
      'GET /game/v1/raffles (GAM-01): [].outcomes[].label is missing; vt-example refuses the answer.',
    ]);
  });

  it('is not well under ours', async () => {
    expect(faultSentences(await runConformance(runOf({ only: ['GAM-01'], wire }), facts))).not.toEqual([]);
  });
});

describe('the command', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const command = async () => {
    const file = (name: string) => join(folder, name);
    writeFileSync(file('token'), 'equipe\n');
    const args = [
      '--services',
      `${standIn.origin}/api/{service}`,
      '--origin',
      SITE,
      '--only',
      'RCL-08,USR-04',
    ];
    const files = ['--token-file', file('token'), '--json', file('a.json'), '--junit', file('a.xml')];
    const outcome = await runProgram(process.execPath, ['scripts/conformance.mjs', ...args, ...files], {
      cwd: root,
    });
    const written = ['a.json', 'a.xml'].map((name) => readFileSync(file(name), 'utf8'));
    return { ...outcome, shown: [outcome.output, ...written] };
  };

  it('ends with 0 where all is well', async () => {
    const { code, stdout, shown } = await command();
    expect([code, stdout.trim().split('\n').at(-1)]).toEqual([
      0,
      '2 calls: 2 well, 0 with 0 faults, 0 not checked.',
    ]);
    for (const text of shown) expect(text).toMatch(/RCL-08[\s\S]*USR-04/);
  });

  it('ends with 1 for a fault, and shows neither the token nor what was answered', async () => {
    const leak = withHeaders({ 'content-type': 'equipe', 'set-cookie': 'vitrine_session=equipe' });
    standIn.fault = answer('/user/users/self', leak);
    const { code, shown } = await command();
    expect(code).toBe(1);
    for (const text of shown) {
      expect(text).toContain('the answer is JSON as ***; answer Content-Type: application/json');
      expect(text).not.toMatch(/equipe/i);
    }
  });
});
