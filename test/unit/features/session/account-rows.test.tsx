// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useAccountRows, useFormerRows, useVisitorRows } from '#features/session/use-account-content';
import { useCollection } from '#ui/collection/use-collection';
import { leave, render, settle, text } from '../../lib/render';

/** Whose session the browser has. */
const visitor = () => Cookies.get('vitrine_session') ?? 'guest';
let calls = 0;
let fails = false;
/** Every text that was shown. */
const seen: string[] = [];
const load = async () => {
  calls++;
  const id = visitor();
  await Promise.resolve();
  if (fails) throw new Error('no');
  return [{ id }];
};
function Rows({ source }: { source: Parameters<typeof useCollection>[0] }) {
  const list = useCollection(source, load);
  const { items, failed } = list;
  const shown = useFormerRows(list)
    ? 'hidden'
    : `${items?.map(({ id }) => id) ?? '-'}${failed ? ' failed' : ''}`;
  seen.push(`${visitor()}: ${shown}`);
  return <p>{shown}</p>;
}
const OnPage = () => <Rows source={useAccountRows('page')} />;
const InGate = () => <Rows source={useAccountRows('gate')} />;
const OfGuests = ({ guest = 0 }: { guest?: number }) => <Rows source={useVisitorRows(guest)} />;

const fire = async (event: string) => {
  await act(async () => {
    document.dispatchEvent(new CustomEvent(event, { bubbles: true, detail: { service: 'x' } }));
  });
  await settle();
};
const signIn = (id: string) => {
  Cookies.set('vitrine_session', id, { path: '/' });
  return fire('vt-session-started');
};
const end = (event: 'vt-session-ended' | 'vt-session-expired') => {
  Cookies.remove('vitrine_session', { path: '/' });
  return fire(event);
};

afterEach(async () => {
  fails = false;
  await end('vt-session-ended');
  await leave();
  calls = 0;
  seen.length = 0;
});

describe('rows of an account', () => {
  it.each([
    ['on the page', OnPage],
    ['within a gate', InGate],
  ])(
    '%s load once per session, stay after it has ended by itself, and go with a sign-out',
    async (_, View) => {
      await render(<View />);
      expect([text('p'), calls]).toEqual(['-', 0]);
      await signIn('ana');
      expect([text('p'), calls]).toEqual(['ana', 1]);
      await end('vt-session-expired');
      expect([text('p'), calls]).toEqual(['ana', 1]);
      await signIn('ana');
      expect([text('p'), calls]).toEqual(['ana', 2]);
      await end('vt-session-ended');
      expect([text('p'), calls]).toEqual(['-', 2]);
    },
  );

  it('on the page are never shown to another account', async () => {
    await render(<OnPage />);
    await signIn('ana');
    await signIn('bruno');
    expect(text('p')).toBe('bruno');
    await end('vt-session-expired');
    fails = true;
    await signIn('carla');
    expect(text('p')).toBe('- failed');
    expect(seen.filter((each) => /bruno: ana|carla: bruno/.test(each))).toEqual([]);
  });

  it('within a gate stay with what was typed in them where the next session cannot load them', async () => {
    await render(<InGate />);
    await signIn('ana');
    await end('vt-session-expired');
    fails = true;
    await signIn('ana');
    expect(text('p')).toBe('ana failed');
  });
});

describe('rows that a guest has too', () => {
  it('load without a session, but not after one that has ended by itself', async () => {
    await render(<OfGuests />);
    expect(text('p')).toBe('guest');
    await signIn('ana');
    expect(text('p')).toBe('ana');
    await end('vt-session-expired');
    expect([text('p'), calls]).toEqual(['ana', 2]);
  });

  it('go with a sign-out, and where the load for another session fails', async () => {
    await render(<OfGuests />);
    await signIn('ana');
    fails = true;
    await signIn('bruno');
    expect(text('p')).toBe('- failed');
    fails = false;
    await end('vt-session-ended');
    expect(text('p')).toBe('guest');
    expect(seen).not.toContain('guest: ana');
  });

  it('of one account are not seen while those of who has signed in next load', async () => {
    await render(<OfGuests />);
    await signIn('ana');
    await end('vt-session-expired');
    expect(text('p')).toBe('ana');
    await signIn('ana-2');
    await signIn('bruno');
    await end('vt-session-ended');
    await signIn('carla');
    expect(text('p')).toBe('carla');
    expect(seen.filter((each) => /ana-2: ana$|bruno: ana|carla: (ana|bruno)/.test(each))).toEqual([]);
    expect(seen).toContain('ana-2: hidden');
  });

  it('of a guest stay while those of the account load', async () => {
    await render(<OfGuests />);
    seen.length = 0;
    await signIn('ana');
    expect(seen).toContain('ana: guest');
    expect(seen).not.toContain('ana: -');
  });

  it('are of one guest', async () => {
    const { show } = await render(<OfGuests />);
    fails = true;
    await show(<OfGuests guest={1} />);
    await settle();
    expect(text('p')).toBe('- failed');
  });
});
