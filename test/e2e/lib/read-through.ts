import type { Request } from '@playwright/test';
import type { Page } from './test';

/** Returns the set of pending requests, updated from now on. */
export function watchRequests(page: Page): ReadonlySet<Request> {
  const requests = new Set<Request>();
  const end = (request: Request) => void requests.delete(request);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return requests;
}

/** Number of looks until the page is considered unstable. */
const PATIENCE = 200;

/**
 * Looks at the page, each time after two frames and an idle callback, until two looks in a row find the height of the one
 * before and no started widget that is loading. Returns the number of looks, and what is busy if the page never is still.
 */
const still = (page: Page, patience: number) =>
  page.evaluate(async (patience) => {
    const inSight = (one: Element) => {
      const { top, bottom } = one.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    };
    const isBusy = (one: Element) =>
      // Widgets farther down have not started loading.
      one.matches(':state(loading)') ? inSight(one) : one.shadowRoot?.querySelector('[aria-busy="true"]');
    let busy: Element[] = [];
    let before = -1;
    for (let looks = 1, quiet = 0; looks <= patience; looks++) {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      // Widgets load their deferred modules when the browser is idle.
      await new Promise((go) => requestIdleCallback(go));
      busy = [...document.querySelectorAll(':state(loading), :state(ready)')].filter(isBusy);
      const height = document.body.scrollHeight;
      quiet = busy.length === 0 && height === before ? quiet + 1 : 0;
      if (quiet === 2) return { looks, busy: [] };
      before = height;
    }
    return { looks: patience, busy: busy.map(({ localName }) => localName) };
  }, patience);

/** Resolves when the page is still and no request is pending, before its looks and after them. */
export async function cameToRest(page: Page, requests: ReadonlySet<Request>): Promise<void> {
  let busy: string[] = [];
  for (let left = PATIENCE; left > 0; ) {
    const wasIdle = requests.size === 0;
    const found = await still(page, left);
    left -= found.looks;
    busy = found.busy;
    if (wasIdle && requests.size === 0 && busy.length === 0) return;
  }
  throw new Error(`never at rest: ${[...busy, ...[...requests].map((each) => each.url())]}`);
}

/**
 * Scrolls an element to the middle of the window, but not in a frame with new content, in which a browser cannot anchor
 * the scroll position. Its requests finish while it is visible.
 */
async function bringIntoView(one: Node): Promise<void> {
  for (let before = -1; ; before = document.body.scrollHeight) {
    await new Promise(requestAnimationFrame);
    if (document.body.scrollHeight === before) break;
  }
  (one as Element).scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Scrolls through the page: every widget becomes visible and has time to load; then back to the top. */
export async function readThrough(page: Page, requests: ReadonlySet<Request>): Promise<void> {
  // An XPath does not enter shadow roots.
  for (const widget of await page.locator('//*[starts-with(local-name(), "vt-")]').elementHandles()) {
    await widget.evaluate(bringIntoView);
    await cameToRest(page, requests);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await cameToRest(page, requests);
}
