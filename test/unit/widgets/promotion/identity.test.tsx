// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startSession } from '#features/session/start-session';
import { bearer } from '#page/session/session';
import { settle, text, texts } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import { begin, end, show } from './lib';

let net: SandboxPage;
beforeEach(() => {
  net = begin();
});
afterEach(end);

const manners = (changes: object) =>
  net.sandbox.app.request('/sandbox/sign-ins', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(changes),
  });
const WORDS = 'Para esta área você precisa entrar de novo.';

it.each([
  ['the service refuses the identity', () => manners({ keepsIdentity: false })],
  ['the sign-in has brought no identity', async () => Cookies.remove('vitrine_identity', { path: '/' })],
])('vt-promotion: %s, which it says, and the session goes on', async (_, given) => {
  await given();
  await show();
  await settle();
  expect(text('.session-note')).toContain(WORDS);
  expect(texts('.session-note a')[0]).toContain('Entrar na minha conta');
  expect(bearer()).toBe('ana');
  await manners({ keepsIdentity: true });
  await act(async () => void startSession({ token: 'ana.2', idToken: 'id-ana' }));
  await settle();
  expect(text()).not.toContain(WORDS);
});
