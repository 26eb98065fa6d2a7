import { beforeEach, expect, it } from 'vitest';
import { createSandbox, type Sandbox } from '#demo-pages/sandbox/app';

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = createSandbox({ seed: 1, now: () => Date.UTC(2026, 10, 20, 12) });
});
const post = (form: Record<string, string>) =>
  sandbox.app.request('http://demo.example/sandbox/sign-on', {
    method: 'POST',
    body: new URLSearchParams(form),
  });

it('returns to the page with a token in the fragment, or with the cancellation', async () => {
  const back = 'http://demo.example/fiat/conta/?vt-state=abc';
  expect((await post({ back, token: 'ana' })).headers.get('location')).toBe(`${back}#vt-token=ana`);
  expect((await post({ back, token: 'ana', cancel: '1' })).headers.get('location')).toBe(
    `${back}#vt-error=cancelled`,
  );
});

it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', ''])(
  'returns to no other site: %s',
  async (back) => {
    expect((await post({ back, token: 'ana' })).status).toBe(400);
  },
);

it('escapes what the address says', async () => {
  const page = await sandbox.app.request(
    `http://demo.example/sandbox/sign-on?redirectUri=${encodeURIComponent('"><script>alert(1)</script>')}`,
  );
  expect(await page.text()).not.toContain('<script>alert');
});
