// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { $membership, reloadMembership, requestMembership } from '#features/loyalty/membership-store';
import { getMembership } from '#services/loyalty';
import { signOut } from '../../lib/requests';
import { sandboxPage } from '../../lib/sandbox-fetch';

vi.mock('#services/loyalty', () => ({ getMembership: vi.fn<() => Promise<unknown>>() }));

/** Answers of the service, in the order in which they were asked for. */
let asked: { answer(points: number): void; fail(status: number): void }[];
let stop: () => void;
const turn = () => new Promise((go) => setTimeout(go));
const session = (event: 'started' | 'ended') =>
  document.dispatchEvent(new Event(`vt-session-${event}`, { bubbles: true }));
const points = () => $membership.get().membership?.points;

beforeEach(() => {
  sandboxPage({ brand: 'jeep', country: 'BR' });
  asked = [];
  vi.mocked(getMembership).mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        asked.push({
          answer: (points) => resolve({ program: 'JEEP_WAVE', points } as never),
          fail: (status) => reject({ status }),
        });
      }),
  );
  Cookies.set('vitrine_session', 'ana', { path: '/' });
  session('started');
  stop = $membership.subscribe(() => {});
});
afterEach(() => {
  signOut();
  session('ended');
  stop();
  vi.unstubAllGlobals();
});

it('is loaded once for all who ask, and again after a failure', async () => {
  requestMembership();
  requestMembership();
  expect(asked).toHaveLength(1);
  asked[0]?.fail(500);
  await turn();
  expect($membership.get().status).toBe('failed');
  requestMembership();
  asked[1]?.answer(5);
  await turn();
  expect([asked.length, points()]).toEqual([2, 5]);
});

it('the answer to an earlier load is dropped, a failure too', async () => {
  // A widget that has asked for it has it loaded for each session.
  asked = [];
  const loads = [reloadMembership(), reloadMembership(), reloadMembership()];
  asked[2]?.answer(30);
  await turn();
  asked[0]?.answer(10);
  asked[1]?.fail(404);
  await Promise.all(loads);
  expect([$membership.get().status, points()]).toEqual(['ready', 30]);
});

it('goes with the account: of who has signed out nothing is known, nor of an answer that comes later', async () => {
  requestMembership();
  asked[0]?.answer(7);
  await turn();
  expect(points()).toBe(7);
  const late = reloadMembership();
  signOut();
  session('ended');
  expect($membership.get()).toEqual({ status: 'unknown', membership: null });
  asked[1]?.answer(8);
  await late;
  expect($membership.get()).toEqual({ status: 'unknown', membership: null });
});
