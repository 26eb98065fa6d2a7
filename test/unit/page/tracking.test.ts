// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepCampaign, keptCampaign } from '#page/campaign/campaign-values';
import { CLICK_ID_DAYS, keepClickId } from '#page/campaign/click-id';
import { analytics, campaign, clickId, visitCampaign } from '#page/tracking';
import { page } from '../lib/answers';

const clear = () => {
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name, { path: '/' });
};
const kept = () => Cookies.get('vitrine_gclid');
/** The texts written to document.cookie. */
const written = () => {
  const set = vi.spyOn(Object.getPrototypeOf(document) as Document, 'cookie', 'set');
  return () => set.mock.calls.map(([text]) => text);
};
beforeEach(() => {
  clear();
  page();
});
afterEach(() => vi.restoreAllMocks());

describe('keepClickId (spec leads#click-id)', () => {
  it('keeps the id of a landing page for 90 days, path /, SameSite Lax', async () => {
    const cookies = written();
    keepClickId('?utm_source=x&gclid=Cj0K_q-1');
    expect(CLICK_ID_DAYS).toBe(90);
    expect(cookies()).toEqual(['vitrine_gclid=Cj0K_q-1; path=/; max-age=7776000; samesite=lax']);
    expect(await clickId('')).toBe('Cj0K_q-1');
  });
  it('is for all hosts of the brand, and secure over https', () => {
    vi.stubGlobal('location', new URL('https://ofertas.brand.example/'));
    const cookies = written();
    keepClickId('?gclid=a');
    vi.unstubAllGlobals();
    expect(cookies()[0]).toBe(
      'vitrine_gclid=a; path=/; max-age=7776000; samesite=lax; secure; domain=.brand.example',
    );
  });
  it('has the domain that the page names, and is for this host where the browser refuses it', () => {
    page({ 'cookie-domain': '.example' });
    const cookies = written();
    keepClickId('?gclid=a');
    expect(cookies()).toEqual([
      'vitrine_gclid=a; path=/; max-age=7776000; samesite=lax; domain=.example',
      'vitrine_gclid=a; path=/; max-age=7776000; samesite=lax',
    ]);
    expect(kept()).toBe('a');
  });
  it.each([
    ['?gclid=a', 'a'],
    ['?gclid=a&gclsrc=aw', 'a'],
    ['?gclid=a&gclsrc=AW.ds', 'a'],
    ['?gclid=a&gclsrc=', 'a'],
    ['?gclid=a&gclsrc=organic', undefined],
    ['?gclid=a&gclsrc=ds', undefined],
    ['?gclid=%3Cscript%3E', undefined],
    ['?gclid=a%3B%20domain%3Dx', undefined],
    [`?gclid=${'a'.repeat(300)}`, undefined],
    ['?gclid=', undefined],
    ['', undefined],
  ])('of %s keeps %s', (search, id) => {
    keepClickId(search);
    expect(kept()).toBe(id);
  });
  it('leaves an earlier one', () => {
    Cookies.set('vitrine_gclid', 'first', { path: '/' });
    keepClickId('?gclid=second');
    expect(kept()).toBe('first');
  });
  it('does nothing where cookies are blocked', () => {
    vi.spyOn(Object.getPrototypeOf(document) as Document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(() => keepClickId('?gclid=a')).not.toThrow();
  });
});

describe('clickId (spec leads#click-id)', () => {
  it('prefers the cookie', async () => {
    Cookies.set('vitrine_gclid', 'kept', { path: '/' });
    expect(await clickId('?gclid=fresh')).toBe('kept');
  });
  it('takes the address, unless its source is no ad network', async () => {
    expect(await clickId('?gclid=Cj0K_q-1')).toBe('Cj0K_q-1');
    expect(await clickId('?gclid=x&gclsrc=organic')).toBeUndefined();
  });
  it('falls back to older conversion cookies, which it does not copy', async () => {
    Cookies.set('_gcl_aw', 'GCL.1700000000.old.id', { path: '/' });
    expect(await clickId('?utm_source=x')).toBe('old.id');
    expect(kept()).toBeUndefined();
  });
  it.each([
    ['_gac_UA-12345-1', '1.1700000000.old-id_2', 'old-id_2'],
    ['_gac_gb_UA-12345-1', '1.1700000000.other', undefined],
    ['_gac_UA-12345-1', 'broken', undefined],
  ])('reads %s=%s of an analytics property as %s', async (name, value, id) => {
    Cookies.set(name, value, { path: '/' });
    expect(await clickId('')).toBe(id);
    Cookies.set('_gcl_aw', 'GCL.1700000001.newer', { path: '/' });
    expect(await clickId('')).toBe('newer');
  });
  it('is nothing where there is none', async () => expect(await clickId('')).toBeUndefined());
  it('is nothing without the consent that the page requires, not even from the address', async () => {
    page({ consent: 'ad_storage' });
    expect(await clickId('?gclid=fresh')).toBeUndefined();
    page({ consent: 'analytics_storage' });
    expect(await clickId('?gclid=fresh')).toBe('fresh');
  });
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
  it.each(['?vt-step=2', '?vt-car=x&order=res-1', '?simulation=s'])(
    'is direct for %j, which is our own',
    (search) => expect(campaign(search)).toMatchObject({ source: 'direct', medium: 'none' }),
  );
});

describe('the campaign of a visit', () => {
  const landed = { source: 's', medium: '', campaign: 'c', content: '', term: '' };
  beforeEach(() => sessionStorage.clear());
  it('is that of its landing page, on every later page', async () => {
    keepCampaign('?utm_source=s&utm_campaign=c');
    keepCampaign('?vt-step=2');
    expect(await visitCampaign('')).toEqual(landed);
    expect(await visitCampaign('?id=1')).toEqual(landed);
  });
  it('is that of a later landing page as a whole', async () => {
    keepCampaign('?utm_source=s&utm_campaign=c');
    expect(await visitCampaign('?utm_source=new')).toMatchObject({ source: 'new', campaign: '' });
    keepCampaign('?utm_source=new');
    expect(await visitCampaign('')).toMatchObject({ source: 'new', campaign: '' });
  });
  it('waits for the consent, and is not read without it', async () => {
    page({ consent: 'ad_storage' });
    keepCampaign('?utm_source=s&utm_campaign=c');
    // Both wait for the same file.
    expect(await visitCampaign('')).toMatchObject({ source: 'direct' });
    expect(sessionStorage).toHaveLength(0);
    sessionStorage.setItem('vitrine:campaign:v1', JSON.stringify(landed));
    expect(await visitCampaign('')).toMatchObject({ source: 'direct' });
  });
  it.each(['?utm_source=ana@exemplo.com', `?utm_term=${'a'.repeat(201)}`])('is not kept: %s', (search) => {
    keepCampaign('?utm_source=before');
    keepCampaign(search);
    expect(sessionStorage).toHaveLength(0);
  });
  it.each([
    'null',
    '{}',
    '[]',
    '{"source":1}',
    'x',
    '{"source":"a@b","medium":"","campaign":"","content":"","term":""}',
  ])('is nothing where the storage has %s', (text) => {
    sessionStorage.setItem('vitrine:campaign:v1', text);
    expect(keptCampaign()).toBeUndefined();
  });
  it('is that of the page alone where the storage is blocked', async () => {
    const blocked = () => {
      throw new DOMException('blocked');
    };
    vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked });
    keepCampaign('?utm_source=s');
    expect(await visitCampaign('')).toMatchObject({ source: 'direct' });
    expect(await visitCampaign('?utm_source=s')).toMatchObject({ source: 's' });
    vi.unstubAllGlobals();
  });
});

describe('analytics', () => {
  it('reads client, stream and user', async () => {
    Cookies.set('_ga', 'GA1.1.123.456', { path: '/' });
    Cookies.set('_ga_ABC123', 'GS1.1.x', { path: '/' });
    Cookies.set('_ga_user_id', 'u7', { path: '/' });
    expect(await analytics()).toEqual({ clientId: '123.456', trackId: 'G-ABC123', userId: 'u7' });
  });
  it('is empty without them', async () =>
    expect(await analytics()).toEqual({ clientId: '', trackId: '', userId: '' }));
  it('is empty without the consent that the page requires', async () => {
    Cookies.set('_ga', 'GA1.1.123.456');
    page({ consent: 'analytics_storage' });
    expect(await analytics()).toEqual({ clientId: '', trackId: '', userId: '' });
    page({ consent: 'ad_storage' });
    expect((await analytics()).clientId).toBe('123.456');
  });
});
