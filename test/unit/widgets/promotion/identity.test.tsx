// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { IDENTITY_LIFETIME, newToken } from '#demo-pages/sandbox/rules/sign-ins';
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

const WORDS = 'Para esta área você precisa entrar de novo.';

it.each([
  [
    'the identity ends before the session',
    async () => {
      const { world } = net.sandbox;
      Cookies.set('vitrine_identity', `id-${newToken(world, { token: 'ana' })}`, { path: '/' });
      world.advance(IDENTITY_LIFETIME);
    },
  ],
  ['the sign-in has brought no identity', async () => Cookies.remove('vitrine_identity', { path: '/' })],
])('vt-promotion: %s, which it says, and the session goes on', async (_, given) => {
  await given();
  await show();
  await settle();
  expect(text('.session-note')).toContain(WORDS);
  expect(texts('.session-note a')[0]).toContain('Entrar na minha conta');
  expect(bearer()).toBe('ana');
  await act(async () => void startSession({ token: 'ana.2', idToken: 'id-ana' }));
  await settle();
  expect(text()).not.toContain(WORDS);
});
