// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadCar } from '#features/car/current/load-car';
import { fakeLimits } from '../../lib/limits';
import { button, click, settle, text, texts } from '../../lib/render';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';
import { leaveComparator, loadComparator, names, openComparator, show } from './shown';

/** Longer than all tries of a call and the pauses between them take. */
const ALL_TRIES = 20_000;
const VERSIONS = '358AF11 358BF31 358CF31';
const ARGO = ['Drive 1.0', 'Drive 1.3 CVT', 'Trekking 1.3 CVT'];
const FAILED = 'Não foi possível carregar as informações';

let net: SandboxPage;
beforeAll(loadComparator);
beforeEach(() => {
  openComparator();
  net = sandboxPage();
});
afterEach(async () => {
  await leaveComparator();
  vi.restoreAllMocks();
});

const comparisons = () => net.asked.filter((address) => address.includes('comparisons'));
const tryAgain = async () => {
  net.sandbox.state.setFault({ call: 'RPT-09', fault: 'none' });
  net.sandbox.state.setFault({ call: 'CAR-03', fault: 'none' });
  net.hold = '';
  await click(button('Tentar novamente'));
  await settle();
};

describe('a comparison that cannot be had', () => {
  it.each(['drop', '500', 'malformed'])('by %s says so and comes at the next try', async (fault) => {
    net.sandbox.state.setFault({ call: 'RPT-09', fault });
    await show({ versions: VERSIONS });
    await settle(ALL_TRIES);
    expect(texts('[role=alert]')).toEqual([FAILED]);
    expect(document.querySelector('table')).toBeNull();
    // The failure does not keep the height of a table.
    const host = document.body.firstElementChild as HTMLElement;
    expect(host.style.minHeight).toBe('0');
    await tryAgain();
    expect(names()).toEqual(ARGO);
    expect(document.querySelector('[role=alert]')).toBeNull();
    expect(host.style.minHeight).toBe('');
  });

  it('by no answer in time waits, says so and comes at the next try', async () => {
    fakeLimits();
    net.hold = 'comparisons';
    await show({ versions: VERSIONS });
    await settle(14_000);
    expect(text()).toContain('Carregando a comparação…');
    expect(document.querySelector('.waiting')).not.toBeNull();
    expect(document.querySelector('[role=alert]')).toBeNull();
    await settle(1000);
    expect(texts('[role=alert]')).toEqual([FAILED]);
    expect(text()).not.toContain('Carregando a comparação…');
    // Who waited that long does not wait for more tries.
    await settle(ALL_TRIES);
    expect(comparisons()).toHaveLength(1);
    await tryAgain();
    expect(names()).toEqual(ARGO);
  });
});

describe("a page's car that cannot be had", () => {
  const loadArgo = async () => {
    await act(async () => loadCar({ mvsCode: '358BF31' }, document));
    await settle(ALL_TRIES);
  };

  it('says so and is compared at the next try', async () => {
    net.sandbox.state.setFault({ call: 'CAR-03', fault: 'malformed' });
    await show();
    await loadArgo();
    expect(texts('[role=alert]')).toEqual([FAILED]);
    expect(text()).not.toContain('duas versões');
    await tryAgain();
    expect(names()[0]).toBe('Drive 1.3 CVT');
  });

  it('leaves its place to another one where it is not sold', async () => {
    net.sandbox.state.setFault({ call: 'CAR-03', fault: '404' });
    await show();
    await loadArgo();
    expect(text('.state-title')).toBe('Escolha um carro para comparar as suas versões');
  });
});
