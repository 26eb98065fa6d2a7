import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { pageOfTag } from '../pages/index/entries';
import { ROOT } from './files';

/** Where `npm run storybook -- --build` writes. */
const BUILT = resolve(ROOT, '.cache/storybook');
/** Where `npm run storybook` listens. */
const DEVELOPMENT = 'http://localhost:6006/';

const NOT_BUILT = `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Storybook</title></head><body style="max-width:640px;margin:48px auto;padding:0 20px;font:17px/1.6 sans-serif">
<main><h1>Storybook</h1>
<p>O Storybook ainda não foi construído. <code>npm run storybook</code> o abre em <a href="${DEVELOPMENT}">${DEVELOPMENT}</a>;
<code>npm run storybook -- --build</code> o constrói, e ele passa a aparecer neste endereço.</p>
<p lang="es-AR">Storybook todavía no está construido. <code>npm run storybook</code> lo abre en <a href="${DEVELOPMENT}">${DEVELOPMENT}</a>;
<code>npm run storybook -- --build</code> lo construye, y aparece en esta dirección.</p>
<p><a href="/">Todas as páginas</a></p></main></body></html>`;

/** The way between the pages and Storybook: the built Storybook at /storybook/, and at /tag/ the page of a widget. */
export function storybook(built = BUILT): Hono {
  const app = new Hono();
  app.get('/storybook', (c) => c.redirect('/storybook/', 301));
  // Not compressed: its files have megabytes, which would take longer than they do on the way.
  const serve = () =>
    serveStatic({
      root: relative(process.cwd(), built),
      rewriteRequestPath: (path) => path.slice('/storybook'.length),
    });
  app.get('/storybook/*', async (c, next) => {
    if (!existsSync(resolve(built, 'index.html'))) return c.html(NOT_BUILT, 404);
    return serve()(c, next);
  });
  app.get('/tag/:tag', (c) => {
    const language = c.req.query('language') === 'es-AR' ? 'es-AR' : 'pt-BR';
    const path = pageOfTag(c.req.param('tag'), language);
    return path ? c.redirect(path, 302) : c.notFound();
  });
  return app;
}
