// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';

/** The module as the document of an address loads it. */
const at = async (search: string) => {
  vi.resetModules();
  history.replaceState(null, '', `/${search}`);
  return import('#stories/lib/session-cookies');
};
/** happy-dom keeps an ended cookie, without its value. */
const cookies = () =>
  document.cookie
    .split('; ')
    .filter((text) => text && !text.endsWith('='))
    .sort();
afterEach(async () => (await at('')).forgetCookies());

it('a story has the usual cookies', async () => {
  const { signIn, COOKIE_METADATA } = await at('?id=widgets-vt-orders--default');
  signIn('ana');
  expect(cookies()).toEqual(['vitrine_identity=id-ana', 'vitrine_session=ana']);
  expect(COOKIE_METADATA).toEqual({});
});

it('the frames of one page have a session each, which they take along', async () => {
  const one = await at('?id=a&vt-frame=a');
  one.signIn('ana');
  const other = await at('?id=b&vt-frame=b');
  other.forgetCookies();
  other.signIn('ofertas');
  expect(other.COOKIE_METADATA).toEqual({
    'session-cookie': 'vitrine_session_b',
    'identity-cookie': 'vitrine_identity_b',
  });
  expect(cookies()).toEqual([
    'vitrine_identity_a=id-ana',
    'vitrine_identity_b=id-ofertas',
    'vitrine_session_a=ana',
    'vitrine_session_b=ofertas',
  ]);
  one.forgetCookies();
  expect(cookies()).toEqual(['vitrine_identity_b=id-ofertas', 'vitrine_session_b=ofertas']);
});
