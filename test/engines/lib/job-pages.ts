import { Hono } from 'hono';
import { PAGES } from '#demo-pages/pages/pages';
import { BUILDS, renderPage } from '#demo-pages/pages/render';
import { withFirstViews } from '../../e2e/lib/first-views';
import { MAIN_JOBS } from '../../e2e/lib/main-jobs';

const [shipped] = BUILDS;
const lone = PAGES.find(({ path }) => path === '/lone/');

/** Returns the page with one widget, holding other markup. @throws {Error} if the demo has no such page */
export function pageWith(markup: string): string {
  if (!shipped || !lone) throw new Error('the demo has no /lone/');
  const { html } = renderPage(lone, shipped);
  const placed = html.replace(/<vt-lead-form[\s\S]*<\/vt-lead-form>/, () => markup);
  if (placed === html) throw new Error('/lone/ has no lead form to replace');
  return placed;
}

/** Returns the page in another language. */
const inLanguage = (html: string, language = 'pt-BR') =>
  html.replace(/(<meta name="vitrine:language" content=")[^"]+/, (_, tag) => tag + language);

/**
 * /jobs/vt-NAME/ with the widget of a main job and no other; ?language=es-AR in Spanish. Served, since WebDriver cannot answer
 * requests itself.
 */
export function jobPages(): Hono {
  const app = new Hono();
  app.get('/jobs/:tag/', (c) => {
    const job = MAIN_JOBS[c.req.param('tag')];
    if (!job) return c.notFound();
    const html = pageWith(job.markup.replace(/^<[\w-]+/, '$& load="eager"'));
    return c.html(inLanguage(html, c.req.query('language')));
  });
  // With the first view in the page, and without the script, which the test adds when it is to come.
  app.get('/served/:tag/', (c) =>
    c.html(
      withFirstViews(pageWith(MAIN_JOBS[c.req.param('tag')]?.markup ?? '')).replace(
        /<script async.*?<\/script>/,
        '',
      ),
    ),
  );
  // Of the same origin, and empty: where cookies and storage are cleared.
  app.get('/jobs/', (c) => c.html('<!doctype html><title>Empty</title>'));
  return app;
}
