// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { onPhoneChange } from '#page/phone';

it('calls back at once, as the window may have changed since it was read, and at each change', () => {
  const lists = [new EventTarget(), new EventTarget()];
  const [mobile, touch] = lists as [EventTarget, EventTarget];
  const list = vi.spyOn(globalThis, 'matchMedia').mockImplementation(() => lists.shift() as MediaQueryList);
  const life = new AbortController();
  const onChange = vi.fn();
  onPhoneChange(onChange, life.signal);
  expect(onChange).toHaveBeenCalledTimes(1);
  mobile.dispatchEvent(new Event('change'));
  touch.dispatchEvent(new Event('change'));
  expect(onChange).toHaveBeenCalledTimes(3);
  life.abort();
  mobile.dispatchEvent(new Event('change'));
  expect(onChange).toHaveBeenCalledTimes(3);
  list.mockRestore();
});
