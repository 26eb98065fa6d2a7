import type { Page } from '@playwright/test';

/** Holds the requests for addresses until the function that it returns is called. @param addresses a glob */
export async function holdRequests(page: Page, addresses: string): Promise<() => void> {
  let go = () => {};
  const held = new Promise<void>((done) => {
    go = done;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return () => go();
}
