// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  Object.assign(globalThis, { [Symbol.for('vitrine')]: undefined });
});

describe('$popups', () => {
  it('takes text with the defaults of spec messages#popups and tells the page', async () => {
    const { $popups, showPopup, closePopup, POPUP_DURATION } = await import('#ui/popups/popup-store');
    const heard = vi.fn();
    document.addEventListener('vt-popup-queued', heard);
    const first = showPopup({ type: 'SUCCESS', text: 'a' });
    const second = showPopup({ type: 'ERROR', text: 'b', duration: 4000 });
    expect($popups.get()).toEqual([
      { id: first, type: 'SUCCESS', text: 'a', duration: 5000, button: 'OK' },
      { id: second, type: 'ERROR', text: 'b', duration: 4000, button: 'OK' },
    ]);
    expect(POPUP_DURATION).toBe(5000);
    expect(heard).toHaveBeenCalledTimes(2);
    closePopup(first);
    expect($popups.get().map(({ id }) => id)).toEqual([second]);
  });
});
