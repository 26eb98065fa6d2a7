// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { array, blob, object, optional, string } from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '#features/orders/guest/guest-identity';
import { GET, POST } from '#services/http/call';
import { answers, failure, json, metas, sent, signOut } from '../../lib/requests';

const signIn = POST('W-01', 'auth', '/authentication', { auth: 'basic', returns: object({}) });
const promotions = GET('W-02', 'promotion', '/promotions', {
  auth: 'id-token',
  wire: { headers: ['hub-invited-by-id'], joined: ['ids'] },
  query: object({ ids: optional(array(string())), tags: optional(array(string())) }),
});
const voucher = GET('W-04', 'files', '/voucher', { wire: { reads: 'blob' }, returns: blob() });
const csv = GET('W-05', 'files', '/csv', { wire: { reads: 'blob' }, returns: blob() });
const loyalty = GET('W-06', 'loyalty', '/self', {
  wire: { under: { peugeot: '/lion', '*': '/all' }, headers: ['x-brand', 'x-timezone', 'x-site-host'] },
});
const reserve = POST('W-07', 'reservation', '/reserve', { auth: 'bearer', wire: { guest: 'owner' } });
const timeline = GET('W-08', 'rental', '/timeline', { wire: { language: 'pt-BR' } });
const image = GET('W-09', 'assets', '/{address*}', { wire: { bare: true } });
const staff = POST('W-10', 'dealer', '/block', { staff: true });

const done = () => new Response(null, { status: 204 });

beforeEach(() => {
  metas();
  signOut();
});
afterEach(() => vi.unstubAllGlobals());

describe('what is out of the ordinary on the wire', () => {
  it('basic: e-mail and password as base64 of their UTF-8, and no token', async () => {
    Cookies.set('vitrine_session', 'secret', { path: '/' });
    const fetch = answers(json({}));
    await signIn({ credentials: { email: 'josé@a.example', password: 'ç:1' } });
    const [, encoded = ''] = (sent(fetch).headers.get('authorization') ?? '').split(' ');
    expect(Buffer.from(encoded, 'base64').toString()).toBe('josé@a.example:ç:1');
  });
  it('id-token: required, and sent with the host of the single sign-on as its context', async () => {
    expect(await failure(promotions({}))).toMatchObject({ kind: 'http', status: 401 });
    Cookies.set('vitrine_identity', 'id', { path: '/' });
    Cookies.set('vitrine_session', 'session', { path: '/' });
    const fetch = answers(done(), done());
    await promotions({ headers: { 'hub-invited-by-id': '7' } });
    const { headers } = sent(fetch);
    expect(headers.get('authorization')).toBe('Bearer id');
    expect(headers.get('x-context')).toBe('api.example');
    expect(headers.get('hub-invited-by-id')).toBe('7');
  });
  it('id-token: the context is the host of the brand, where the page names it', async () => {
    metas(
      '<meta name="vitrine:brand" content="jeep"><meta name="vitrine:sign-on-host" content="entrar.{brand}.example">',
    );
    Cookies.set('vitrine_identity', 'id', { path: '/' });
    const fetch = answers(done());
    await promotions({});
    expect(sent(fetch).headers.get('x-context')).toBe('entrar.jeep.example');
  });
  it('one list joined by commas, another as repeated keys', async () => {
    Cookies.set('vitrine_identity', 'id', { path: '/' });
    const fetch = answers(done());
    await promotions({ query: { ids: ['1', '2'], tags: ['a', 'b'] } });
    expect(new URL(sent(fetch).url).search).toBe('?ids=1%2C2&tags=a&tags=b');
  });
  it('files: their bytes as they are; JSON or a page in their place is no file', async () => {
    const pdf = { headers: { 'content-type': 'application/pdf' } };
    const latin = new Response(Uint8Array.of(0xe7, 0x3b), { headers: { 'content-type': 'text/csv' } });
    answers(new Response('%PDF', pdf), latin);
    expect(await ((await voucher({})) as Blob).text()).toBe('%PDF');
    expect([...new Uint8Array(await ((await csv({})) as Blob).arrayBuffer())]).toEqual([0xe7, 0x3b]);
    answers(json({ error: 'x' }), new Response('<p>', { headers: { 'content-type': 'text/html' } }));
    expect(await failure(voucher({}))).toMatchObject({ kind: 'shape', status: 200 });
    expect(await failure(csv({}))).toMatchObject({ kind: 'shape' });
  });
  it("a path of the page's brand, and what the page knows as headers", async () => {
    const fetch = answers(done(), done());
    await loyalty({});
    metas('<meta name="vitrine:brand" content="peugeot">');
    await loyalty({ headers: { 'x-timezone': 'America/Bahia' } });
    expect([sent(fetch).url, sent(fetch, 1).url]).toEqual([
      'https://api.example/loyalty/all/self',
      'https://api.example/loyalty/lion/self',
    ]);
    const { headers } = sent(fetch, 1);
    expect(headers.get('x-brand')).toBe('peugeot');
    expect(headers.get('x-timezone')).toBe('America/Bahia');
    expect(headers.get('x-site-host')).toBe(location.host);
    expect(sent(fetch).headers.get('x-timezone')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  });
  it('a guest is the same guest on the next page, and beside the session once signed in', async () => {
    const fetch = answers(done(), done(), done());
    await reserve({});
    await reserve({});
    const guest = sent(fetch).headers.get('x-reservation-anonymous-guest');
    expect(guest).toMatch(/^[0-9a-f]{32}$/);
    expect(sent(fetch, 1).headers.get('x-reservation-anonymous-guest')).toBe(guest);
    Cookies.set('vitrine_session', 'ana', { path: '/' });
    await reserve({});
    expect(sent(fetch, 2).headers.get('x-reservation-anonymous-guest')).toBe(guest);
    expect(sent(fetch, 2).headers.get('authorization')).toBe('Bearer ana');
  });
  it('a language of its own', async () => {
    metas('<meta name="vitrine:language" content="es-AR">');
    const fetch = answers(done());
    await timeline({});
    expect(sent(fetch).headers.get('accept-language')).toBe('pt-BR');
  });
  it('a bare address gets no token, and keeps its slashes', async () => {
    Cookies.set('vitrine_session', 'secret', { path: '/' });
    const fetch = answers(done());
    await image({ address: 'cars/a b/1.svg' });
    expect(sent(fetch).url).toBe('https://api.example/assets/cars/a%20b/1.svg');
    expect(sent(fetch).headers.get('authorization')).toBeNull();
    expect(await failure(image({ address: 'cars/../secret' }))).toMatchObject({ kind: 'input' });
    expect(await failure(image({ address: 'cars//1' }))).toMatchObject({ kind: 'input' });
  });
  it('an action of staff needs a session although its auth is not stated', async () => {
    const fetch = answers(done());
    expect(await failure(staff({}))).toMatchObject({ kind: 'http', status: 401 });
    expect(fetch).not.toHaveBeenCalled();
  });
});
