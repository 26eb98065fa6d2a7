// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Deferred, deferred } from '#ui/core/deferred';
import { useDeferred, useDeferredOnUse } from '#ui/core/use-deferred';
import { leave, render } from '../lib/render';

const work = { name: 'work' };
type Work = typeof work;
const offline = () => Promise.reject(new TypeError('chunk'));

function View({ source, wanted }: { source: Deferred<Work>; wanted?: boolean }) {
  const { module, failures, retry } = useDeferred(source, wanted);
  return (
    <p>
      {module?.name ?? 'none'} {failures}
      <button type="button" onClick={retry}>
        retry
      </button>
    </p>
  );
}
function OnUse({ source }: { source: Deferred<Work> }) {
  const { module, failures } = useDeferredOnUse(source);
  return (
    <p>
      {module?.name ?? 'none'} {failures}
    </p>
  );
}
const shown = () => document.querySelector('p')?.firstChild?.parentElement?.textContent?.replace('retry', '');

afterEach(leave);

describe('a deferred module', () => {
  it('loads once for all that want it at the same time', async () => {
    const load = vi.fn(async () => work);
    const source = deferred(load);
    const both = await Promise.all([source.load(), source.load()]);
    expect(both).toEqual([work, work]);
    await source.load();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('tries again after a failure, and knows how often it failed', async () => {
    const load = vi.fn<() => Promise<Work>>(offline);
    const source = deferred(load);
    await expect(source.load()).rejects.toThrow('chunk');
    await expect(source.load()).rejects.toThrow('chunk');
    expect([source.module, source.failures]).toEqual([undefined, 2]);
    load.mockResolvedValueOnce(work);
    expect(await source.load()).toBe(work);
    expect([source.module, source.failures]).toEqual([work, 0]);
  });

  it('that an action loads is there for a view that gave up on it', async () => {
    const load = vi.fn<() => Promise<Work>>(offline);
    const source = deferred(load);
    await render(<View source={source} />);
    expect(shown()).toBe('none 1');
    load.mockResolvedValueOnce(work);
    await act(async () => {
      await source.load();
    });
    expect(shown()).toBe('work 0');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is there at once for a view that comes later', async () => {
    const source = deferred(async () => work);
    await source.load();
    await render(<View source={source} wanted={false} />);
    expect(shown()).toBe('work 0');
  });

  it('is retried by the visitor, each failure told apart', async () => {
    const load = vi.fn<() => Promise<Work>>(offline);
    await render(<View source={deferred(load)} />);
    const retry = async () => {
      await act(async () => document.querySelector('button')?.click());
      return shown();
    };
    expect([await retry(), await retry()]).toEqual(['none 2', 'none 3']);
    load.mockResolvedValueOnce(work);
    expect(await retry()).toBe('work 0');
  });

  it('that is not wanted is not loaded until it is', async () => {
    const load = vi.fn(async () => work);
    const source = deferred(load);
    const { show } = await render(<View source={source} wanted={false} />);
    expect(load).not.toHaveBeenCalled();
    await show(<View source={source} wanted />);
    // It is asked for in a task of its own.
    await act(() => vi.waitFor(() => expect(load).toHaveBeenCalledOnce()));
    expect(shown()).toBe('work 0');
  });

  it('for use is tried again at the next touch', async () => {
    const load = vi.fn<() => Promise<Work>>(offline);
    const { element } = await render(<OnUse source={deferred(load)} />);
    expect(shown()).toMatch(/^none [1-9]$/);
    load.mockResolvedValue(work);
    await act(async () => element.dispatchEvent(new Event('pointerdown')));
    expect(shown()).toBe('work 0');
  });
});
