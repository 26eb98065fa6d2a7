// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { useQuery } from '#ui/hooks/use-query';
import { click, leave, render, settle, text } from '../lib/render';

const waiting = new Map<string, { resolve(value: string): void; reject(error: Error): void }[]>();
const ask = (question: string) =>
  new Promise<string>((resolve, reject) => {
    waiting.set(question, [...(waiting.get(question) ?? []), { resolve, reject }]);
  });

const seen: string[] = [];
function Sample({ question }: { question?: string }) {
  const { value, failed, retry } = useQuery(() => ask(question ?? ''), question);
  seen.push(`${question}: ${value}`);
  return (
    <button type="button" onClick={retry}>
      {value ?? (failed ? 'failed' : 'waiting')}
    </button>
  );
}
afterEach(async () => {
  await leave();
  waiting.clear();
  seen.length = 0;
});

describe('useQuery', () => {
  it('shows the answer to the latest question, however late an earlier one answers', async () => {
    const { show } = await render(<Sample question="a" />);
    await show(<Sample question="b" />);
    waiting.get('b')?.[0]?.resolve('B');
    await settle();
    expect(text('button')).toBe('B');
    waiting.get('a')?.[0]?.resolve('A');
    await settle();
    expect(text('button')).toBe('B');
  });
  it('shows no earlier answer while the next is on its way', async () => {
    const { show } = await render(<Sample question="a" />);
    waiting.get('a')?.[0]?.resolve('A');
    await settle();
    await show(<Sample question="b" />);
    expect(text('button')).toBe('waiting');
    expect(seen).toContain('a: A');
    expect(seen).not.toContain('b: A');
  });
  it('says that it failed, and asks again', async () => {
    await render(<Sample question="a" />);
    waiting.get('a')?.[0]?.reject(new Error('no'));
    await settle();
    expect(text('button')).toBe('failed');
    await click(document.querySelector('button') as Element);
    expect(text('button')).toBe('waiting');
    waiting.get('a')?.[1]?.resolve('A');
    await settle();
    expect(text('button')).toBe('A');
  });
  it('asks nothing without a question', async () => {
    await render(<Sample />);
    expect(waiting.size).toBe(0);
  });
});
