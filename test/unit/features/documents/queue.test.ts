import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type SendOptions, type Upload, uploadQueue } from '#features/documents/queue';
import { ServiceError } from '#services/http/service-error';

interface Sent {
  ids: number[];
  tried: boolean[];
  options: SendOptions;
  arrive(answer: string): Promise<void>;
  fail(error: unknown): Promise<void>;
}
let sent: Sent[];
let shown: readonly Upload[];
let arrived: [string, number[]][];
const onGivenUp = vi.fn();

const turn = () => new Promise<void>((go) => setTimeout(go));
function make(together?: (waiting: readonly Upload[]) => readonly Upload[]) {
  return uploadQueue<string>({
    together,
    send: (batch, options) =>
      new Promise((resolve, reject) => {
        const aborted = () => reject(new ServiceError('canceled', 'UPL-01', 'aborted'));
        options.signal.addEventListener('abort', aborted);
        sent.push({
          ids: batch.map(({ id }) => id),
          tried: batch.map(({ tried }) => tried),
          options,
          arrive(answer) {
            resolve(answer);
            return turn();
          },
          fail(error) {
            reject(error);
            return turn();
          },
        });
      }),
    onChange(next) {
      shown = next;
    },
    onArrived: (answer, batch) => arrived.push([answer, batch.map(({ id }) => id)]),
    onGivenUp,
  });
}
const file = (name: string) => new File(['x'], name);
const states = () => shown.map(({ state }) => state);
const failure = (status: number, call = 'UPL-01') => new ServiceError('http', call, 'no', status);

beforeEach(() => {
  sent = [];
  shown = [];
  arrived = [];
  onGivenUp.mockClear();
});

describe('the upload queue', () => {
  it('sends one after the other, each under one key that lasts', async () => {
    const queue = make();
    queue.add('CET', [file('a'), file('b')]);
    const [{ key }] = shown as [Upload];
    expect(states()).toEqual(['sending', 'waiting']);
    await sent[0]?.fail(failure(500));
    expect(states()).toEqual(['failed', 'sending']);
    await sent[1]?.arrive('second');
    expect(arrived).toEqual([['second', [2]]]);
    queue.retry(1);
    expect(shown[0]).toMatchObject({ key, state: 'sending', tried: true });
    expect(shown[0]).not.toHaveProperty('problem');
    expect(sent[2]?.tried).toEqual([true]);
  });

  it('pauses what is being sent, sends the next, and continues it later with what the service has', async () => {
    const queue = make();
    queue.add('CET', [file('a'), file('b')]);
    sent[0]?.options.onProgress(3);
    queue.pause(1);
    expect(sent[0]?.options.signal.aborted).toBe(true);
    await turn();
    expect(shown[0]).toMatchObject({ state: 'paused', sent: 3 });
    expect(states()).toEqual(['paused', 'sending']);
    expect(onGivenUp).not.toHaveBeenCalled();
    await sent[1]?.arrive('b');
    expect(sent).toHaveLength(2);
    queue.retry(1);
    expect(sent[2]?.ids).toEqual([1]);
  });

  it('pauses one that waits without touching the one that is sent', async () => {
    const queue = make();
    queue.add('CET', [file('a'), file('b')]);
    queue.pause(2);
    expect(sent[0]?.options.signal.aborted).toBe(false);
    expect(states()).toEqual(['sending', 'paused']);
    await sent[0]?.arrive('a');
    expect(sent).toHaveLength(1);
  });

  it('sends several in one request; without one of them the others wait for another', async () => {
    const queue = make((waiting) => waiting.slice(0, 2));
    queue.hold(true);
    queue.add('CET', [file('a'), file('b')]);
    queue.hold(false);
    expect(sent[0]?.ids).toEqual([1, 2]);
    queue.cancel(1);
    expect(states()).toEqual(['waiting']);
    await turn();
    expect(onGivenUp).toHaveBeenCalledTimes(1);
    expect([sent[1]?.ids, sent[1]?.tried]).toEqual([[2], [true]]);
  });

  it('starts nothing while it is held, and tries those again that lost the connection', async () => {
    const queue = make();
    queue.add('CET', [file('a'), file('b'), file('c')]);
    queue.hold(true);
    await sent[0]?.fail(new ServiceError('network', 'UPL-01', 'lost'));
    expect(states()).toEqual(['failed', 'waiting', 'waiting']);
    queue.pause(3);
    queue.hold(false);
    queue.retryAll('offline');
    expect(states()).toEqual(['waiting', 'sending', 'paused']);
    await sent[1]?.arrive('b');
    expect(sent[2]?.ids).toEqual([1]);
  });

  it('stops at a session that has ended, and goes on with all after it', async () => {
    const queue = make();
    queue.add('CET', [file('a'), file('b'), file('c')]);
    queue.pause(3);
    await sent[0]?.fail(failure(401));
    expect(shown.map(({ problem }) => problem?.kind)).toEqual(['session', 'session', undefined]);
    expect(sent).toHaveLength(1);
    queue.retryAll('session');
    expect(states()).toEqual(['sending', 'waiting', 'paused']);
  });

  it('gives up all of what takes no more', async () => {
    const queue = make();
    queue.add('CET', [file('a'), file('b'), file('c')]);
    queue.pause(3);
    await sent[0]?.fail(failure(409));
    expect(states()).toEqual(['failed', 'sending', 'paused']);
    await sent[1]?.fail(failure(409, 'USR-06'));
    expect(shown.map(({ problem }) => problem?.kind)).toEqual(['denied', 'denied', 'denied']);
  });

  it('says nothing more once it is stopped', async () => {
    const queue = make();
    queue.add('CET', [file('a'), file('b')]);
    const before = shown;
    queue.stop();
    await turn();
    expect(shown).toBe(before);
    expect(sent).toHaveLength(1);
    expect(onGivenUp).not.toHaveBeenCalled();
  });
});
