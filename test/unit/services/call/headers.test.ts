// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '#features/orders/guest/guest-identity';
import { problems } from '#page/settings/report-problem';
import { GET, POST } from '#services/http/call';
import { provideHeader } from '#services/http/context-headers';
import { answers, failure, metas, sent, signOut } from '../../lib/requests';

const open = GET('H-01', 'cars', '/models');
const own = GET('H-02', 'user', '/self', { auth: 'bearer' });
const promotions = GET('H-03', 'promotion', '/', {
  auth: 'id-token',
  wire: { headers: ['hub-invited-by-id'] },
});
const lead = POST('H-04', 'leads', '/', { auth: 'client-id-secret' });
const reserve = POST('H-05', 'reservation', '/', { auth: 'bearer', wire: { guest: 'owner' } });

/** Texts that no header carries, or that would end it. */
const ODD = ['sessão', '\u0142', '\ud83d\ude97', 'a b', 'a\r\nclient_secret: x', 'a\u0000', '\u00a0'];

const done = () => new Response(null, { status: 204 });
const keep = (name: string, value: string) => Cookies.set(name, value, { path: '/' });
const credentials = (id: string, secret: string) => {
  metas();
  for (const [name, content] of [
    ['lead-client-id', id],
    ['lead-client-secret', secret],
  ] as const) {
    const meta = Object.assign(document.createElement('meta'), { name: `vitrine:${name}` });
    meta.content = content;
    document.head.append(meta);
  }
};

beforeEach(() => {
  metas();
  signOut();
  problems.length = 0;
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe.each(ODD)('%j', (odd) => {
  it('in the session cookie: an anonymous visitor, whose open calls go on', async () => {
    keep('vitrine_session', odd);
    const fetch = answers(done());
    await open({});
    expect(sent(fetch).headers.get('authorization')).toBeNull();
    expect(await failure(own({}))).toMatchObject({ kind: 'http', status: 401 });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
  it('in the identity cookie: no identity', async () => {
    keep('vitrine_identity', odd);
    const fetch = answers(done());
    expect(await failure(promotions({}))).toMatchObject({ kind: 'http', status: 401 });
    expect(fetch).not.toHaveBeenCalled();
  });
  it('in the guest cookie: another guest', async () => {
    keep('vitrine_guest', odd);
    const fetch = answers(done());
    await reserve({});
    expect(sent(fetch).headers.get('x-reservation-anonymous-guest')).toMatch(/^[0-9a-f]{32}$/);
  });
  it('in the page’s credentials is reported, and nothing is sent', async () => {
    const fetch = answers(done());
    // The browser trims what a tag holds.
    const value = `x${odd}y`;
    for (const [id, secret] of [
      [value, 'secret'],
      ['id', value],
    ] as const) {
      credentials(id, secret);
      expect(await failure(lead({}))).toMatchObject({ kind: 'config', status: 0 });
    }
    expect(fetch).not.toHaveBeenCalled();
    expect(console.warn).toHaveBeenCalled();
  });
});

it.each(['José', 'a\r\nb', ' a', '\u0142', ''])(
  '%j as a header of the caller is refused or left out',
  async (value) => {
    keep('vitrine_identity', 'id');
    const fetch = answers(done());
    const call = promotions({ headers: { 'hub-invited-by-id': value } });
    if (value === '') {
      await call;
      expect(sent(fetch).headers.get('hub-invited-by-id')).toBeNull();
    } else {
      expect(await failure(call)).toMatchObject({ kind: 'input', call: 'H-03' });
      expect(fetch).not.toHaveBeenCalled();
    }
  },
);

describe('context headers', () => {
  const start = POST('H-06', 'rental-user', '/start', {
    wire: { headers: ['x-dealer-context', 'x-offer-context', 'x-workstatement-context', 'x-timezone'] },
  });
  const stores = ({ dealer, offer }: { dealer?: string; offer?: string }) => {
    provideHeader('x-dealer-context', () => dealer);
    provideHeader('x-offer-context', () => offer);
  };
  const headers = async (input: object = {}) => {
    const fetch = answers(done());
    await start(input as never);
    return sent(fetch).headers;
  };

  it('are left out where the page and its stores know nothing', async () => {
    stores({});
    const all = await headers();
    expect(['dealer', 'offer', 'workstatement'].map((name) => all.get(`x-${name}-context`))).toEqual([
      null,
      null,
      null,
    ]);
    expect(all.get('x-timezone')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  });
  it('come from the chosen dealer and the offer that was opened', async () => {
    stores({ dealer: 'D-7', offer: 'of-1' });
    const all = await headers();
    expect([all.get('x-dealer-context'), all.get('x-offer-context')]).toEqual(['D-7', 'of-1']);
  });
  it('come from the page’s tags where the visitor opened none, and from the caller before both', async () => {
    stores({});
    metas(
      '<meta name="vitrine:offer-context" content="of-2"><meta name="vitrine:workstatement-context" content="ws-3">',
    );
    const all = await headers();
    expect([all.get('x-offer-context'), all.get('x-workstatement-context')]).toEqual(['of-2', 'ws-3']);
    const own = await headers({ headers: { 'x-offer-context': 'of-9' } });
    expect(own.get('x-offer-context')).toBe('of-9');
  });
});
