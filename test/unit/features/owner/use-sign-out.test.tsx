// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { useSignOut } from '#features/owner/use-sign-out';
import { $session } from '#features/session/session';
import { noteSignOut } from '#page/session/sign-outs';
import { leave, render } from '../../lib/render';
import { metas } from '../../lib/requests';

const called = vi.fn();
function View() {
  useSignOut(called);
  return null;
}

beforeEach(async () => {
  metas();
  called.mockReset();
  // One of an earlier session.
  noteSignOut();
  await render(<View />);
});
afterEach(async () => {
  await leave();
  localStorage.clear();
});

it('hears a sign-out of this page, once', () => {
  // The session's store, which names the sign-out, may come later than the view.
  onTestFinished($session.listen(() => {}));
  document.dispatchEvent(new Event('vt-session-ended', { bubbles: true }));
  dispatchEvent(new Event('focus'));
  expect(called).toHaveBeenCalledOnce();
});

it.each(['storage', 'focus', 'pageshow'])('hears one of another page of the site, once (%s)', (moment) => {
  noteSignOut();
  dispatchEvent(new Event(moment));
  dispatchEvent(new Event(moment));
  expect(called).toHaveBeenCalledOnce();
});

it('hears nothing of a session that ends by itself, of cleared storage, or once it is gone', async () => {
  dispatchEvent(new Event('vt-session-expired'));
  dispatchEvent(new Event('focus'));
  localStorage.clear();
  dispatchEvent(new Event('storage'));
  await leave();
  noteSignOut();
  dispatchEvent(new Event('focus'));
  expect(called).not.toHaveBeenCalled();
});
