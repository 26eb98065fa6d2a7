// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasSignOn, SIGN_ON_BRANDS } from '#domain/access/roles';
import { BRANDS } from '#domain/core/brands';
import { signOnAddress } from '#features/account/social';
import { signInAddress } from '#page/session/sign-in-address';
import { problems } from '#page/settings/report-problem';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

let net: SandboxPage;
const open = (brand: string, search = '') => {
  net = sandboxPage({ brand, country: 'BR', 'sign-in': '/entrar?lang=pt' });
  history.replaceState(null, '', `/${search}`);
};
const asked = () => new URL(`https://x.example${net.sandbox.world.state.calls.at(-1)?.address}`).searchParams;

beforeEach(() => {
  problems.length = 0;
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  history.replaceState(null, '', '/');
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the single sign-on (AUTH-01, spec roles#sign-on-brands)', () => {
  it.each(BRANDS)('is asked for %s by its name only if it has one of its own', async (brand) => {
    open(brand);
    expect(await signOnAddress('google')).toContain('/sandbox/sign-on?');
    expect(asked().get('brand')).toBe(hasSignOn(brand) ? brand : null);
    expect(asked().get('country')).toBe('BR');
  });
  it('is not of peugeot and fiat-abarth, whose names the service refuses', async () => {
    expect(BRANDS.filter((brand) => !hasSignOn(brand))).toEqual(['fiat-abarth', 'peugeot']);
    expect(BRANDS.filter(hasSignOn).sort()).toEqual([...SIGN_ON_BRANDS].sort());
    open('fiat');
    const ask = (query: string) => fetch(`https://sandbox.example/api/auth/auth?redirectUri=x&${query}`);
    expect((await ask('brand=peugeot')).status).toBe(422);
    expect((await ask('brand=CJDR')).status).toBe(422);
    expect((await ask('brand=fiat&loginType=WEAK')).status).toBe(422);
    expect((await ask('brand=fiat')).status).toBe(200);
    expect((await ask('')).status).toBe(200);
  });
});

describe('a weak login (spec roles#weak-login)', () => {
  const WEAK = '?brand=CJDR&loginType=WEAK&partner=7&store=1&store=2&cpf=12345678909';

  it('passes its whole query to the sign-on, but for personal data, which is reported by name', async () => {
    open('peugeot', WEAK);
    await signOnAddress('google');
    const sent = asked();
    expect([sent.getAll('brand'), sent.get('loginType'), sent.get('partner')]).toEqual([
      ['CJDR'],
      'WEAK',
      '7',
    ]);
    expect(sent.getAll('store')).toEqual(['1', '2']);
    expect(sent.has('cpf')).toBe(false);
    expect(problems.map(({ subject }) => subject)).toEqual(['weak login: cpf']);
    expect(JSON.stringify(problems)).not.toContain('12345678909');
  });
  it('passes repeated names to the sign-in too, and reports those that its address has', () => {
    open('fiat', `${WEAK}&lang=es`);
    const { searchParams } = new URL(signInAddress('https://fiat.example/x') ?? '');
    expect(searchParams.getAll('store')).toEqual(['1', '2']);
    expect(searchParams.getAll('lang')).toEqual(['pt']);
    expect(problems.map(({ subject }) => subject)).toEqual(['weak login: lang']);
  });
});
