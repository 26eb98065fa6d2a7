// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetGuest,
  guestCookieName,
  guestMemory,
  isGuestDoubtful,
  knownGuest,
} from '#features/orders/guest/guest-identity';
import { signOut, startSession } from '#features/session/start-session';
import { keepClickId } from '#page/campaign/click-id';
import { cookieDomain } from '#page/cookie-domain';
import { bearer, idToken } from '#page/session/session';
import { clearCookie, setCookie } from '#page/set-cookie';
import { cookie } from '#page/settings/cookies';
import { problems } from '#page/settings/report-problem';
import { cookieJar } from '../lib/cookie-jar';
import { metas } from '../lib/requests';

const at = (url: string) =>
  (globalThis as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(url);

beforeEach(() => {
  metas();
  problems.length = 0;
  guestMemory.isDoubtful = false;
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

/** Address of the page, the domain of its cookies, and an address of the brand that reads them too. */
const HOSTS = [
  ['https://marca.com.br/', '.marca.com.br', 'https://www.marca.com.br/'],
  ['https://www.marca.com.br/', '.marca.com.br', 'https://marca.com.br/'],
  ['https://ofertas.sul.marca.com.br/', '.marca.com.br', 'https://entrar.marca.com.br/'],
  ['https://marca.com.ar/', '.marca.com.ar', 'https://www.marca.com.ar/'],
  ['https://www.marca.co.uk/', '.marca.co.uk', 'https://marca.co.uk/'],
  ['https://marca.com/', '.marca.com', 'https://www.marca.com/'],
  ['https://marca.vercel.app/', '.marca.vercel.app', 'https://x.marca.vercel.app/'],
  ['http://localhost/', '', ''],
  ['http://127.0.0.1/', '', ''],
  ['http://[::1]/', '', ''],
] as const;

describe('the domain of the cookies (spec roles#session)', () => {
  it.each(HOSTS)('on %s is "%s"', (address, domain, sibling) => {
    const jar = cookieJar();
    at(address);
    expect(cookieDomain()).toBe(domain);
    expect(jar).toEqual([]);
    expect(startSession({ token: 'one', idToken: 'id' })).toBe(true);
    keepClickId('?gclid=click');
    const own = jar.map((each) => [each.name, each.hostOnly ? '' : `.${each.domain}`]);
    expect(own).toEqual([
      ['vitrine_session', domain],
      ['vitrine_identity', domain],
      ['vitrine_gclid', domain],
    ]);
    if (sibling) {
      at(sibling);
      expect(bearer()).toBe('one');
    }
    signOut();
    expect(jar.map(({ name }) => name)).toEqual(['vitrine_gclid']);
  });

  it('is tried once for a page, also by another copy of the library', () => {
    cookieJar();
    at('https://a.marca.com.br/');
    cookieDomain();
    const set = vi.spyOn(Object.getPrototypeOf(document) as Document, 'cookie', 'set');
    set.mockClear();
    expect(cookieDomain()).toBe('.marca.com.br');
    expect(set).not.toHaveBeenCalled();
  });

  it("is the author's where the browser accepts it", () => {
    const jar = cookieJar();
    at('https://a.sul.marca.com.br/');
    metas('<meta name="vitrine:cookie-domain" content=".sul.marca.com.br">');
    setCookie('x', '1');
    expect(jar.map(({ domain }) => domain)).toEqual(['sul.marca.com.br']);
    expect(problems).toEqual([]);
  });

  it.each(['.com.br', '.outra.com.br'])("is found without the author's %s, which is reported", (named) => {
    const jar = cookieJar();
    at('https://www.marca.com.br/');
    metas(`<meta name="vitrine:cookie-domain" content="${named}">`);
    setCookie('x', '1');
    expect(jar.map(({ domain }) => domain)).toEqual(['marca.com.br']);
    expect(problems).toEqual([
      {
        subject: '<meta name="vitrine:cookie-domain">',
        expected: `the browser refuses "${named}" on www.marca.com.br; used instead: .marca.com.br`,
      },
    ]);
  });

  it('is undefined while cookies are blocked, and found once they are allowed', () => {
    at('https://blocked.marca.com.br/');
    const blocked = vi
      .spyOn(Object.getPrototypeOf(document) as Document, 'cookie', 'set')
      .mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
    expect(cookieDomain()).toBeUndefined();
    expect(() => setCookie('x', '1')).not.toThrow();
    expect(() => clearCookie('x')).not.toThrow();
    expect(startSession({ token: 'one' })).toBe(false);
    blocked.mockImplementation(() => {});
    expect(cookieDomain()).toBeUndefined();
    vi.restoreAllMocks();
    cookieJar();
    expect(cookieDomain()).toBe('.marca.com.br');
  });
});

describe('cookies of one name on several domains', () => {
  const write = (text: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as another script or an earlier version has set it
    document.cookie = text;
  };
  beforeEach(() => {
    cookieJar();
    at('https://www.marca.com.br/');
    write('vitrine_session=host');
    write('vitrine_session=narrow; domain=.www.marca.com.br; path=/');
    write('vitrine_session=wide; domain=.marca.com.br; path=/');
  });

  it('are one after signing in', () => {
    expect(startSession({ token: 'new' })).toBe(true);
    expect(document.cookie).toBe('vitrine_session=new');
  });

  it('are none after signing out', () => {
    clearCookie('vitrine_session');
    expect(cookie('vitrine_session')).toBeUndefined();
  });
});

describe('a cookie that another host of the domain has planted for a longer path', () => {
  const plant = (name: string, path: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as a page of another host sets it
    document.cookie = `${name}=planted; domain=.marca.com.br; path=${path}`;
  };
  beforeEach(() => {
    cookieJar();
    at('https://www.marca.com.br/carros/compass/');
  });

  it.each(['/carros', '/carros/', '/carros/compass', '/carros/compass/'])(
    'at %s takes no session, and goes with the next sign-in and the sign-out',
    (path) => {
      startSession({ token: 'own', idToken: 'id' });
      plant('vitrine_session', path);
      plant('vitrine_identity', path);
      expect([bearer(), idToken()]).toEqual([undefined, undefined]);
      expect(startSession({ token: 'next', idToken: 'id-2' })).toBe(true);
      expect([bearer(), idToken()]).toEqual(['next', 'id-2']);
      plant('vitrine_session', path);
      signOut();
      expect(document.cookie).toBe('');
    },
  );

  it('makes the guest begin anew, who is told', () => {
    setCookie('vitrine_guest', 'own');
    expect([knownGuest(), isGuestDoubtful()]).toEqual(['own', false]);
    plant('vitrine_guest', '/carros');
    expect([knownGuest(), isGuestDoubtful()]).toEqual([undefined, true]);
    setCookie('vitrine_guest', 'new');
    expect([knownGuest(), isGuestDoubtful()]).toEqual(['new', true]);
    forgetGuest();
    expect([knownGuest(), isGuestDoubtful()]).toEqual([undefined, false]);
  });

  it('takes no guest where the page says that one host is enough', () => {
    metas('<meta name="vitrine:cookie-domain" content="www.marca.com.br">');
    expect(guestCookieName()).toBe('__Host-vitrine_guest');
    plant('vitrine_guest', '/');
    plant('__Host-vitrine_guest', '/');
    expect(knownGuest()).toBeUndefined();
    setCookie(guestCookieName(), 'own');
    expect([knownGuest(), document.cookie]).toEqual([
      'own',
      'vitrine_guest=planted; __Host-vitrine_guest=own',
    ]);
    forgetGuest();
    expect(knownGuest()).toBeUndefined();
    at('https://ofertas.marca.com.br/');
    expect(guestCookieName()).toBe('vitrine_guest');
  });

  it('named by the author with __Host- is kept for this host alone', () => {
    metas('<meta name="vitrine:session-cookie" content="__Host-sso">');
    expect(startSession({ token: 'one' })).toBe(true);
    at('https://ofertas.marca.com.br/');
    expect(bearer()).toBeUndefined();
  });
});

describe('a sign-in without an identity token', () => {
  it.each([undefined, ''])('clears the former one: %j', (idToken_) => {
    cookieJar();
    at('https://www.marca.com.br/');
    startSession({ token: 'ana', idToken: 'id-ana' });
    expect(startSession({ token: 'bia', ...(idToken_ !== undefined && { idToken: idToken_ }) })).toBe(true);
    expect([bearer(), idToken()]).toEqual(['bia', undefined]);
  });
});
