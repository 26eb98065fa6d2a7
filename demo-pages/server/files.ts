import { readFile } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Context, Hono } from 'hono';
import packageJson from '../../package.json' with { type: 'json' };
import { PAGES } from '../pages/pages';
import { previewAt } from '../pages/previews';
import { carSvg } from '../sandbox/drawings/car';
import { formFor } from '../sandbox/drawings/forms';
import { send, typeOf } from './send';

/** The repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Chunks carry their content's hash in their name; everything else may be another file after the next build. */
const cacheFor = (path: string) =>
  path.startsWith('chunks/') ? 'public, max-age=31536000, immutable' : 'no-cache';

async function read(base: string, path: string): Promise<Buffer | undefined> {
  const file = resolve(base, path);
  if (!file.startsWith(base + sep)) return undefined;
  return readFile(file).catch(() => undefined);
}

/** The version the pages take for an older one. */
const OLD_VERSION = '0.0.1';

/** The build as it would have been under another version. */
const aged = (path: string, bytes: Buffer): Buffer | string =>
  path === 'vitrine.js' ? bytes.toString('utf8').replaceAll(packageJson.version, OLD_VERSION) : bytes;

/** What follows the first folder of an address; undefined where it is no valid text. */
function pathBelow(url: string): string | undefined {
  try {
    return decodeURIComponent(new URL(url).pathname).split('/').slice(2).join('/');
  } catch {
    return undefined;
  }
}

/** Serves a folder below an address; `change` sees every file before it goes. */
function serveFolder(
  base: string,
  change: (path: string, bytes: Buffer) => Buffer | string = (_, bytes) => bytes,
) {
  return async (c: Context) => {
    const path = pathBelow(c.req.url);
    const bytes = path && (await read(base, path));
    if (!path || !bytes) return c.notFound();
    const headers = {
      'content-type': typeOf(path),
      'cache-control': cacheFor(path),
      // As a CDN answers; a sandboxed frame has an origin of its own.
      'access-control-allow-origin': '*',
    };
    return send(change(path, bytes), headers, c.req.header('accept-encoding'));
  };
}

/** A drawn car: /assets/cars/suv-3f5a2a.svg is an SUV of that colour, /assets/cars/363-3f5a2a.svg the model of that code. */
async function car(c: Context): Promise<Response> {
  const [, shape = '', color = ''] =
    /^([a-z0-9]+)-([0-9a-f]{6})\.svg$/i.exec(c.req.param('file') ?? '') ?? [];
  const form = formFor(shape);
  if (!form) return c.notFound();
  const headers = { 'content-type': typeOf('car.svg'), 'cache-control': 'no-cache' };
  return send(carSvg(form, `#${color}`), headers, c.req.header('accept-encoding'));
}

/** The picture of a page for the index. */
async function preview(c: Context): Promise<Response> {
  const svg = previewAt(new URL(c.req.url).pathname, PAGES);
  if (!svg) return c.notFound();
  const headers = { 'content-type': typeOf('page.svg'), 'cache-control': 'no-cache' };
  return send(svg, headers, c.req.header('accept-encoding'));
}

/** What the pages load: the builds in dist and dist-react of `root`, the kit's, the older copy, the pages' files, the panel's. */
export function files(root: string): Hono {
  const app = new Hono();
  app.get('/vitrine/*', serveFolder(resolve(root, 'dist')));
  app.get('/vitrine-react/*', serveFolder(resolve(root, 'dist-react')));
  app.get('/vitrine-kit/*', serveFolder(resolve(root, '.cache/kit')));
  app.get('/vitrine-old/*', serveFolder(resolve(root, 'dist'), aged));
  app.get('/assets/cars/:file', car);
  app.get('/assets/previews/:file', preview);
  app.get('/assets/*', serveFolder(resolve(ROOT, 'demo-pages/pages/assets')));
  app.get(
    '/sandbox/:file{(panel|card-frame)\\.(css|js)|entries\\.css}',
    serveFolder(resolve(ROOT, 'demo-pages/sandbox/panel')),
  );
  // A browser asks for it where it finds no other icon, as on an answer in JSON.
  app.get('/favicon.ico', (c) => c.body(null, 204));
  return app;
}
