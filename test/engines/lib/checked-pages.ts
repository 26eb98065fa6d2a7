import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { withCheckedFiles } from '../../e2e/lib/checked-page';
import { pageWith } from './job-pages';

const FORM = '<vt-lead-form load="eager"><a href="/contato">Fale com a gente</a></vt-lead-form>';
const SCRIPT = { 'content-type': 'text/javascript', 'cache-control': 'no-store' };
const TAMPERED = '\n;globalThis.tampered=true;';

/** What is wrong with the library's files, by kind of page: what is added to a file, undefined for one that is missing. */
const FILES: Record<string, (path: string, isRetry: boolean) => string | undefined> = {
  right: () => '',
  // A chunk, which nothing but the import map checks.
  tampered: (path) => (/^chunks\/runtime-/.test(path) ? TAMPERED : ''),
  // The widget's own file, at its second address only.
  'second-try': (path, isRetry) => (path === 'widgets/lead-form.js' ? (isRetry ? TAMPERED : undefined) : ''),
  // For a browser that does not know the map's key; what it does not check must at least work.
  'unknown-key': () => '',
};

/** /checked/KIND/ is the page of a lead form that checks every file of the library, with files of that kind. */
export function checkedPages(): Hono {
  const app = new Hono();
  app.get('/checked/:kind/', (c) => {
    const kind = c.req.param('kind');
    const base = `${new URL(c.req.url).href}vitrine/`;
    const page = pageWith(FORM).replace('src="/vitrine/vitrine.js"', `src="${base}vitrine.js"`);
    const html = withCheckedFiles(page, base);
    return c.html(kind === 'unknown-key' ? html.replace('"integrity":', '"unknown-key":') : html);
  });
  app.get('/checked/:kind/vitrine/:path{.+\\.js}', (c) => {
    const path = c.req.param('path');
    const more = FILES[c.req.param('kind')]?.(path, c.req.query('retry') !== undefined);
    if (more === undefined) return c.text('', 503, { 'cache-control': 'no-store' });
    return c.body(readFileSync(join('dist', path), 'utf8') + more, 200, SCRIPT);
  });
  return app;
}
