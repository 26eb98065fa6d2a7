// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { VERSIONS } from '#demo-pages/sandbox/data/cars';
import { $car, noCar, setCar } from '#features/car/car-store';
import { lookAtCar, trackView } from '#features/car/track-view';
import { $session } from '#features/session/session';
import { SignInGate } from '#features/session/sign-in/SignInGate';
import { rejectToken } from '#page/session/session';
import Garage from '#widgets/garage/Garage';
import { pageStates } from '../../lib/page-states';
import { leave, render, settle, texts } from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';
import { stubFetch } from '../../lib/stub-fetch';

const VISITED = '/garage/v1/visited';
// As on a page with another widget that knows the session: a sign-out between two tests is heard.
$session.listen(() => {});
let net: SandboxPage;
let bodies: { bearer: string | null; body: { mvsCode: string } }[];
const stops: (() => void)[] = [];
/** Versions that are not among the sandbox's visited cars. */
let fresh: string[];

async function open(tags: Record<string, string> = {}) {
  net = sandboxPage(tags);
  bodies = [];
  const { fetch } = globalThis;
  stubFetch(async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init);
    if (request.method === 'POST' && request.url.endsWith(VISITED)) {
      const body = await request.clone().json();
      bodies.push({ bearer: request.headers.get('authorization'), body });
    }
    return fetch(request);
  });
  const answer = await net.sandbox.app.request(`/api${VISITED}`, {
    headers: { authorization: 'Bearer ana' },
  });
  const kept = ((await answer.json()) as { mvsCode: string }[]).map(({ mvsCode }) => mvsCode);
  fresh = VERSIONS.map(({ code }) => code).filter((code) => !kept.includes(code));
}
const signIn = async (token: string) => {
  Cookies.set('vitrine_session', token, { path: '/' });
  await act(async () => void document.dispatchEvent(new Event('vt-session-started', { bubbles: true })));
};
const leaveSession = async () => {
  signOut();
  await act(async () => void document.dispatchEvent(new Event('vt-session-ended', { bubbles: true })));
};
/** The visitor looks at a version of the page's car, and the browser comes to rest. */
const look = async (code: string | undefined) => {
  await act(async () =>
    setCar({
      ...$car.get(),
      isReady: true,
      mvs: { ...noCar().mvs, code, year: 2026 } as NonNullable<ReturnType<typeof noCar>['mvs']>,
    }),
  );
  await settle(5000);
};
const states = pageStates();
const noted = () => bodies.map(({ body }) => body.mvsCode);
const consent = (text: string) => document.documentElement.setAttribute('data-vitrine-consent', text);

beforeEach(async () => {
  await render(<p />);
  await open();
  setCar(noCar());
  stops.push(lookAtCar());
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await leaveSession();
  await leave();
  setCar(noCar());
  document.documentElement.removeAttribute('data-vitrine-consent');
  vi.unstubAllGlobals();
});

describe('a car that a signed-in visitor looks at', () => {
  it.each(['prerender', 'hide'] as const)('waits until its page is on screen: %s', async (state) => {
    states[state]();
    await signIn('ana');
    await look(fresh[0]);
    expect(noted()).toEqual([]);
    states.visit();
    await settle(5000);
    expect(noted()).toEqual([fresh[0]]);
    states.reset();
  });

  it('is noted once per session and version, not before the browser is idle', async () => {
    await signIn('ana');
    const [first, second] = fresh;
    setCar({ ...$car.get(), mvs: { code: first } as never });
    await settle(5000);
    expect(noted()).toEqual([]);
    await look(first);
    await look(second);
    await look(first);
    expect(bodies.map(({ body }) => body)).toEqual([
      { mvsCode: first, year: 2026 },
      { mvsCode: second, year: 2026 },
    ]);
  });
  it('is noted by several widgets and an opened offer once', async () => {
    await signIn('ana');
    stops.push(lookAtCar(), trackView({ mvsCode: fresh[0] ?? '', year: 2026 }));
    await look(fresh[0]);
    expect(noted()).toEqual([fresh[0]]);
  });
  it('is not noted of a guest, but of one who signs in while looking', async () => {
    await look(fresh[0]);
    expect(net.asked).toEqual([]);
    await signIn('ana');
    await settle(5000);
    expect(noted()).toEqual([fresh[0]]);
  });
  it('is noted for another account on the same page too', async () => {
    await signIn('ana');
    await look(fresh[0]);
    await leaveSession();
    await signIn('bruno');
    await settle(5000);
    expect(bodies.map(({ bearer }) => bearer)).toEqual(['Bearer ana', 'Bearer bruno']);
  });
  it('is not noted once the session has ended', async () => {
    await signIn('ana');
    await look(fresh[0]);
    rejectToken();
    await act(async () => void document.dispatchEvent(new Event('vt-session-expired', { bubbles: true })));
    await look(fresh[1]);
    expect(noted()).toEqual([fresh[0]]);
  });
  it.each([500, 'offline', 'lost', 409] as const)(
    'is tried once more at the next look, in silence: %s',
    async (fault) => {
      await signIn('ana');
      net.faults[VISITED] = fault;
      const { body } = document;
      const before = body.innerHTML;
      for (let n = 0; n < 4; n++) {
        await look(fresh[0]);
        // Another version is looked at in between, which is there already.
        await act(async () => setCar({ ...$car.get(), isReady: false }));
        await settle(30_000);
      }
      expect(noted()).toHaveLength(fault === 409 ? 1 : 2);
      expect(body.innerHTML).toBe(before);
    },
  );
});

describe('the consent that a page requires', () => {
  beforeEach(async () => {
    for (const stop of stops.splice(0)) stop();
    await open({ consent: 'analytics_storage' });
    setCar(noCar());
    stops.push(lookAtCar());
    await signIn('ana');
  });

  it('is waited for', async () => {
    await look(fresh[0]);
    expect(noted()).toEqual([]);
    consent('analytics_storage');
    await settle(3000);
    expect(noted()).toEqual([fresh[0]]);
  });
  it('drops what was looked at by its denial', async () => {
    consent('');
    await look(fresh[0]);
    consent('analytics_storage');
    await settle(3000);
    expect(noted()).toEqual([]);
  });
  it('counts no more once it is withdrawn', async () => {
    consent('analytics_storage');
    await look(fresh[0]);
    consent('');
    await look(fresh[1]);
    expect(noted()).toEqual([fresh[0]]);
  });
  it('is no other visitor’s', async () => {
    await look(fresh[0]);
    await leaveSession();
    consent('analytics_storage');
    await settle(3000);
    expect(noted()).toEqual([]);
  });
});

it('stands in the garage’s list on the same page', async () => {
  await signIn('ana');
  await leave();
  await render(
    <SignInGate purpose="">
      <Garage heading="" lists={['visited']} configuratorUrl="" />
    </SignInGate>,
  );
  const before = texts('.car h3').length;
  await look(fresh[0]);
  expect(texts('.car h3')).toHaveLength(before + 1);
});
