// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { whenConsented } from '#page/settings/consent';
import { isPrerendered, whenShown, whenVisited } from '#page/when-shown';
import { pageStates } from '../lib/page-states';
import { metas } from '../lib/requests';

const { prerender, visit, hide, reset } = pageStates();
afterEach(() => {
  reset();
  metas();
});

describe('what counts as a visit', () => {
  it('happens at once on a page that is visited, also in a hidden tab', () => {
    hide();
    const done = vi.fn();
    whenVisited(done);
    whenConsented('analytics_storage', done);
    expect([isPrerendered(), done.mock.calls.length]).toEqual([false, 2]);
  });
  it('waits on a page that the browser has made ahead, and happens once', () => {
    prerender();
    const done = vi.fn();
    whenVisited(done);
    whenConsented('analytics_storage', done);
    expect([isPrerendered(), done.mock.calls.length]).toEqual([true, 0]);
    visit();
    visit();
    expect(done).toHaveBeenCalledTimes(2);
  });
});

describe('what counts as seen', () => {
  it.each<[string, () => void, () => void]>([
    ['a page that is made ahead', prerender, visit],
    ['a tab opened in the background', hide, visit],
  ])('waits on %s, and happens once', (_, leave, come) => {
    leave();
    const done = vi.fn();
    whenShown(done);
    expect(done).not.toHaveBeenCalled();
    come();
    come();
    expect(done).toHaveBeenCalledTimes(1);
  });
  it('waits until a page that was made ahead is on screen as well', () => {
    prerender();
    const done = vi.fn();
    whenShown(done);
    visit({ hidden: true });
    expect(done).not.toHaveBeenCalled();
    visit();
    expect(done).toHaveBeenCalledTimes(1);
  });
  it('is forgotten where it has gone before anybody looked', () => {
    hide();
    const done = vi.fn();
    whenShown(done)();
    visit();
    expect(done).not.toHaveBeenCalled();
  });
  it('happens at once on screen', () => {
    const done = vi.fn();
    whenShown(done);
    expect(done).toHaveBeenCalledTimes(1);
  });
});
