// @vitest-environment happy-dom
import { act } from 'react';
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
  expect(before.tabIndex).toBe(-1);
  expect(before.hasAttribute('tabindex')).toBe(false);
});
