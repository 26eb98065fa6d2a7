// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bearer, clearCookie, cookie, idToken, setCookie } from '../../../src/page/cookies';

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
