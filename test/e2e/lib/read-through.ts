import type { Request } from '@playwright/test';
import type { Page } from './test';

/** Requests under way, kept from here on. */
export function watchRequests(page: Page): ReadonlySet<Request> {
  const requests = new Set<Request>();
  const end = (request: Request) => void requests.delete(request);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return requests;
}

/** Looks at a page that does not come to rest until it has failed. */
const PATIENCE = 200;

/** Two frames and an idle moment later: the page's height, and whether everything that has begun is there. */
const look = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    // Widgets fetch their work once the browser is idle: without that they would only seem to be there.
    await new Promise((go) => requestIdleCallback(go));
    const inSight = (one: Element) => {
      const { top, bottom } = one.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    };
    const busy = [...document.querySelectorAll(':state(loading), :state(ready)')].filter((one) =>
      // Those farther down have not begun.
      one.matches(':state(loading)') ? inSight(one) : one.shadowRoot?.querySelector('[aria-busy="true"]'),
    );
    return { height: document.body.scrollHeight, busy: busy.map(({ localName }) => localName) };
  });

/** Until twice in turn no request is under way, no widget is busy, and the page has kept its height. */
async function cameToRest(page: Page, requests: ReadonlySet<Request>): Promise<void> {
  let before = -1;
  let quiet = 0;
  for (let looks = 0; looks < PATIENCE; looks++) {
    const { height, busy } = await look(page);
    quiet = requests.size === 0 && busy.length === 0 && height === before ? quiet + 1 : 0;
    if (quiet === 2) return;
    before = height;
  }
  const { busy } = await look(page);
  throw new Error(`never at rest: ${[...busy, ...[...requests].map((each) => each.url())]}`);
}

/**
 * Brings an element to the middle of the window, but not within the very frame in which something came: there a browser
 * cannot keep the place. What it still fetches comes while it is in sight.
 */
async function bringIntoView(one: Node): Promise<void> {
  for (let before = -1; ; before = document.body.scrollHeight) {
    await new Promise(requestAnimationFrame);
    if (document.body.scrollHeight === before) break;
  }
  (one as Element).scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Reads the page down to its end: every widget comes into view and has its time to start; then back to the top. */
export async function readThrough(page: Page, requests: ReadonlySet<Request>): Promise<void> {
  // An XPath stays out of shadow roots.
  for (const widget of await page.locator('//*[starts-with(local-name(), "vt-")]').elementHandles()) {
    await widget.evaluate(bringIntoView);
    await cameToRest(page, requests);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await cameToRest(page, requests);
}
