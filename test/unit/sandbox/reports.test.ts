import { describe, expect, it } from 'vitest';
import { createSandbox } from '#demo-pages/sandbox/app';

const REPORT = {
  v: 1,
  version: '1.2.3',
  brand: 'fiat',
  country: 'BR',
  path: '/fiat/contato/',
  sample: 1,
  part: 1,
  timings: [{ tag: 'vt-contact-form', loaded: 300, ready: 40 }],
  faults: [{ kind: 'call', source: 'LEA-01', cause: 'http', status: 503, times: 2 }],
  interactions: [{ tag: 'vt-contact-form', type: 'click', times: 1, longest: 304 }],
  frames: { times: 4, own: 1, longest: 90 },
};

function receiver() {
  const { app } = createSandbox();
  return {
    send: (body: string) =>
      app.request('/sandbox/reports', {
        method: 'POST',
        headers: { 'content-type': 'text/plain;charset=UTF-8', 'content-length': String(body.length) },
        body,
      }),
    kept: async () => (await (await app.request('/sandbox/reports')).json()) as { body: object }[],
    panel: () => app.request('/sandbox'),
    reset: () => app.request('/sandbox/reset', { method: 'POST' }),
  };
}

describe('the receiver of reports', () => {
  it('keeps a report until a reset, the latest fifty of them', async () => {
    const { send, kept, reset } = receiver();
    for (let n = 0; n < 60; n++) expect((await send(JSON.stringify(REPORT))).status).toBe(204);
    expect(await kept()).toHaveLength(50);
    expect((await kept())[0]?.body).toEqual(REPORT);
    await reset();
    expect(await kept()).toEqual([]);
  });

  it.each<[string, string, number]>([
    ['no JSON', 'report', 400],
    ['nothing', '', 400],
    ['a list', '[]', 400],
    ['a field that no report has', JSON.stringify({ ...REPORT, email: 'ana@exemplo.com.br' }), 400],
    ['a path with a query', JSON.stringify({ ...REPORT, path: '/?cpf=52998224725' }), 400],
    [
      'a tag of another kind',
      JSON.stringify({ ...REPORT, timings: [{ tag: '<img src=x onerror=alert(1)>' }] }),
      400,
    ],
    ['more than 8000 bytes', JSON.stringify({ ...REPORT, version: 'x'.repeat(9000) }), 413],
  ])('refuses %s', async (_, body, status) => {
    const { send, kept } = receiver();
    expect((await send(body)).status).toBe(status);
    expect(await kept()).toEqual([]);
  });

  it('answers pages of other origins', async () => {
    const answer = await receiver().send(JSON.stringify(REPORT));
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('shows a report in the panel as text', async () => {
    const { send, panel } = receiver();
    await send(
      JSON.stringify({ ...REPORT, path: '/<b>x</b>', faults: [{ ...REPORT.faults[0], source: '<i>' }] }),
    );
    const html = await (await panel()).text();
    expect(html).toContain('/&lt;b&gt;x&lt;/b&gt;');
    expect(html).toContain('call &lt;i&gt;');
    expect(html).toContain('status 503');
    expect(html).toContain('código 300 ms');
    expect(html).not.toContain('<b>x</b>');
  });
});
