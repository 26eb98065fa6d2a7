import { describe, expect, it } from 'vitest';
import {
  isUsable,
  NO_SESSION,
  nextSession,
  type SessionEvent,
  type SessionState,
  staysInView,
  type VisitorSession,
} from '#domain/session/session-state';

/** A session in each state: ana's, whose token is "a". */
const SESSIONS: { [S in SessionState]: VisitorSession } = {
  none: NO_SESSION,
  signedIn: { ...NO_SESSION, state: 'signedIn', serial: 1, token: 'a' },
  expired: { ...NO_SESSION, state: 'expired', serial: 2 },
  signedOut: { ...NO_SESSION, state: 'signedOut', serial: 2 },
  guest: { ...NO_SESSION, state: 'guest', serial: 2 },
};
const EVENTS = {
  'cookie gone': { type: 'cookie', token: undefined },
  'cookie found': { type: 'cookie', token: 'a' },
  'cookie of another': { type: 'cookie', token: 'b' },
  'token rejected': { type: 'tokenRejected', token: 'a' },
  'sign-in': { type: 'signIn' },
  'sign-out': { type: 'signOut' },
  'guest chosen': { type: 'guestChosen' },
} satisfies Record<string, SessionEvent>;

type Row = readonly [SessionState, number];
/** The state and the number of the session after each event. */
const NEXT: { [S in SessionState]: { [E in keyof typeof EVENTS]: Row } } = {
  none: {
    'cookie gone': ['none', 0],
    'cookie found': ['signedIn', 1],
    'cookie of another': ['signedIn', 1],
    'token rejected': ['expired', 0],
    'sign-in': ['none', 0],
    'sign-out': ['none', 0],
    'guest chosen': ['none', 0],
  },
  signedIn: {
    'cookie gone': ['expired', 2],
    'cookie found': ['signedIn', 1],
    'cookie of another': ['signedIn', 2],
    'token rejected': ['expired', 2],
    'sign-in': ['signedIn', 1],
    'sign-out': ['signedOut', 2],
    'guest chosen': ['signedIn', 1],
  },
  expired: {
    'cookie gone': ['expired', 2],
    'cookie found': ['signedIn', 3],
    'cookie of another': ['signedIn', 3],
    'token rejected': ['expired', 2],
    'sign-in': ['expired', 2],
    'sign-out': ['signedOut', 2],
    'guest chosen': ['guest', 2],
  },
  signedOut: {
    'cookie gone': ['signedOut', 2],
    'cookie found': ['signedIn', 3],
    'cookie of another': ['signedIn', 3],
    'token rejected': ['expired', 2],
    'sign-in': ['signedOut', 2],
    'sign-out': ['signedOut', 2],
    'guest chosen': ['signedOut', 2],
  },
  guest: {
    'cookie gone': ['guest', 2],
    'cookie found': ['signedIn', 3],
    'cookie of another': ['signedIn', 3],
    'token rejected': ['expired', 2],
    'sign-in': ['guest', 2],
    'sign-out': ['signedOut', 2],
    'guest chosen': ['guest', 2],
  },
};

const cases = Object.entries(NEXT).flatMap(([state, row]) =>
  Object.entries(row).map(([name, next]) => [state, name, next] as const),
);

describe('each event in each state', () => {
  it.each(cases)('%s, %s: %j', (state, name, next) => {
    const before = SESSIONS[state as SessionState];
    const after = nextSession(before, EVENTS[name as keyof typeof EVENTS]);
    expect([after.state, after.serial]).toEqual(next);
  });
  it('returns the same object where nothing changes', () => {
    for (const session of Object.values(SESSIONS)) {
      expect(nextSession(session, { type: 'cookie', token: session.token || undefined })).toBe(session);
      expect(nextSession(session, { type: 'signIn' })).toBe(session);
    }
    for (const state of ['none', 'signedOut'] as const)
      expect(nextSession(SESSIONS[state], { type: 'signOut' })).toBe(SESSIONS[state]);
  });
});

describe('a rejected token', () => {
  const rejected = nextSession(SESSIONS.signedIn, EVENTS['token rejected']);

  it('is not used again, and is distinguished from a cookie that went', () => {
    expect([isUsable(rejected, 'a'), isUsable(rejected, 'b'), rejected.isRejected]).toEqual([
      false,
      true,
      true,
    ]);
    expect(nextSession(rejected, EVENTS['cookie found'])).toBe(rejected);
    expect(nextSession(rejected, EVENTS['token rejected'])).toBe(rejected);
    expect(nextSession(SESSIONS.signedIn, EVENTS['cookie gone']).isRejected).toBe(false);
  });
  it('is used again once the visitor has signed in with it', () => {
    const accepted = nextSession(rejected, EVENTS['sign-in']);
    expect(accepted).toEqual({ ...rejected, rejected: [], isRejected: false });
    expect(nextSession(accepted, EVENTS['cookie found'])).toMatchObject({ state: 'signedIn', token: 'a' });
  });
  it.each([
    ['sign-out', 'signedOut'],
    ['guest chosen', 'guest'],
  ] as const)('no longer holds the visitor back after %s', (name, state) => {
    expect(nextSession(rejected, EVENTS[name])).toMatchObject({ state, isRejected: false, rejected: ['a'] });
  });
});

it('what was typed stays while a session has expired, also where the visitor goes on as a guest', () => {
  const states = Object.keys(SESSIONS) as SessionState[];
  expect(states.filter(staysInView)).toEqual(['expired', 'guest']);
});

/** Every sequence of so many events. */
function* sequences(length: number): Generator<readonly SessionEvent[]> {
  if (length === 0) {
    yield [];
    return;
  }
  for (const before of sequences(length - 1)) {
    for (const event of Object.values(EVENTS)) yield [...before, event];
    yield [...before, { type: 'tokenRejected', token: 'b' }];
  }
}

it('holds its rules in every sequence of five events', () => {
  const broken: unknown[] = [];
  for (const events of sequences(5)) {
    let session = NO_SESSION;
    const rejected = new Set<string>();
    for (const event of events) {
      const before = session;
      session = nextSession(before, event);
      if (event.type === 'tokenRejected') rejected.add(event.token);
      if (event.type === 'signIn') rejected.clear();
      const isSignedIn = session.state === 'signedIn';
      const rules = {
        'a token exactly while somebody is signed in': isSignedIn === (session.token !== ''),
        'a rejected token is never used': !rejected.has(session.token),
        'another token has another number':
          session.token === '' || session.token === before.token || session.serial > before.serial,
        'a session that ends has another number':
          before.token === '' || session.token === before.token || session.serial > before.serial,
        'numbers only grow': session.serial >= before.serial,
        'a sign-out leaves nobody signed in, and nothing expired':
          event.type !== 'signOut' || /^(none|signedOut)$/.test(session.state),
        'a guest has decided':
          session.state !== 'guest' || before.state === 'guest' || event.type === 'guestChosen',
        'an expired session stays until a cookie, a sign-out or a decision':
          before.state !== 'expired' ||
          session.state === 'expired' ||
          /^(cookie|signOut|guestChosen)$/.test(event.type),
        'only an expired session was rejected': !session.isRejected || session.state === 'expired',
      };
      for (const [rule, holds] of Object.entries(rules)) if (!holds) broken.push([rule, events]);
    }
  }
  expect(broken.slice(0, 3)).toEqual([]);
});
