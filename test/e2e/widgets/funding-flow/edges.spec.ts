import type { FundingSource } from '../../../../src/domain/financing/adapter';
import {
  FUNDING_STATE_OF,
  FUNDING_TRANSITIONS,
  type FundingEvent,
} from '../../../../src/domain/funding/flow';
import {
  FUNDING_FLOW_STEPS,
  FUNDING_STATES,
  type FundingFlowStep,
} from '../../../../src/domain/standalone/screen-steps';
import {
  CPFS,
  expectStep,
  fillContact,
  fillRegister,
  flow,
  later,
  placeFlow,
  press,
  sendProposal,
  simulated,
} from '../../lib/funding';
import { quiet } from '../../lib/page';
import { expect, expectAccessible, type Page, type Sandbox, test } from '../../lib/test';

interface Walk {
  name: string;
  source: FundingSource;
  cpf?: string;
  events: readonly FundingEvent[];
}

/** Ways through the flow that go over every edge of its table between them. */
const WALKS: readonly Walk[] = [
  {
    name: 'CDC, back from every step, to an approved proposal',
    source: 'CDC',
    events: [
      ...([
        'choose',
        'back',
        'choose',
        'next',
        'back',
        'next',
        'next',
        'back',
        'next',
        'next',
        'back',
        'next',
      ] as const),
      ...(['send', 'approved', 'next', 'restart'] as const),
    ],
  },
  {
    name: 'NEXT, to a seller',
    source: 'NEXT',
    events: ['choose', 'next', 'back', 'next', 'next', 'back', 'next', 'send', 'restart'],
  },
  {
    name: 'balloon, denied, looked at once more',
    source: 'PSA_BALAO',
    cpf: CPFS.denied,
    events: [
      'choose',
      'next',
      'back',
      'next',
      'next',
      'back',
      'next',
      'next',
      'send',
      'denied',
      'next',
      'restart',
    ],
  },
  {
    name: 'traditional, denied, by another bank',
    source: 'PSA_TRADITIONAL',
    cpf: CPFS.denied,
    events: ['choose', 'next', 'next', 'next', 'send', 'denied', 'other-bank'],
  },
  {
    name: 'left alone, approved meanwhile',
    source: 'CDC',
    events: ['choose', 'next', 'next', 'next', 'send', 'leave', 'approved'],
  },
  {
    name: 'left alone, denied meanwhile',
    source: 'CDC',
    cpf: CPFS.denied,
    events: ['choose', 'next', 'next', 'next', 'send', 'leave', 'denied'],
  },
  {
    name: 'more is wanted',
    source: 'CDC',
    cpf: CPFS.documents,
    events: ['choose', 'next', 'next', 'next', 'send', 'pending'],
  },
  { name: 'never arrived', source: 'CDC', events: ['choose', 'next', 'next', 'next', 'send', 'failed'] },
  { name: 'the bank’s own flow', source: 'ZFLOW', events: ['external-failed', 'retry'] },
];

const WAYS: Record<FundingSource, string> = {
  CDC: 'Simular com CDC',
  NEXT: 'Simular com Next',
  PSA_BALAO: 'Simular com Parcela final (balão)',
  PSA_TRADITIONAL: 'Simular com Parcelas iguais',
  ZFLOW: 'Continuar no site do banco',
};

const edgeOf = (from: FundingFlowStep, on: FundingEvent, source: FundingSource) => {
  const edge = FUNDING_TRANSITIONS.find(
    (each) => each.from === from && each.on === on && (!each.of || each.of.includes(source)),
  );
  if (!edge) throw new Error(`the table has no ${on} in ${from} for ${source}`);
  return edge;
};

/** The edges a walk goes over, by the table. */
function edgesOf({ source, events }: Walk) {
  let at: FundingFlowStep = 'flow-selection';
  return events.map((on) => {
    const edge = edgeOf(at, on, source);
    at = edge.to;
    return edge;
  });
}

interface Way {
  page: Page;
  sandbox: Sandbox;
  walk: Walk;
  /** Lets a proposal go that is held, as one that never arrives. */
  lose(): Promise<void>;
}

/** What a visitor, or the bank, does for an event to happen in a step. */
async function act(
  from: FundingFlowStep,
  on: FundingEvent,
  { page, sandbox, walk, lose }: Way,
): Promise<void> {
  if (on === 'choose' || on === 'external-failed') return press(page, WAYS[walk.source]);
  if (on === 'back') return press(page, 'Voltar');
  if (on === 'restart') return press(page, 'Começar de novo');
  if (on === 'other-bank') return press(page, 'Tentar outra modalidade');
  if (on === 'retry') return press(page, 'Escolher outra modalidade');
  if (on === 'leave') return press(page, 'Acompanhar depois');
  if (on === 'failed') return lose();
  if (on === 'approved' || on === 'denied' || on === 'pending') {
    await later(sandbox, 6);
    // While it is waited for, the page asks by itself.
    if (from === 'funding-resume') await press(page, 'Atualizar');
    return;
  }
  if (on === 'send') {
    if (from === 'next-lead-form') return press(page, 'Enviar solicitação');
    return sendProposal(page);
  }
  // 'next'
  if (from === 'page-initial-data') await fillContact(page, walk.cpf);
  if (/simulator|check/.test(from)) await simulated(page);
  if (from === 'installment-register') return fillRegister(page);
  await press(page, /^installment-(approved|denied)$/.test(from) ? 'Acompanhar a proposta' : 'Continuar');
}

test('the walks go over every edge, every step and every state', () => {
  const walked = new Set(WALKS.flatMap(edgesOf));
  expect(FUNDING_TRANSITIONS.filter((edge) => !walked.has(edge))).toEqual([]);
  const steps = new Set([...walked].flatMap(({ from, to }) => [from, to]));
  expect([...steps].sort()).toEqual([...FUNDING_FLOW_STEPS].sort());
  // The comparator opens over another state (funding-flow-visit.spec.ts).
  const states = new Set([...steps].map((step) => FUNDING_STATE_OF[step]));
  expect(FUNDING_STATES.filter((state) => !states.has(state))).toEqual(['comparator']);
});

for (const walk of WALKS) {
  test(`every edge: ${walk.name}`, async ({ page, open, sandbox, noise }) => {
    test.setTimeout(120_000);
    await open('/lone/');
    const told = page.evaluate(
      () =>
        new Promise<void>((begun) => {
          const all: string[] = [];
          (globalThis as unknown as { steps: string[] }).steps = all;
          document.addEventListener('vt-funding-stepped', ({ detail }) => all.push(detail.step));
          begun();
        }),
    );
    await told;
    let release = () => {};
    if (walk.events.includes('failed')) {
      const held = new Promise<void>((go) => {
        release = go;
      });
      await page.route('**/financing/v1/proposal', async (route) => {
        await held;
        // An answer that is none: the browser itself says nothing about it, late or early.
        await route.fulfill({ contentType: 'application/json', body: '{}' });
      });
    }
    await placeFlow(page, {
      sources: walk.source === 'ZFLOW' ? 'cdc zflow' : 'cdc next psa-balao psa-traditional',
    });
    const way: Way = { page, sandbox, walk, lose: async () => release() };
    const edges = edgesOf(walk);
    for (const { from, on, to } of edges) {
      await expectStep(page, from, 20_000);
      await act(from, on, way);
      await expectStep(page, to, 25_000);
    }
    // The page is told of a step once it is painted.
    const steps = () => page.evaluate(() => (globalThis as unknown as { steps: string[] }).steps);
    await expect.poll(steps).toEqual(edges.map(({ to }) => to));
    await expect(flow(page).locator('#flow-step-title')).toBeFocused();
    await expectAccessible(page, 'vt-funding-flow');
    // The browser writes what failed to the console itself.
    quiet(noise);
  });
}
