import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Hono } from 'hono';
import type { FirstViewServer } from '../pages/first-views';
import { PAGES } from '../pages/pages';
import { BUILDS, renderPage } from '../pages/render';
import { ROOT } from './files';
import { send } from './send';

/** Stands for another origin of this server in a page. */
const OTHER_ORIGIN = '(other-origin)';

/** What was built; it is read anew after a build, as the pages' files are. */
const firstViewServer = async (): Promise<FirstViewServer | undefined> => {
  const path = join(ROOT, 'dist/package/server.js');
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: 0 }));
  return mtimeMs ? import(`${pathToFileURL(path).href}?${mtimeMs}`) : undefined;
};

/** The same server under another name of this machine: another origin. */
function otherOrigin(address: string): string {
  const url = new URL(address);
  url.hostname = url.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  return url.origin;
}

/** Every page on both builds: /fiat/ on the default one, /react/fiat/ where React is the page's own. */
export function pageRoutes(): Hono {
  const app = new Hono();
  for (const build of BUILDS) {
    for (const page of PAGES) {
      app.get(`${build.prefix}${page.path}`, async (c) => {
        const other = otherOrigin(c.req.url);
        const rendered = renderPage(page, build, page.firstViews && (await firstViewServer()));
        const [html, policy = ''] = [rendered.html, rendered.policy].map((text) =>
          text?.replaceAll(OTHER_ORIGIN, other),
        );
        const headers = {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-cache',
          ...(policy ? { 'content-security-policy': policy } : {}),
        };
        return send(html ?? '', headers, c.req.header('accept-encoding'));
      });
      // A folder's address has its slash; links without it still arrive.
      const bare = `${build.prefix}${page.path}`.replace(/\/$/, '');
      if (bare) app.get(bare, (c) => c.redirect(`${bare}/`, 301));
    }
  }
  return app;
}
