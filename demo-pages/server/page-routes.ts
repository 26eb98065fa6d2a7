import { Hono } from 'hono';
import { PAGES } from '../pages/pages';
import { BUILDS, renderPage } from '../pages/render';
import { send } from './send';

/** Every page on both builds: /fiat/ on the default one, /react/fiat/ where React is the page's own. */
export function pageRoutes(): Hono {
  const app = new Hono();
  for (const build of BUILDS) {
    for (const page of PAGES) {
      app.get(`${build.prefix}${page.path}`, async (c) => {
        const { html, policy } = renderPage(page, build);
        const headers = {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-cache',
          ...(policy ? { 'content-security-policy': policy } : {}),
        };
        return send(html, headers, c.req.header('accept-encoding'));
      });
      // A folder's address has its slash; links without it still arrive.
      const bare = `${build.prefix}${page.path}`.replace(/\/$/, '');
      if (bare) app.get(bare, (c) => c.redirect(`${bare}/`, 301));
    }
  }
  return app;
}
