// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefillWhenSignedIn } from '#features/contact/prefill-when-signed-in';
import { rejectToken } from '#page/session/session';
import { noteSignOut } from '#page/session/sign-outs';
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
    const token = request.headers.get('authorization')?.replace(/^Bearer |-\d$/g, '') ?? '';
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

it.each([
  ['BR', '11.222.333/0001-81'],
  // A company's number is no DNI.
  ['AR', '12.345.678'],
])('the document may be a company’s where the page says so, in %s %s', async (country, document) => {
  metas(`<meta name="vitrine:country" content="${country}">`);
  const user = { id: 'ana', name: 'Ana', cpf: '12345678', companyCnpj: '11222333000181' };
  stubFetch(async () => json(user));
  const lead = form();
  stop = prefillWhenSignedIn(lead as never, ['cpf' as never], true);
  signIn('ana', started);
  await eventually(() => expect(lead.values()).toEqual({ cpf: document }));
});

/** The visitor signs out on another page of the site, which this one learns from the storage. */
const signOutElsewhere = () => {
  signOut();
  noteSignOut();
  dispatchEvent(new Event('storage'));
};
const signOutHere = () => {
  signOut();
  document.dispatchEvent(new Event('vt-session-ended', { bubbles: true }));
};
const expires = () => {
  rejectToken();
  document.dispatchEvent(new Event('vt-session-expired', { bubbles: true }));
};
const ANA = { name: 'ana Souza', email: 'ana@correio.example' };

describe('what an account has filled in', () => {
  const filled = async (typed: Partial<Values> = {}) => {
    const lead = form(typed);
    stop = prefillWhenSignedIn<Values>(lead, ['name', 'email']);
    signIn('ana', started);
    await eventually(() => expect(lead.values().email).toBe('ana@correio.example'));
    return lead;
  };

  it.each([
    ['on this page', signOutHere],
    ['on another page of the site', signOutElsewhere],
  ])('goes with a sign-out %s, and so does what was typed during the session', async (_, leave) => {
    const lead = await filled();
    lead.set({ name: 'Ana S.' });
    leave();
    expect(lead.values()).toEqual({ name: '', email: '' });
  });
  it('goes although the page has found the session gone before it knows why', async () => {
    const lead = await filled();
    signOut();
    returned();
    expect(lead.values()).toEqual(ANA);
    noteSignOut();
    returned();
    expect(lead.values()).toEqual({ name: '', email: '' });
  });
  it('stays with a session that has ended by itself', async () => {
    const lead = await filled();
    lead.set({ name: 'Ana S.' });
    expires();
    expect(lead.values()).toEqual({ ...ANA, name: 'Ana S.' });
  });
  it('is not there for who signs in next, not even until the account is known', async () => {
    const lead = await filled();
    expires();
    signIn('bruno', started);
    expect(lead.values()).toEqual({ name: '', email: '' });
    await eventually(() => expect(lead.values().name).toBe('bruno Souza'));
  });
  it('comes back with what was typed where the same account has signed in again', async () => {
    const lead = await filled();
    lead.set({ name: 'Ana S.' });
    expires();
    signIn('ana-2', started);
    expect(lead.values()).toEqual({ name: '', email: '' });
    await eventually(() => expect(lead.values()).toEqual({ ...ANA, name: 'Ana S.' }));
  });
});

it('what was typed without a session stays with a sign-out elsewhere', async () => {
  const lead = form({ name: 'Visita' });
  stop = prefillWhenSignedIn<Values>(lead, ['name', 'email']);
  signOutElsewhere();
  expect(lead.values()).toEqual({ name: 'Visita' });
});

it('a form that has left the page is not filled in', async () => {
  const lead = form();
  prefillWhenSignedIn<Values>(lead, ['name', 'email'])();
  signIn('ana', started);
  await new Promise((go) => setTimeout(go, 20));
  expect(lead.values()).toEqual({});
});
