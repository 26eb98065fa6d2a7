import { expect, it, vi } from 'vitest';
import { anySignal } from '#services/http/any-signal';

it('aborts with the first that aborts, for its reason, and only once', () => {
  const [one, two] = [new AbortController(), new AbortController()];
  const either = anySignal(one.signal, two.signal);
  const heard = vi.fn();
  either.addEventListener('abort', heard);
  expect(either.aborted).toBe(false);
  two.abort('left');
  one.abort('late');
  expect(either.reason).toBe('left');
  expect(heard).toHaveBeenCalledOnce();
});

it('is aborted at once if one of them is', () => {
  const live = new AbortController();
  expect(anySignal(live.signal, AbortSignal.abort('gone'), AbortSignal.abort('later')).reason).toBe('gone');
});

it('leaves no listener on a signal that outlives it', () => {
  const [page, request] = [new AbortController(), new AbortController()];
  const added = vi.spyOn(page.signal, 'addEventListener');
  anySignal(page.signal, request.signal);
  const [, , options] = added.mock.calls[0] ?? [];
  expect((options as AddEventListenerOptions).signal?.aborted).toBe(false);
  request.abort();
  expect((options as AddEventListenerOptions).signal?.aborted).toBe(true);
});
