import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { startServer } from '#demo-pages/server';
import { axeFile } from './axe';

/** What a test changes in the answers of its worker's server; undone before the next test. */
interface Changes {
  document?: { edit: (html: string) => string; path: string; headers: Record<string, string> };
  /** Whether a request for a chunk fails; `name` as in the manifest. */
  chunkFails?: (name: string) => boolean;
  /** A folder with other files of the library than those of the build, as after a release; what it lacks is missing. */
  library?: string;
  /** Whether a file of the library comes with code that is not ours; of its address what follows the library's folder. */
  isTampered?: (address: string) => boolean;
  /** Chunks that a browser may not keep, so that each visit asks for them. */
  uncached?: ReadonlySet<string>;
}

/**
 * One worker has one server and one test at a time. An answer is changed where it is made: `page.route` would lead every
 * request of the page through the runner, and turn off the browser's cache.
 */
let changes: Changes = {};

export const changeAnswers = (more: Changes): void => {
  changes = { ...changes, ...more };
};

/** Changes the document of a page. headers: further ones of it, such as a policy. */
export const editPage = (
  edit: (html: string) => string,
  { path = '/lone/', headers = {} }: { path?: string; headers?: Record<string, string> } = {},
): void => changeAnswers({ document: { edit, path, headers } });

/** Changes a document that is changed already once more. */
export function editPageFurther(edit: (html: string) => string): void {
  const { document } = changes;
  if (!document) throw new Error('no page is edited yet');
  changeAnswers({ document: { ...document, edit: (html) => edit(document.edit(html)) } });
}

export const undoChanges = (): void => {
  changes = {};
};

/** The answers that a test may change. */
const changeable = () =>
  new Hono()
    .use('*', async (c, next) => {
      const { document } = changes;
      if (!document || !c.req.path.endsWith(document.path)) return next();
      // As text, which is to be changed.
      c.req.raw.headers.delete('accept-encoding');
      await next();
      const body = document.edit(await c.res.text());
      const own = new Headers(c.res.headers);
      for (const name of ['content-length', 'content-encoding']) own.delete(name);
      for (const [name, value] of Object.entries(document.headers)) own.set(name, value);
      // Hono gives a second answer the headers of the first: the length would be wrong.
      c.res = undefined;
      c.res = new Response(body, { status: c.res.status, headers: own });
    })
    .use('/vitrine/*', async (c, next) => {
      if (!changes.library) return next();
      const path = join(changes.library, c.req.path.replace('/vitrine/', ''));
      if (!existsSync(path)) return c.text('', 404, { 'cache-control': 'no-store' });
      return c.body(readFileSync(path, 'utf8'), 200, { 'content-type': 'text/javascript' });
    })
    .use('/vitrine/*', async (c, next) => {
      const address = c.req.url.replace(/^.*?\/vitrine\//, '');
      if (!changes.isTampered?.(address)) return next();
      c.req.raw.headers.delete('accept-encoding');
      await next();
      const own = { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' };
      const body = `${await c.res.text()}\n;globalThis.tampered=true;`;
      c.res = undefined;
      c.res = new Response(body, { headers: { ...own, 'cache-control': 'no-store' } });
    })
    .use('/*/chunks/*', async (c, next) => {
      const name = `chunks/${c.req.path.split('/').at(-1)}`;
      if (changes.chunkFails?.(name)) return c.text('', 503, { 'cache-control': 'no-store' });
      await next();
      if (changes.uncached?.has(name)) c.res.headers.set('cache-control', 'no-store');
    });

/** Starts the server of a worker. */
export const startTestServer = () => startServer({ port: 0, more: changeable().route('/', axeFile()) });
