import { describe, expect, it } from 'vitest';
import { createSandbox } from '#demo-pages/sandbox/app';

const ask = (origin: string, at = 'http://localhost:7500') =>
  createSandbox().app.request(
    `${at}/sandbox/card-provider/frame?origin=${encodeURIComponent(origin)}&channel=c`,
  );

describe("the card provider's frame of the sandbox", () => {
  it('may be shown by the page that asks for it, under a policy without inline code', async () => {
    const answer = await ask('http://127.0.0.1:7500');
    expect(answer.status).toBe(200);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain('frame-ancestors http://127.0.0.1:7500');
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe|\*/);
    // As the page "For developers" lists them.
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'permissions-policy': 'payment=()',
    });
    expect(answer.headers.get('x-frame-options')).toBeNull();
    expect(await answer.text()).not.toMatch(/<script(?![^>]* src=)|\son\w+=|style=/);
  });

  it.each([
    ['its own origin', 'http://localhost:7500'],
    ['another machine', 'https://shop.example'],
    ['more than an origin', 'http://127.0.0.1:7500; script-src *'],
    ['nothing', ''],
  ])('is refused to %s', async (_, origin) => {
    expect((await ask(origin)).status).toBe(403);
  });
});
