import { Hono } from 'hono';
import { PAGES } from '../pages/pages';
import { BUILDS, renderPage } from '../pages/render';
import { send } from './send';

/** Stands for another origin of this server in a page. */
const OTHER_ORIGIN = '(other-origin)';

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
        const rendered = renderPage(page, build);
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
