// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { returnAddress } from '#page/session/return-address';
import { signInAddress } from '#page/session/sign-in-address';
import { storeWeakLogin, weakLoginQuery } from '#page/session/weak-login';
import { cookieJar } from '../lib/cookie-jar';
import { metas } from '../lib/requests';

const page = (content: string, more = '') =>
  metas(`<meta name="vitrine:sign-in" content="${content}">${more}`);
const back = 'https://fiat.example/monte/?mvs=1#cor';

beforeEach(() => {
  metas();
  sessionStorage.clear();
});

describe('signInAddress', () => {
  it('is null where the page names none, or no web address', () => {
    expect(signInAddress()).toBeNull();
    for (const wrong of ['javascript:alert(1)', '//evil.example', 'data:x', 'entrar']) {
      page(wrong);
      expect(signInAddress()).toBeNull();
    }
  });
  it('takes the address to return to in its place, or as a parameter', () => {
    page('https://id.fiat.example/in?to={return}&lang=pt');
    const url = new URL(signInAddress(back) ?? '');
    expect(Object.fromEntries(url.searchParams)).toEqual({ to: back, lang: 'pt' });
    page('/entrar?x=1');
    const own = new URL(signInAddress(back) ?? '');
    expect([own.origin, own.pathname]).toEqual([location.origin, '/entrar']);
    expect(Object.fromEntries(own.searchParams)).toEqual({ x: '1', returnUrl: back });
  });
  it('passes on the query of a weak login, without replacing its own', () => {
    storeWeakLogin(
      'https://fiat.example/?brand=CJDR&loginType=WEAK&partner=7&token=abc&email=a%40b.example#x',
    );
    page('/entrar?brand=own');
    const { searchParams } = new URL(signInAddress(back) ?? '');
    expect(Object.fromEntries(searchParams)).toEqual({
      brand: 'own',
      loginType: 'WEAK',
      partner: '7',
      returnUrl: back,
    });
  });
});

describe('a weak login (spec roles#weak-login)', () => {
  it('is stored for the visit, without what may be a credential or personal', () => {
    storeWeakLogin('https://x.example/?brand=CJDR&loginType=WEAK&partner=7&accessToken=s&cpf=1&userName=a');
    expect(weakLoginQuery('https://x.example/')).toBe('brand=CJDR&loginType=WEAK&partner=7');
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/accessToken|cpf|userName/);
  });
  it('passes on everything from the page that it opened', () => {
    const address = 'https://x.example/?brand=CJDR&loginType=WEAK&ticket=s';
    storeWeakLogin(address);
    expect(weakLoginQuery(address)).toBe('brand=CJDR&loginType=WEAK&ticket=s');
  });
  it('stores nothing of any other address', () => {
    for (const query of ['', '?brand=CJDR', '?brand=fiat&loginType=WEAK', '?loginType=WEAK'])
      storeWeakLogin(`https://x.example/${query}`);
    expect(weakLoginQuery('https://x.example/')).toBe('');
  });
});

describe('returnAddress', () => {
  const to = (address: string) => returnAddress(`?returnUrl=${encodeURIComponent(address)}`);

  it('is an address of this site', () => {
    expect(to('/monte/?a=1#b')).toBe(`${location.origin}/monte/?a=1#b`);
    expect(to(`${location.origin}/x`)).toBe(`${location.origin}/x`);
  });
  const at = (url: string) =>
    (globalThis as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(url);
  afterEach(() => {
    vi.restoreAllMocks();
    at('http://localhost:3000/');
  });

  it('is no address of a domain that the browser refuses: everybody has one there', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    cookieJar();
    at('https://www.marca.com.br/entrar');
    metas('<meta name="vitrine:cookie-domain" content=".com.br">');
    expect(to('https://evil.com.br/')).toBeNull();
    metas('<meta name="vitrine:cookie-domain" content=".marca.com.br">');
    expect(to('https://id.marca.com.br/')).toBe('https://id.marca.com.br/');
  });
  it('is an https address of the cookies’ domain', () => {
    cookieJar();
    at('https://www.fiat.example/entrar');
    metas('<meta name="vitrine:cookie-domain" content=".fiat.example">');
    expect(to(back)).toBe(back);
    expect(to('https://id.fiat.example/')).toBe('https://id.fiat.example/');
    expect(to('http://id.fiat.example/')).toBeNull();
    expect(to('https://evilfiat.example/')).toBeNull();
    metas('<meta name="vitrine:cookie-domain" content="example">');
    expect(to(back)).toBeNull();
  });
  it.each([
    'https://evil.example/',
    '//evil.example/',
    '\\\\evil.example/',
    '/\\evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://user:pass@localhost:3000/',
    'http://[',
    '',
  ])('%s leads nowhere', (address) => expect(to(address)).toBeNull());
  it('is null without a parameter', () => expect(returnAddress('')).toBeNull());
});
