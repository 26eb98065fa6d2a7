// @vitest-environment happy-dom
import { act, createRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StatusMessage } from '#ui/StatusMessage';
import { leave, render } from '../lib/render';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(async () => {
  vi.useRealTimers();
  await leave();
});

const status = () => document.querySelector('[role=status]') as HTMLElement;

it('says what became of an act a moment later, in a region that stays', async () => {
  const { show } = await render(<StatusMessage>{''}</StatusMessage>);
  const before = status();
  await show(<StatusMessage>Salvo.</StatusMessage>);
  expect([before.textContent, before.className]).toEqual(['', 'sr']);
  await act(async () => void vi.advanceTimersByTime(150));
  expect([before.isConnected, before.textContent, before.className]).toEqual([true, 'Salvo.', 'notice']);
  expect(before.hasAttribute('tabindex')).toBe(false);
});

it('is emptied at once, so that the same words are said again', async () => {
  const { show } = await render(<StatusMessage>Salvo.</StatusMessage>);
  await act(async () => void vi.advanceTimersByTime(150));
  await show(<StatusMessage>{''}</StatusMessage>);
  expect(status().textContent).toBe('');
});

it('is within what takes the focus: an empty status says that it is one', async () => {
  const box = createRef<HTMLDivElement>();
  await render(<StatusMessage box={box}>{''}</StatusMessage>);
  box.current?.focus();
  expect(document.activeElement).toBe(box.current);
  expect(status().parentElement).toBe(box.current);
});
