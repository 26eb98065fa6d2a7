import { MOBILE_MAX, TOUCH } from './breakpoints';

const queries = () => [matchMedia(`(max-width: ${MOBILE_MAX}px)`), matchMedia(TOUCH)] as const;

/** Whether it is a phone: a mobile layout, or a touch screen with the shorter side of one, as of a phone held sideways (ours). */
export function isPhone(): boolean {
  const [mobile, touch] = queries();
  return mobile.matches || (touch.matches && Math.min(screen.width, screen.height) <= MOBILE_MAX);
}

/** Calls back now, as it may have changed since it was read, and whenever isPhone may have changed, until the signal aborts. */
export function onPhoneChange(callback: () => void, signal: AbortSignal): void {
  callback();
  for (const query of queries()) query.addEventListener('change', callback, { signal });
}
