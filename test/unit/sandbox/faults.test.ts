import { beforeEach, describe, expect, it } from 'vitest';
import { json, makeRawRequests } from './requests';

let { sandbox, get, post } = makeRawRequests();
beforeEach(() => {
  ({ sandbox, get, post } = makeRawRequests());
});

describe('faults by header', () => {
  const check = (fault: string, signal?: AbortSignal) =>
    post('/api/whatsapp/Phone/valid', { phoneNumber: '011955500101' }, { 'x-sandbox-fault': fault }, signal);

  it.each([
    ['4xx', 400],
    ['5xx', 500],
    ['404', 404],
    ['503', 503],
  ])('%s answers %i', async (fault, status) => expect((await check(fault)).status).toBe(status));

  it('422 names the field', async () =>
    expect((await json(check('422'))).errors).toEqual({ email: expect.any(String) }));

  it('malformed is no JSON, shape is another one, empty is none', async () => {
    await expect(json(check('malformed'))).rejects.toThrow(SyntaxError);
    expect(await json(check('shape'))).toBe('unexpected');
    expect(await (await check('empty')).text()).toBe('');
    const none = await get('/api/location/city?country=BR', { 'x-sandbox-fault': 'empty' });
    expect(await none.json()).toEqual([]);
  });

  it('drop rejects', async () => {
    await expect(check('drop')).rejects.toThrow(TypeError);
    expect(sandbox.state.calls[0]).toMatchObject({ call: 'BOT-01', fault: 'drop', status: 0 });
  });

  it('timeout lasts until the caller gives up', async () => {
    const control = new AbortController();
    const waiting = check('timeout', control.signal);
    await new Promise((go) => setImmediate(go));
    control.abort();
    await expect(waiting).rejects.toThrow(TypeError);
  });

  it('an unknown one says so', async () => expect((await check('sometimes')).status).toBe(400));
});

describe('faults that are set', () => {
  const states = () => get('/api/location/country/BR/state');

  it('meet their call only, as many times as asked', async () => {
    await post('/sandbox/faults', { call: 'LOC-10', fault: '503', times: 2 });
    expect((await get('/api/location/city?country=BR')).status).toBe(200);
    expect((await states()).status).toBe(503);
    expect((await states()).status).toBe(503);
    expect((await states()).status).toBe(200);
  });

  it('meet every call until they end', async () => {
    await post('/sandbox/faults', { fault: '5xx' });
    expect((await states()).status).toBe(500);
    await post('/sandbox/faults', { fault: 'none' });
    expect((await states()).status).toBe(200);
  });

  it('are refused where they make no sense', async () => {
    expect((await post('/sandbox/faults', { fault: 'sometimes' })).status).toBe(400);
    expect((await post('/sandbox/faults', { fault: '5xx', call: 'XYZ-99' })).status).toBe(400);
    expect((await post('/sandbox/faults', { fault: '5xx', times: 0 })).status).toBe(400);
  });
});
