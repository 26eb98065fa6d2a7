// @vitest-environment happy-dom
import { useEffect } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useLatest } from '#ui/hooks/use-latest';
import { leave, render } from '../lib/render';

const seen = new Set<object>();
const begins = vi.fn();
function Sample({ onPress }: { onPress(): void }) {
  const latest = useLatest(onPress);
  seen.add(latest);
  useEffect(() => {
    begins();
    const listen = () => latest.current();
    addEventListener('sample-press', listen);
    return () => removeEventListener('sample-press', listen);
  }, []);
  return null;
}
afterEach(async () => {
  await leave();
  seen.clear();
  begins.mockClear();
});

describe('useLatest', () => {
  it('lets a listener of the first render call what the newest was given', async () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const { show } = await render(<Sample onPress={first} />);
    dispatchEvent(new Event('sample-press'));
    expect(first).toHaveBeenCalledTimes(1);
    await show(<Sample onPress={second} />);
    dispatchEvent(new Event('sample-press'));
    expect(first).toHaveBeenCalledTimes(1);
    expect(second).toHaveBeenCalledTimes(1);
    expect(begins).toHaveBeenCalledTimes(1);
  });
  it('is one ref through all renders', async () => {
    const { show } = await render(<Sample onPress={() => {}} />);
    await show(<Sample onPress={() => {}} />);
    expect(seen.size).toBe(1);
  });
});
