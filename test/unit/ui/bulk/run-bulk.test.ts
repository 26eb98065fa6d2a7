import { describe, expect, it, vi } from 'vitest';
import { type BulkJob, createBulkRun } from '#ui/bulk/run-bulk';

interface Item {
  id: string;
  label: string;
}
const some = (count: number): Item[] =>
  [...Array(count).keys()].map((at) => ({ id: `o${at}`, label: `Oferta ${at}` }));
const turns = async (count = 20) => {
  for (let turn = 0; turn < count; turn++) await Promise.resolve();
};
const http = (status: number) => ({ kind: 'http', status });
const LOST = { kind: 'network', status: 0 };

/** A run whose calls end when the test says so. */
function setUp(count: number, more: Partial<BulkJob<Item>> = {}, items = some(count)) {
  const calls: { id: string; key: string; signal: AbortSignal; end(): void; fail(error: unknown): void }[] =
    [];
  const perform = vi.fn<BulkJob<Item>['perform']>(
    ({ id }, { key, signal }) =>
      new Promise<void>((end, fail) => void calls.push({ id, key, signal, end, fail })),
  );
  const run = createBulkRun(items, { perform, ...more });
  const call = (id: string) => {
    const found = calls.findLast((each) => each.id === id);
    if (!found) throw new Error(`${id} was not sent`);
    return found;
  };
  const state = () => run.$state.get();
  return {
    run,
    calls,
    state,
    sent: () => calls.map(({ id }) => id),
    statusOf: (id: string) => state().rows.find(({ item }) => item.id === id)?.status,
    async end(...ids: string[]) {
      for (const id of ids) call(id).end();
      await turns();
    },
    async fail(error: unknown, ...ids: string[]) {
      for (const id of ids) call(id).fail(error);
      await turns();
    },
    key: (id: string) => call(id).key,
    call,
  };
}

describe('a run', () => {
  it('makes four calls at a time, and each once', async () => {
    const { run, sent, end, state } = setUp(6);
    expect(state().status).toBe('ready');
    run.start();
    run.start();
    expect(sent()).toEqual(['o0', 'o1', 'o2', 'o3']);
    await end('o1');
    expect(sent()).toEqual(['o0', 'o1', 'o2', 'o3', 'o4']);
    expect(state().counts).toEqual({ waiting: 1, running: 4, done: 1, failed: 0, unknown: 0 });
    await end('o0', 'o2', 'o3', 'o4');
    await end('o5');
    expect(state()).toMatchObject({ status: 'finished', counts: { done: 6, waiting: 0 } });
    expect(sent()).toHaveLength(6);
  });
  it('drops duplicates by their id, and keeps the first', () => {
    const { run, state } = setUp(0, {}, [
      { id: 'a', label: 'first' },
      { id: 'b', label: 'b' },
      { id: 'a', label: 'second' },
    ]);
    run.start();
    expect(state().rows.map(({ item }) => item.label)).toEqual(['first', 'b']);
  });
  it('is over at once if there is nothing to do', () => {
    const { run, state } = setUp(0);
    run.start();
    expect(state().status).toBe('finished');
  });
  it('reports each done item once, whatever the listener does', async () => {
    const onDone = vi.fn();
    const { run, end } = setUp(2, { onDone });
    run.start();
    await end('o0', 'o1');
    expect(onDone.mock.calls.map(([{ id }]) => id)).toEqual(['o0', 'o1']);
  });
});

describe('pausing and ending', () => {
  it('a pause begins nothing, lets end what is under way, and goes on', async () => {
    const { run, sent, end, state } = setUp(6);
    run.start();
    run.pause();
    await end('o0', 'o1', 'o2', 'o3');
    expect(sent()).toHaveLength(4);
    expect(state()).toMatchObject({ status: 'paused', why: 'asked', counts: { waiting: 2 } });
    run.continue();
    expect(sent()).toHaveLength(6);
    expect(state()).toMatchObject({ status: 'running', why: undefined });
  });
  it('a run that was paused during its last calls is over with them', async () => {
    const { run, end, state } = setUp(2);
    run.start();
    run.pause();
    await end('o0', 'o1');
    expect(state().status).toBe('finished');
  });
  it('a pause that somebody asked for is not taken for one of the connection', () => {
    const { run, state } = setUp(6);
    run.start();
    run.pause();
    run.pause('offline');
    expect(state().why).toBe('asked');
    run.pause('ended');
    expect(state().why).toBe('ended');
  });
  it('a cancellation lets end what is under way; the rest is not begun, and can still be done', async () => {
    const { run, sent, end, state } = setUp(7);
    run.start();
    run.cancel();
    expect(state().counts).toMatchObject({ waiting: 3, running: 4 });
    await end('o0', 'o1', 'o2', 'o3');
    expect(state()).toMatchObject({ status: 'finished', counts: { done: 4, waiting: 3 } });
    expect(sent()).toHaveLength(4);
    run.continue();
    expect(sent().slice(4)).toEqual(['o4', 'o5', 'o6']);
  });
});

describe('failures', () => {
  it('only those that failed are tried once more, each with its key', async () => {
    const { run, sent, end, fail, key, state, statusOf } = setUp(4);
    run.start();
    const before = key('o1');
    expect(new Set(['o0', 'o1', 'o2', 'o3'].map(key)).size).toBe(4);
    await end('o0', 'o2');
    await fail(http(422), 'o1', 'o3');
    expect(state()).toMatchObject({ status: 'finished', counts: { done: 2, failed: 2 } });
    expect(state().rows[1]?.error).toEqual(http(422));
    run.retry();
    expect(sent().slice(4)).toEqual(['o1', 'o3']);
    expect(key('o1')).toBe(before);
    await end('o1', 'o3');
    expect(state().counts.done).toBe(4);
    expect(statusOf('o1')).toBe('done');
    expect(state().rows[1]?.error).toBeUndefined();
  });
  it('a retry takes nothing that was not begun, and waits for the end of the run', async () => {
    const { run, sent, fail, end } = setUp(6);
    run.start();
    await fail(http(409), 'o0');
    run.retry();
    expect(sent()).toHaveLength(5);
    run.cancel();
    await end('o1', 'o2', 'o3', 'o4');
    run.retry();
    expect(sent().slice(5)).toEqual(['o0']);
  });
});

describe('a lost answer', () => {
  it('is asked for before anything is sent once more', async () => {
    const check = vi.fn<NonNullable<BulkJob<Item>['check']>>().mockResolvedValue(true);
    const { run, calls, fail, statusOf, key } = setUp(1, { check });
    run.start();
    await fail(LOST, 'o0');
    expect(statusOf('o0')).toBe('done');
    expect(check).toHaveBeenCalledWith(
      { id: 'o0', label: 'Oferta 0' },
      expect.objectContaining({ key: key('o0') }),
    );
    expect(calls).toHaveLength(1);
  });
  it('of a call that was not made is a failure, which a retry asks for first', async () => {
    const check = vi.fn().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    const { run, calls, fail, statusOf } = setUp(1, { check });
    run.start();
    await fail(http(502), 'o0');
    expect(statusOf('o0')).toBe('failed');
    run.retry();
    await turns();
    expect(calls).toHaveLength(1);
    expect(statusOf('o0')).toBe('done');
  });
  it('is unknown if nobody can be asked, and never sent blindly', async () => {
    const { run, calls, fail, statusOf, state } = setUp(1);
    run.start();
    await fail(LOST, 'o0');
    expect(statusOf('o0')).toBe('unknown');
    run.retry();
    await turns();
    expect(calls).toHaveLength(1);
    expect(state()).toMatchObject({ status: 'finished', counts: { unknown: 1 } });
  });
  it('is unknown while the service does not say', async () => {
    const check = vi.fn().mockRejectedValueOnce(LOST).mockResolvedValueOnce(false);
    const { run, calls, fail, end, statusOf } = setUp(1, { check });
    run.start();
    await fail(LOST, 'o0');
    expect(statusOf('o0')).toBe('unknown');
    run.retry();
    await turns();
    expect(calls).toHaveLength(2);
    await end('o0');
    expect(statusOf('o0')).toBe('done');
  });
  it('of four in a row lets the run wait, rather than lose them all', async () => {
    const { run, sent, fail, state } = setUp(20);
    run.start();
    await fail(LOST, 'o0', 'o1', 'o2', 'o3');
    expect(state()).toMatchObject({ status: 'paused', why: 'silent', counts: { unknown: 4 } });
    const { length } = sent();
    expect(length).toBeLessThan(9);
  });
  it('in between does not', async () => {
    const { run, fail, end, state } = setUp(20);
    run.start();
    await fail(LOST, 'o0', 'o1', 'o2');
    await end('o3');
    await fail(LOST, 'o4');
    expect(state().status).toBe('running');
  });
});

describe('a session that ends', () => {
  it('stops the start of further items; those it refused are not begun; afterwards they are', async () => {
    const { run, sent, end, fail, state, key } = setUp(8);
    run.start();
    await end('o0');
    const before = key('o1');
    await fail(http(401), 'o1', 'o2');
    expect(sent()).toHaveLength(5);
    expect(state()).toMatchObject({
      status: 'paused',
      why: 'ended',
      counts: { done: 1, waiting: 5, failed: 0 },
    });
    await end('o3', 'o4');
    run.continue();
    await turns();
    expect(new Set(sent().slice(5))).toEqual(new Set(['o1', 'o2', 'o5', 'o6']));
    expect(key('o1')).toBe(before);
  });
  it('while the service is asked leaves the row unknown, and it is asked once more', async () => {
    const check = vi.fn().mockRejectedValueOnce(http(401)).mockResolvedValueOnce(true);
    const { run, calls, fail, state, statusOf } = setUp(1, { check });
    run.start();
    await fail(LOST, 'o0');
    expect(statusOf('o0')).toBe('unknown');
    expect(state().why).toBe('ended');
    run.continue();
    await turns();
    expect(statusOf('o0')).toBe('done');
    expect(calls).toHaveLength(1);
  });
  it('with too many calls waits as well', async () => {
    const { run, fail, state } = setUp(5);
    run.start();
    await fail(http(429), 'o0');
    expect(state()).toMatchObject({ why: 'busy', counts: { waiting: 2, running: 3 } });
  });
  it('of another account forgets all rows, ends what is under way and begins nothing', async () => {
    const onDone = vi.fn();
    const { run, sent, end, state, call } = setUp(8, { onDone });
    run.start();
    run.drop();
    expect(call('o0').signal.aborted).toBe(true);
    await end('o0', 'o1');
    run.continue();
    run.retry();
    run.start();
    expect(sent()).toHaveLength(4);
    expect(onDone).not.toHaveBeenCalled();
    expect(state()).toMatchObject({ status: 'finished', rows: [] });
  });
});
