import type { Page } from './test';

/** The attacker's host. */
export const EVIL = 'https://evil.example';

/** Answers for the attacker's host, and returns what was asked of it. */
export async function evilHost(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${EVIL}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'document.title = "taken"' });
  });
  return asked;
}
