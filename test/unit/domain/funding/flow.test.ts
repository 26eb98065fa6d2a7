import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FUNDING_SOURCES, type FundingSource } from '#domain/financing/adapter';
import {
  FUNDING_STATE_OF,
  FUNDING_TRANSITIONS,
  type FundingEvent,
  type FundingProgress,
  isRequest,
  mayEnter,
  nextStep,
  reachableStep,
  restartedProgress,
  restartsFlow,
} from '#domain/funding/flow';
import { FUNDING_FLOW_STEPS, FUNDING_STATES, type FundingFlowStep } from '#domain/status/screen-steps';

const EVENTS = [...new Set(FUNDING_TRANSITIONS.map(({ on }) => on))] as FundingEvent[];

/** What has been done by whoever stands in a step, and what the event itself brings. */
function doneAt(step: FundingFlowStep, on: FundingEvent, source: FundingSource): FundingProgress {
  const before: Record<FundingFlowStep, FundingProgress> = {
    'flow-selection': {},
    'page-initial-data': {},
    'cdc-simulator': { identified: true },
    'next-simulator': { identified: true },
    'installment-check': { identified: true },
    'next-lead-form': { identified: true, simulated: true },
    'installment-register': { identified: true, simulated: true },
    'installment-terms-and-conditions': { identified: true, simulated: true, registered: true },
    'loading-propose-result': { identified: true, simulated: true, registered: true },
    'installment-approved': { identified: true, simulated: true, registered: true, proposal: 'approved' },
    'installment-denied': { identified: true, simulated: true, registered: true, proposal: 'denied' },
    'funding-resume': { identified: true, simulated: true, proposal: 'pending' },
    'external-flow-error': {},
  };
  const brings: Partial<Record<FundingEvent, FundingProgress>> = {
    approved: { proposal: 'approved' },
    denied: { proposal: 'denied' },
    pending: { proposal: 'pending' },
    leave: { proposal: 'progress' },
    ...(on === 'next' && step === 'page-initial-data' && { next: { identified: true } }),
    ...(on === 'next' && /simulator|check/.test(step) && { next: { simulated: true } }),
    ...(on === 'next' && step === 'installment-register' && { next: { registered: true } }),
    ...(on === 'send' && step === 'next-lead-form' && { send: { requested: true } }),
  };
  return { source, ...before[step], ...brings[on] };
}

const edges = FUNDING_TRANSITIONS.flatMap((edge) =>
  (edge.of ?? FUNDING_SOURCES)
    // Nobody of another source ever stands there.
    .filter((source) => mayEnter(edge.from, doneAt(edge.from, 'back', source)))
    .map((source) => ({ ...edge, source })),
);

describe('the funding flow', () => {
  it.each(edges)('$source: $from, $on, to $to', ({ from, on, to, source }) => {
    expect(nextStep(from, on, doneAt(from, on, source))).toBe(to);
  });

  it('has all specified steps, and a state for each', () => {
    const named = new Set(FUNDING_TRANSITIONS.flatMap(({ from, to }) => [from, to]));
    expect([...named].sort()).toEqual([...FUNDING_FLOW_STEPS].sort());
    expect(Object.keys(FUNDING_STATE_OF).sort()).toEqual([...FUNDING_FLOW_STEPS].sort());
    expect([...new Set(Object.values(FUNDING_STATE_OF)), 'comparator'].sort()).toEqual(
      [...FUNDING_STATES].sort(),
    );
  });

  it('walks every edge', () => {
    const walked = new Set(edges.map(({ from, on, to }) => `${from} ${on} ${to}`));
    expect(walked.size).toBe(
      new Set(FUNDING_TRANSITIONS.map(({ from, on, to }) => `${from} ${on} ${to}`)).size,
    );
  });

  it('answers nothing else: a pair that no edge names leads nowhere', () => {
    for (const step of FUNDING_FLOW_STEPS)
      for (const on of EVENTS)
        for (const source of FUNDING_SOURCES) {
          const named = FUNDING_TRANSITIONS.some(
            (edge) => edge.from === step && edge.on === on && (!edge.of || edge.of.includes(source)),
          );
          if (!named) expect(nextStep(step, on, doneAt(step, on, source))).toBeNull();
        }
  });

  it('goes nowhere while the next step lacks what it needs', () => {
    expect(nextStep('installment-check', 'next', { source: 'PSA_BALAO', identified: true })).toBeNull();
  });
  it('goes nowhere before it is known who lends', () => {
    expect(nextStep('flow-selection', 'choose', {})).toBeNull();
    expect(nextStep('page-initial-data', 'next', { identified: true })).toBeNull();
  });

  it('can be left from every step: none is a dead end', () => {
    for (const step of FUNDING_FLOW_STEPS)
      expect(FUNDING_TRANSITIONS.some(({ from }) => from === step)).toBe(true);
  });

  it('never shows a step that lacks what it needs, whatever a visitor does', () => {
    const source = fc.constantFrom(...FUNDING_SOURCES);
    const moves = fc.array(
      fc.record({
        on: fc.constantFrom(...EVENTS),
        /** The browser's back, forward or address bar in place of a click. */
        asks: fc.option(fc.constantFrom(...FUNDING_FLOW_STEPS)),
        does: fc.boolean(),
      }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(source, moves, (chosen, all) => {
        let step: FundingFlowStep = 'flow-selection';
        let progress: FundingProgress = {};
        for (const { on, asks, does } of all) {
          if (asks) step = reachableStep(asks, progress);
          else {
            const done: FundingProgress = does ? { ...progress, ...doneAt(step, on, chosen) } : progress;
            const to = nextStep(step, on, done);
            if (!to) continue;
            progress = restartsFlow(on) ? restartedProgress(done) : done;
            step = to;
          }
          expect(mayEnter(step, progress)).toBe(true);
        }
      }),
    );
  });
});

describe('coming back', () => {
  const sent: FundingProgress = {
    source: 'CDC',
    identified: true,
    simulated: true,
    registered: true,
    proposal: 'progress',
  };

  it('to a step that may be seen shows it', () => {
    expect(reachableStep('cdc-simulator', { source: 'CDC', identified: true })).toBe('cdc-simulator');
  });
  it('to one that may not shows how far one is', () => {
    expect(reachableStep('installment-terms-and-conditions', {})).toBe('flow-selection');
    expect(reachableStep('installment-register', { source: 'NEXT', identified: true })).toBe(
      'next-simulator',
    );
  });
  it('never sends a proposal again', () => {
    expect(reachableStep('loading-propose-result', sent)).toBe('funding-resume');
    expect(reachableStep('installment-terms-and-conditions', sent)).toBe('funding-resume');
    expect(reachableStep('installment-register', { ...sent, proposal: 'denied' })).toBe('installment-denied');
  });
  it('without what was typed asks for it once more', () => {
    expect(
      reachableStep('installment-terms-and-conditions', { source: 'CDC', identified: true, simulated: true }),
    ).toBe('installment-register');
  });
  it('anew keeps who somebody is, and nothing of what was chosen', () => {
    expect(restartedProgress(sent)).toEqual({ identified: true, registered: true });
    expect(restartedProgress({ source: 'CDC' })).toEqual({});
  });
});

it('what NEXT simulates is requested from a consultant, all else is contracted here', () => {
  expect(FUNDING_SOURCES.filter(isRequest)).toEqual(FUNDING_SOURCES.filter((name) => name.includes('NEXT')));
  expect(isRequest(undefined)).toBe(false);
});
