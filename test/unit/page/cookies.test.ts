// @vitest-environment happy-dom
import fc from 'fast-check';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bearer, idToken, sessionCookieName } from '#page/session/session';
import { clearCookie, setCookie } from '#page/set-cookie';
import { allCookies, cookie, isDoubtful } from '#page/settings/cookies';
import { problems } from '#page/settings/report-problem';

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
  const scope = { domain: '.fiat.example', path: '/', sameSite: 'Lax', secure: true };
  setCookie('a', 'b');
  expect(set).toHaveBeenCalledWith('a', 'b', scope);
  clearCookie('a');
  expect(set).toHaveBeenCalledWith('a', '', { ...scope, expires: -1 });
});

it("the page's own domain comes first; a bare host and an address have no parent", () => {
  const set = vi.spyOn(Cookies, 'set');
  meta('cookie-domain', '.ofertas.fiat.example');
  setCookie('a', 'b', 90);
  expect(set).toHaveBeenLastCalledWith(
    'a',
    'b',
    expect.objectContaining({ domain: '.ofertas.fiat.example', expires: 90 }),
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
  const name = fc.stringMatching(/^[\w!#$&'*+.^`|~-]{1,20}$/);
  fc.assert(
    fc.property(name, fc.string({ maxLength: 40, unit: 'grapheme' }), (name, value) => {
      Cookies.set(name, value);
      expect(cookie(name)).toBe(value);
      Cookies.remove(name);
      expect(cookie(name)).toBeUndefined();
    }),
  );
});

/** The page has these cookies, as a browser gives them. */
const has = (text: string) =>
  vi.spyOn(Object.getPrototypeOf(document) as Document, 'cookie', 'get').mockReturnValue(text);

it('one that is damaged is none', () => {
  has('a=%E0%A4%A; b="x=y"');
  expect([cookie('a'), cookie('b'), cookie('c')]).toEqual([undefined, 'x=y', undefined]);
});

it('blocked cookies are none', () => {
  vi.spyOn(Object.getPrototypeOf(document) as Document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect([cookie('a'), bearer(), allCookies()]).toEqual([undefined, undefined, '']);
});

/** Pairs of other scripts, of which no rule of ours says what they hold. */
const odd = fc.oneof(
  fc.constantFrom(
    '%E9=1',
    '%=1',
    '%E0%A4%A=x',
    '=1',
    'flag',
    '',
    '%C3=%A9',
    '"',
    '__proto__=1',
    'a=%',
    '%00=%ff',
  ),
  fc.string({ maxLength: 12 }),
  fc.string({ maxLength: 12, unit: 'binary' }),
);
const notOurs = odd
  .map((text) => text.replaceAll(';', ''))
  .filter((text) => !/^\s*(vitrine|%76)/i.test(text));

it('whatever stands beside it, the session is read', () => {
  fc.assert(
    fc.property(fc.array(notOurs), fc.array(notOurs), (before, after) => {
      has([...before, 'vitrine_session=secret-1', ...after].join('; '));
      expect(bearer()).toBe('secret-1');
    }),
  );
});

it('an encoded name is another cookie', () => {
  has('vitrine%5Fsession=planted; %76itrine_identity=planted; x%5Fy=1');
  expect([bearer(), idToken(), cookie('x_y'), cookie('x%5Fy')]).toEqual([
    undefined,
    undefined,
    undefined,
    '1',
  ]);
});

it('of two values neither is a token, which is reported; of others the first that can be decoded counts', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  problems.length = 0;
  has('vitrine_session=planted; vitrine_session=own; vitrine_identity=one; vitrine_identity=one');
  expect([bearer(), isDoubtful('vitrine_session')]).toEqual([undefined, true]);
  // The same one for two domains is one.
  expect([idToken(), isDoubtful('vitrine_identity')]).toEqual(['one', false]);
  expect(bearer()).toBeUndefined();
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('cookie vitrine_session: two values'));
  expect(JSON.stringify(problems)).not.toMatch(/planted|own"/);
  has('%E9=1; _ga=%E9; _ga=second; _ga=third');
  expect(cookie('_ga')).toBe('second');
});

it('a name with the percent sign, which scripts encode, is none for the settings', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  meta('session-cookie', 'a%5Fb');
  expect(sessionCookieName()).toBe('vitrine_session');
});

it.each([
  ['letters outside Latin-1', 'segredo-\u0142'],
  ['letters of Latin-1', 'sess\u00e3o'],
  ['an emoji', '\ud83d\ude97'],
  ['encoded letters', 'sess%C3%A3o'],
  ['a line break', 'a%0D%0Aclient_secret: x'],
  ['a null', 'a%00b'],
  ['a control character', 'a\u0007'],
  ['a space', 'two words'],
  ['nothing', ''],
  ['quoted nothing', '""'],
])('with %s a session is none, and an identity neither', (_, value) => {
  has(`vitrine_session=${value}; vitrine_identity=${value}`);
  expect([bearer(), idToken()]).toEqual([undefined, undefined]);
});

it('a token can always be set as a header, and every visible ASCII text is one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (value) => {
      has(`vitrine_session=${encodeURIComponent(value.replace(/\p{Surrogate}/gu, ''))}`);
      const token = bearer();
      if (token !== undefined) expect(new Headers({ authorization: token }).get('authorization')).toBe(token);
    }),
  );
  const visible = fc.string({
    minLength: 1,
    unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
  });
  fc.assert(
    fc.property(visible, (value) => {
      has(`vitrine_session=${encodeURIComponent(value)}`);
      expect(bearer()).toBe(value);
    }),
  );
});
