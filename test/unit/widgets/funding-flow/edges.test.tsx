// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FUNDING_STATE_OF, FUNDING_TRANSITIONS } from '#domain/funding/flow';
import { FUNDING_FLOW_STEPS, FUNDING_STATES } from '#domain/status/screen-steps';
import { closeFlow, inAddress, openFlow, show, title } from '../../lib/funding-flow';
import { edgesOf, WALKS } from '../../lib/funding-walks';
import { expectStep, happen } from '../../lib/funding-way';
import type { SandboxPage } from '../../lib/sandbox-fetch';

let net: SandboxPage;
beforeEach(() => {
  net = openFlow();
});
afterEach(async () => {
  await closeFlow();
  vi.restoreAllMocks();
});

describe('the walks', () => {
  it('go over every edge, every step and every state', () => {
    const walked = new Set(WALKS.flatMap(edgesOf));
    expect(FUNDING_TRANSITIONS.filter((edge) => !walked.has(edge))).toEqual([]);
    const steps = new Set([...walked].flatMap(({ from, to }) => [from, to]));
    expect([...steps].sort()).toEqual([...FUNDING_FLOW_STEPS].sort());
    // The comparator opens over another state (compare.test.tsx).
    const states = new Set([...steps].map((step) => FUNDING_STATE_OF[step]));
    expect(FUNDING_STATES.filter((state) => !states.has(state))).toEqual(['comparator']);
  });

  it.each(WALKS)('lead where the table says: $name', async (walk) => {
    const { source, events } = walk;
    const noise = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    if (events.includes('failed')) net.hold = '/v1/proposal';
    const { element } = await show({
      sources: source === 'ZFLOW' ? ['cdc', 'zflow'] : ['cdc', 'next', 'psa-balao', 'psa-traditional'],
    });
    const told: unknown[] = [];
    element.addEventListener('vt-funding-stepped', ({ detail }) => told.push(detail));
    const edges = edgesOf(walk);
    for (const { from, on, to } of edges) {
      expectStep(from);
      await happen(from, on, walk, net);
      expectStep(to);
      expect(inAddress()).toBe(to);
      expect(document.activeElement?.id).toBe('flow-step-title');
    }
    expect(told).toEqual(edges.map(({ to }) => ({ step: to, state: FUNDING_STATE_OF[to] })));
    expect(title()).not.toBe('');
    expect(noise.flatMap(({ mock }) => mock.calls)).toEqual([]);
  });
});
