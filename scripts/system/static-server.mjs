/** Serves a folder over HTTP on a free port, for this machine only. */
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { refusalOf } from '../../demo-pages/server/local-server.mjs';

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

const HASHED = /-[\w-]{8}\.\w+$/;

/** @param {string} folder @param {string} [url] of a request that is not refused @returns {string | undefined} the requested file */
function fileOf(folder, url = '/') {
  const path = decodeURIComponent(url.replace(/[?#].*$/, ''));
  const file = resolve(join(folder, path.endsWith('/') ? `${path}index.html` : path));
  if (!file.startsWith(resolve(folder) + sep)) return undefined;
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : undefined;
}

/**
 * Serves the files of a folder to requests that read; no body is.
 * @param {string} folder
 * @returns {Promise<{ address: string, close: () => Promise<void> }>}
 */
export async function serveFolder(folder) {
  const server = createServer((request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const refusal = refusalOf(request) ?? (isRead ? undefined : 405);
    if (refusal) {
      response.writeHead(refusal, { connection: 'close' }).end();
      return;
    }
    const file = fileOf(folder, request.url);
    if (!file) {
      // Browsers request the icon by themselves; a page without one is not an error.
      response.writeHead(request.url === '/favicon.ico' ? 204 : 404).end();
      return;
    }
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    // Files named by their content hash never change.
    const cache = HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache';
    response.writeHead(200, { 'content-type': type, 'cache-control': cache });
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    pipeline(createReadStream(file), response, () => {});
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('the server has no port');
  return {
    address: `http://127.0.0.1:${bound.port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
