// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { emptyResource, Resource } from '#ui/resource/resource';
import { type LoadedResource, type ResourceSource, useResource } from '#ui/resource/use-resource';
import { leave, render, settle } from '../../lib/render';

interface Call {
  of: string | undefined;
  signal: AbortSignal;
  answer(value: string): Promise<void>;
  fail(error: unknown): Promise<void>;
}
const calls: Call[] = [];
const call = (n: number): Call => {
  const found = calls.at(n);
  if (!found) throw new Error(`no call ${n} of ${calls.length}`);
  return found;
};

let own: LoadedResource<string>;
/** The value that each render has shown. */
const shown: string[] = [];
interface SampleProps extends Omit<ResourceSource, 'key'> {
  of: string | undefined;
  initial?: string;
}
function Sample({ of, initial, ...source }: SampleProps) {
  const load = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      calls.push({
        of,
        signal,
        async answer(value) {
          resolve(value);
          await settle();
        },
        async fail(error) {
          reject(error);
          await settle();
        },
      });
    });
  own = useResource({ key: of, ...source }, load, initial);
  shown.push(`${of}: ${own.value}`);
  return null;
}
const isPaused = () => true;
const retry = () => act(async () => own.retry());
const put = (value: string) => act(async () => own.put(value));

afterEach(async () => {
  await leave();
  calls.length = 0;
  shown.length = 0;
});

describe('another key', () => {
  it('shows no value of the one before, whose late answer is dropped and whose load is aborted', async () => {
    const { show } = await render(<Sample of="a" />);
    expect([own.value, own.isLoading]).toEqual([undefined, true]);
    await show(<Sample of="b" />);
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await call(1).answer('B');
    await call(0).answer('A');
    expect([own.value, own.isLoading]).toEqual(['B', false]);
    await show(<Sample of="c" />);
    expect(shown).not.toContain('c: B');
    expect(own.resource.latest).toBe('B');
  });
  it('does not fail because the one before does', async () => {
    const { show } = await render(<Sample of="a" />);
    await show(<Sample of="b" />);
    await call(0).fail(new Error('no'));
    expect([own.failed, own.isLoading]).toEqual([false, true]);
  });
  it('that is undefined loads nothing and forgets the value', async () => {
    const { show } = await render(<Sample of="a" />);
    await call(0).answer('A');
    await show(<Sample of={undefined} />);
    await retry();
    await show(<Sample of="a" />);
    expect([calls.length, own.value]).toEqual([2, undefined]);
  });
});

describe('another revision', () => {
  it('loads again, and the value stays until the answer is there', async () => {
    const { show } = await render(<Sample of="a" revision={1} />);
    await call(0).answer('A');
    await show(<Sample of="a" revision={2} />);
    expect([own.value, own.revision, own.isLoading]).toEqual(['A', 1, true]);
    await call(1).answer('A2');
    expect([own.value, own.revision]).toEqual(['A2', 2]);
  });
  it('that fails keeps the value of before, unless it has to go', async () => {
    const { show } = await render(<Sample of="a" revision={1} />);
    await call(0).answer('A');
    await show(<Sample of="a" revision={2} />);
    await call(1).fail('no');
    expect([own.value, own.failed]).toEqual(['A', true]);
    await show(<Sample of="a" revision={3} dropsOnFailure />);
    await call(2).fail('no');
    expect([own.value, own.resource.latest]).toEqual([undefined, 'A']);
  });
});

describe('a failure', () => {
  it('has the error as it was thrown, counts, and is over with the next answer', async () => {
    await render(<Sample of="a" />);
    const error = { kind: 'offline' };
    await call(0).fail(error);
    expect([own.failed, own.error === error, own.failures, own.isLoading]).toEqual([true, true, 1, false]);
    await retry();
    expect([own.failed, own.error, own.failures, own.isLoading]).toEqual([false, error, 1, true]);
    await call(1).fail('again');
    expect([own.failed, own.error, own.failures]).toEqual([true, 'again', 2]);
    await retry();
    await call(2).answer('A');
    expect([own.value, own.failed, own.error, own.failures]).toEqual(['A', false, undefined, 0]);
  });
});

describe('a retry', () => {
  it('keeps the value, and of two loads the later one counts', async () => {
    await render(<Sample of="a" />);
    await retry();
    await call(1).answer('second');
    await call(0).answer('first');
    expect(own.value).toBe('second');
    await retry();
    expect([own.value, own.isLoading]).toEqual(['second', true]);
  });
});

describe('who retries or puts late', () => {
  it('does not go back to the key of before', async () => {
    const { show } = await render(<Sample of="a" />);
    const before = own;
    await show(<Sample of="b" />);
    await act(async () => {
      before.put('A');
      before.retry();
    });
    expect([call(-1).of, own.value]).toEqual(['b', undefined]);
    await call(-1).answer('B');
    expect(own.value).toBe('B');
  });
});

describe('a value that is put', () => {
  it('is not undone by a load under way', async () => {
    await render(<Sample of="a" />);
    await put('newer');
    await call(0).answer('older');
    expect([own.value, own.isLoading]).toEqual(['newer', false]);
  });
  it('ends a failure', async () => {
    await render(<Sample of="a" />);
    await call(0).fail('no');
    await put('newer');
    expect([own.value, own.failed]).toEqual(['newer', false]);
  });
  it('leaves what completes a loaded value on its way; a retry and a change of the key do not', async () => {
    const { show } = await render(<Sample of="a" />);
    await call(0).answer('A');
    const { signal } = own.resource;
    await put('A!');
    expect(signal.aborted).toBe(false);
    await retry();
    expect(signal.aborted).toBe(true);
    const next = own.resource.signal;
    await show(<Sample of="b" />);
    expect(next.aborted).toBe(true);
  });
});

describe('a value that is known at once', () => {
  it('is loaded when it is asked for, and with another key', async () => {
    const { show } = await render(<Sample of="a" initial="made" />);
    expect([calls.length, own.value, own.isLoading]).toEqual([0, 'made', false]);
    await retry();
    await call(0).answer('A');
    expect(own.value).toBe('A');
    await show(<Sample of="b" initial="made" />);
    expect([calls.length, own.value]).toEqual([2, undefined]);
  });
});

describe('a changed value', () => {
  it('leaves a load on its way, and a failure there', async () => {
    await render(<Sample of="a" />);
    await call(0).answer('A');
    await retry();
    await act(async () => own.resource.change('A!'));
    expect([own.value, own.isLoading]).toEqual(['A!', true]);
    await call(1).fail('no');
    await act(async () => own.resource.change('A?'));
    expect([own.value, own.failed]).toEqual(['A?', true]);
  });
});

describe('a dropped value', () => {
  it('is gone with the answer under way', async () => {
    await render(<Sample of="a" />);
    await call(0).answer('A');
    await retry();
    await act(async () => own.resource.drop());
    await call(1).answer('B');
    expect([own.value, own.isLoading, own.resource.latest]).toEqual([undefined, false, 'A']);
  });
});

describe('a pause', () => {
  it('loads nothing, drops what is under way, and keeps what is shown', async () => {
    const { show } = await render(<Sample of="a" />);
    await call(0).answer('A');
    await retry();
    await show(<Sample of="a" isPaused={isPaused} />);
    await call(1).answer('B');
    await retry();
    expect([calls.length, own.value, own.isLoading]).toEqual([2, 'A', false]);
    await show(<Sample of="a" />);
    expect(calls).toHaveLength(3);
  });
  it('that is noticed before it is rendered counts', async () => {
    let paused = false;
    await render(<Sample of="a" isPaused={() => paused} />);
    paused = true;
    await retry();
    await call(0).answer('A');
    expect([calls.length, own.value]).toEqual([1, undefined]);
  });
  it('forgets the value of another key', async () => {
    const { show } = await render(<Sample of="a" />);
    await call(0).answer('A');
    await show(<Sample of="b" isPaused={isPaused} />);
    await show(<Sample of="a" isPaused={isPaused} />);
    expect(own.value).toBeUndefined();
  });
});

describe('a view', () => {
  it('aborts nothing once its answer is there, or its failure: the page itself may still read the answer', async () => {
    const answer = async () => 'a';
    const failure = () => Promise.reject(new Error('no'));
    for (const run of [answer, failure]) {
      const resource = new Resource<string>(() => {}, emptyResource('a'));
      let signal: AbortSignal | undefined;
      resource.load({ key: 'a' }, (own) => {
        signal = own;
        return run();
      });
      await settle();
      resource.leave();
      expect(signal?.aborted).toBe(false);
    }
  });

  it('that is left aborts its load and hears of no answer', async () => {
    await render(<Sample of="a" />);
    await leave();
    const { length } = shown;
    await call(0).answer('A');
    expect([call(0).signal.aborted, shown.length]).toEqual([true, length]);
  });
  it('whose effects run twice, as in strict mode, shows the answer to the second load', async () => {
    const states: (string | undefined)[] = [];
    const resource = new Resource<string>(() => states.push(resource.state.value), emptyResource('a'));
    resource.load({ key: 'a' }, async () => 'first');
    resource.leave();
    resource.load({ key: 'a' }, async () => 'second');
    await settle();
    expect([resource.state.value, states.includes('first')]).toEqual(['second', false]);
  });
});
