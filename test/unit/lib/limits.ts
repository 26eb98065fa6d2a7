import { vi } from 'vitest';

/** Puts the limits of requests on the fake clock, which leaves AbortSignal.timeout to the machine's. */
export function fakeLimits(): void {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const control = new AbortController();
    setTimeout(() => control.abort(new DOMException('no answer in time', 'TimeoutError')), ms);
    return control.signal;
  });
}
