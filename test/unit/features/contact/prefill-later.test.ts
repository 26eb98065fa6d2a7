// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefillWhenSignedIn } from '#features/contact/prefill-when-signed-in';
import { eventually } from '../../lib/eventually';
import { json, metas, signOut } from '../../lib/requests';
import { stubFetch } from '../../lib/stub-fetch';

interface Values {
  name: string;
  email: string;
}
/** A form's values, and how they are set. */
const form = (typed: Partial<Values> = {}) => {
  let values = typed;
  return { values: () => values, set: (changes: Partial<Values>) => (values = { ...values, ...changes }) };
};
const signIn = (token: string, how: () => void) => {
  Cookies.set('vitrine_session', token, { path: '/' });
  how();
};
const started = () => document.dispatchEvent(new Event('vt-session-started', { bubbles: true }));
const returned = () => dispatchEvent(new Event('focus'));
let stop = () => {};

beforeEach(() => {
  metas();
  signOut();
  stubFetch(async (request: Request) => {
    const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? '';
    return json({ id: token, name: `${token} Souza`, emailPreferred: `${token}@correio.example` });
  });
});
afterEach(() => {
  stop();
  signOut();
  returned();
  vi.unstubAllGlobals();
});

it.each([
  ['a sign-in on this page', started],
  ['a return from a sign-in elsewhere', returned],
])('a form is filled in after %s, and follows the account', async (_, how) => {
  const lead = form();
  stop = prefillWhenSignedIn<Values>(lead, ['name', 'email']);
  await new Promise((go) => setTimeout(go));
  expect(lead.values()).toEqual({});
  signIn('ana', how);
  await eventually(() => expect(lead.values()).toEqual({ name: 'ana Souza', email: 'ana@correio.example' }));
  signIn('bruno', started);
  await eventually(() => expect(lead.values().name).toBe('bruno Souza'));
});

it('the field that has the focus is not filled in while the visitor may type, but when they leave it empty', async () => {
  document.body.innerHTML = '<input id="name"><input id="email">';
  const name = document.querySelector('input') as HTMLInputElement;
  name.focus();
  const lead = form();
  stop = prefillWhenSignedIn<Values>(lead, ['name', 'email']);
  signIn('ana', started);
  await eventually(() => expect(lead.values()).toEqual({ email: 'ana@correio.example' }));
  name.blur();
  expect(lead.values().name).toBe('ana Souza');
});

it('what was typed before the sign-in stays', async () => {
  const lead = form({ name: 'Outra Pessoa' });
  stop = prefillWhenSignedIn<Values>(lead, ['name', 'email']);
  signIn('ana', started);
  await eventually(() =>
    expect(lead.values()).toEqual({ name: 'Outra Pessoa', email: 'ana@correio.example' }),
  );
});

it('a form that has left the page is not filled in', async () => {
  const lead = form();
  prefillWhenSignedIn<Values>(lead, ['name', 'email'])();
  signIn('ana', started);
  await new Promise((go) => setTimeout(go, 20));
  expect(lead.values()).toEqual({});
});
