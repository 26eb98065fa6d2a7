// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { analytics, CLICK_ID_DAYS, campaign, clickId } from '../../../src/page/tracking';

const clear = () => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name, { path: '/' });
};
beforeEach(clear);
afterEach(() => vi.restoreAllMocks());

describe('clickId (spec leads#click-id)', () => {
  it('prefers the cookie', () => {
    Cookies.set('vitrine_gclid', 'kept', { path: '/' });
    expect(clickId('?gclid=fresh')).toBe('kept');
  });
  it('takes the address and keeps it for 90 days, path /, SameSite Lax', async () => {
    const set = vi.spyOn(Cookies, 'set');
    expect(clickId('?gclid=Cj0K_q-1')).toBe('Cj0K_q-1');
    await vi.waitFor(() =>
      expect(set).toHaveBeenCalledWith(
        'vitrine_gclid',
        'Cj0K_q-1',
        expect.objectContaining({ expires: 90, path: '/', sameSite: 'Lax' }),
      ),
    );
    expect(CLICK_ID_DAYS).toBe(90);
    expect(clickId('')).toBe('Cj0K_q-1');
  });
  it('does not take an address whose source is no ad network', () => {
    expect(clickId('?gclid=x&gclsrc=organic')).toBeUndefined();
    expect(Cookies.get('vitrine_gclid')).toBeUndefined();
  });
  it('does not take or keep what is no id', () => {
    expect(clickId('?gclid=%3Cscript%3E')).toBeUndefined();
    expect(clickId(`?gclid=${'a'.repeat(300)}`)).toBeUndefined();
    expect(Object.keys(Cookies.get())).toEqual([]);
  });
  it('falls back to older conversion cookies, which it does not copy', () => {
    Cookies.set('_gcl_aw', 'GCL.1700000000.old.id', { path: '/' });
    expect(clickId('?utm_source=x')).toBe('old.id');
    expect(Cookies.get('vitrine_gclid')).toBeUndefined();
  });
  it('is nothing where there is none', () => expect(clickId('')).toBeUndefined());
});

describe('campaign (spec leads#campaign)', () => {
  it.each(['', '?'])('is direct, none for %j', (search) =>
    expect(campaign(search)).toEqual({
      source: 'direct',
      medium: 'none',
      campaign: '',
      content: '',
      term: '',
    }),
  );
  it('reads the utm values', () =>
    expect(campaign('?utm_source=s&utm_medium=m&utm_campaign=c&utm_content=co&utm_term=t')).toEqual({
      source: 's',
      medium: 'm',
      campaign: 'c',
      content: 'co',
      term: 't',
    }));
  it('says nothing for an address with another query', () =>
    expect(campaign('?id=1')).toMatchObject({ source: '', medium: '' }));
});

describe('analytics', () => {
  it('reads client, stream and user', () => {
    Cookies.set('_ga', 'GA1.1.123.456', { path: '/' });
    Cookies.set('_ga_ABC123', 'GS1.1.x', { path: '/' });
    Cookies.set('_ga_user_id', 'u7', { path: '/' });
    expect(analytics()).toEqual({ clientId: '123.456', trackId: 'G-ABC123', userId: 'u7' });
  });
  it('is empty without them', () => expect(analytics()).toEqual({ clientId: '', trackId: '', userId: '' }));
});
