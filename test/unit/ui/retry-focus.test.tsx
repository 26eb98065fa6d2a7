// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useOnChange } from '#ui/hooks/use-on-change';
import { Failed } from '#ui/parts/Failed';
import { button, click, leave, render } from '../lib/render';

function Sample({ goes = true, moves = false, beside = false }) {
  const [isFailed, setFailed] = useState(true);
  const retry = () => {
    if (moves) document.querySelector('input')?.focus();
    if (goes) setFailed(false);
  };
  const Notice = beside ? FailureNotice : Failed;
  return (
    <div className="region" tabIndex={-1}>
      <input />
      {isFailed && <Notice onRetry={retry} />}
    </div>
  );
}
const RETRY = 'Tentar novamente';
const focused = () => document.activeElement?.className || document.activeElement?.localName;

afterEach(leave);

describe('a notice that goes with its pressed retry', () => {
  it.each([false, true])('gives the focus to the region around it (beside content: %s)', async (beside) => {
    await render(<Sample beside={beside} />);
    button(RETRY).focus();
    await click(button(RETRY));
    expect(focused()).toBe('region');
  });
  it('does so in a browser that focuses no pressed button', async () => {
    await render(<Sample />);
    await click(button(RETRY));
    expect(focused()).toBe('region');
  });
  it('leaves the focus where it was moved meanwhile', async () => {
    await render(<Sample moves />);
    await click(button(RETRY));
    expect(focused()).toBe('input');
  });
});

describe('a notice that', () => {
  it('stays keeps the focus on its button', async () => {
    await render(<Sample goes={false} />);
    button(RETRY).focus();
    await click(button(RETRY));
    expect(document.activeElement).toBe(button(RETRY));
  });
  it('goes without a press moves no focus', async () => {
    const { show } = await render(<Sample />);
    await show(<p>there</p>);
    expect(document.activeElement).toBe(document.body);
  });
});

describe('useOnChange', () => {
  it('calls the newest callback for each change of the value alone, and ends the call before', async () => {
    const calls: string[] = [];
    function Counted({ of, word }: { of: number; word: string }) {
      useOnChange(of, (value) => {
        calls.push(`${value} ${word}`);
        return () => void calls.push(`end ${value}`);
      });
      return null;
    }
    const { show } = await render(<Counted of={1} word="a" />);
    await show(<Counted of={1} word="b" />);
    await show(<Counted of={2} word="c" />);
    await show(null);
    expect(calls).toEqual(['1 a', 'end 1', '2 c', 'end 2']);
  });
});
