/** Serves the subjects' pages and files as a content network would, and keeps account of what was asked for. */
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, resolve, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { refusalOf } from '../../demo-pages/server/local-server.mjs';
import { pageOf, prepareSubjects, SUBJECTS } from './subjects.mjs';

/** @typedef {{ path: string, script: boolean, gzip: number, brotli: number }} Served bytes of the body, in both ways */

/** @type {Record<string, string>} */
const TYPES = { '.css': 'text/css', '.js': 'text/javascript', '.json': 'application/json' };

/** Each text is compressed once: before the warm-up is over, no answer waits for it. */
const makePack = () => {
  /** @type {Map<string, { gzip: Buffer, brotli: Buffer }>} */
  const packed = new Map();
  return (/** @type {string} */ text) => {
    const known = packed.get(text);
    if (known) return known;
    const both = { gzip: gzipSync(text, { level: 9 }), brotli: brotliCompressSync(text) };
    packed.set(text, both);
    return both;
  };
};

/** @param {string} folder @param {string} path @returns {string | undefined} */
function read(folder, path) {
  const file = resolve(folder, path);
  if (!file.startsWith(folder + sep)) return undefined;
  return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, 'utf8') : undefined;
}

/**
 * Finds by address: /SUBJECT/COUNT/ is a page, /SUBJECT/COUNT/files/... what it loads. A page is written once: some read
 * the build's manifest for it, which its first byte would wait for.
 * @param {readonly import('./subjects.mjs').Subject[]} subjects
 */
function makeFind(subjects) {
  /** @type {Map<string, string>} */
  const pages = new Map();
  return (/** @type {string} */ url) => {
    const { pathname } = new URL(`http://bench${url}`);
    const [, name, count, folder, ...path] = pathname.split('/');
    const subject = subjects.find((one) => one.name === name);
    if (!subject) return undefined;
    if (!folder) {
      const text = pages.get(pathname) ?? pageOf(subject, Number(count));
      pages.set(pathname, text);
      return { text, type: 'text/html; charset=utf-8' };
    }
    const text = read(subject.folder, path.join('/'));
    return text === undefined ? undefined : { text, type: TYPES[extname(url)] ?? 'application/octet-stream' };
  };
}

/**
 * Listens on a free port of this machine. `served` is what was sent since it was last emptied; `quiet` waits until
 * nothing has been asked for that many ms.
 * @param {readonly import('./subjects.mjs').Subject[]} [subjects]
 * @param {import('node:http').RequestListener} [services] what answers outside the subjects' folders; without it nothing does
 */
export async function startServer(subjects = SUBJECTS, services) {
  await prepareSubjects();
  const pack = makePack();
  const find = makeFind(subjects);
  /** @type {Served[]} */
  const served = [];
  let latest = 0;
  const server = createServer((request, response) => {
    const refusal = refusalOf(request);
    if (refusal) {
      response.writeHead(refusal, { connection: 'close' }).end();
      return;
    }
    latest = performance.now();
    const found = find(request.url ?? '/');
    if (!found && services) {
      services(request, response);
      return;
    }
    if (!found) {
      served.push({ path: request.url ?? '', script: false, gzip: 0, brotli: 0 });
      response.writeHead(404).end();
      return;
    }
    const { gzip, brotli } = pack(found.text);
    served.push({
      path: request.url ?? '',
      script: found.type === TYPES['.js'],
      gzip: gzip.length,
      brotli: brotli.length,
    });
    const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding']));
    response.writeHead(200, {
      'content-type': found.type,
      'content-encoding': takesBrotli ? 'br' : 'gzip',
      'cache-control': 'no-store',
    });
    response.end(takesBrotli ? brotli : gzip);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('the server has no port');
  return {
    address: `http://127.0.0.1:${bound.port}`,
    served,
    /** @param {number} ms */
    async quiet(ms) {
      const began = performance.now();
      for (let rest = ms; rest > 0; rest = Math.max(latest, began) + ms - performance.now()) {
        await new Promise((done) => setTimeout(done, rest));
      }
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done(undefined));
        server.closeAllConnections();
      }),
  };
}
