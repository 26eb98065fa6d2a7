// @vitest-environment happy-dom
import fc from 'fast-check';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bearer, cookie, idToken } from '../../../src/page/cookies';
import { clearCookie, setCookie } from '../../../src/page/set-cookie';

const at = (url: string) =>
  (globalThis as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(url);
const meta = (name: string, content: string) => {
  document.head.innerHTML += `<meta name="vitrine:${name}" content="${content}">`;
};

beforeEach(() => {
  document.head.innerHTML = '';
  at('https://ofertas.fiat.example/');
});
afterEach(() => vi.restoreAllMocks());

it('cookies are set on the shared parent domain, path /, SameSite Lax, and cleared there', () => {
  const set = vi.spyOn(Cookies, 'set');
  const remove = vi.spyOn(Cookies, 'remove');
  const scope = { domain: '.fiat.example', path: '/', sameSite: 'Lax', secure: true };
  setCookie('a', 'b');
  expect(set).toHaveBeenCalledWith('a', 'b', scope);
  clearCookie('a');
  expect(remove).toHaveBeenCalledWith('a', scope);
});

it("the page's own domain comes first; a bare host and an address have no parent", () => {
  const set = vi.spyOn(Cookies, 'set');
  meta('cookie-domain', '.brand.example');
  setCookie('a', 'b', 90);
  expect(set).toHaveBeenLastCalledWith(
    'a',
    'b',
    expect.objectContaining({ domain: '.brand.example', expires: 90 }),
  );
  document.head.innerHTML = '';
  for (const url of ['http://127.0.0.1/', 'http://localhost/']) {
    at(url);
    setCookie('a', 'b');
    expect(set.mock.lastCall?.[2]).toEqual({ path: '/', sameSite: 'Lax', secure: false });
  }
});

it('bearer and id token come from the cookies the page names, each time anew', () => {
  meta('session-cookie', 'sso');
  meta('identity-cookie', 'idp');
  expect([bearer(), idToken()]).toEqual([undefined, undefined]);
  Cookies.set('sso', 'one', { path: '/' });
  Cookies.set('idp', 'two', { path: '/' });
  expect([bearer(), idToken()]).toEqual(['one', 'two']);
  clearCookie('sso');
  Cookies.remove('sso', { path: '/' });
  expect(cookie('sso')).toBeUndefined();
});

it('reads what js-cookie sets, whatever stands in it', () => {
  at('https://fiat.example/');
  const text = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' });
  fc.assert(
    fc.property(text, fc.string({ maxLength: 40, unit: 'grapheme' }), (name, value) => {
      Cookies.set(name, value);
      expect(cookie(name)).toBe(value);
      Cookies.remove(name);
      expect(cookie(name)).toBeUndefined();
    }),
  );
});

it('one that is damaged is none', () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('a=%E0%A4%A; b="x=y"');
  expect([cookie('a'), cookie('b'), cookie('c')]).toEqual([undefined, 'x=y', undefined]);
});
