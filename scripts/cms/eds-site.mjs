/** A site of Edge Delivery Services on this machine: a checkout of Adobe's boilerplate with the blocks of dist/cms/eds. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { refusalOf } from '../../demo-pages/server/local-server.mjs';
import { root } from '../system/run.mjs';

/** A block as the service renders a table. @param {string} name @param {Record<string, string>} rows */
const block = (name, rows) =>
  `<div class="${name}">${Object.entries(rows)
    .map(([key, value]) => `<div><div>${key}</div><div>${value}</div></div>`)
    .join('')}</div>`;

/** The blocks of the page: a form, a Lit element, and a pair that shares the car. */
const BLOCKS = [
  block('vt-lead-form', {
    Heading: 'Fale com a gente',
    'attribute-model': 'pulse',
    persons: 'physical',
    'dealer-required': 'false',
    content: '<p><a href="/contato">Fale com a gente</a></p>',
  }),
  block('vt-qr-code', { value: 'https://marca.example', level: 'q' }),
  block('vt-configurator-summary', { view: 'compact', content: 'Seu carro' }),
  block('vt-configurator', { model: 'Argo', content: 'Monte por telefone' }),
];

/** @param {string} head the boilerplate's head.html @param {string} services */
function pageHtml(head, services) {
  const metadata = {
    script: '/vitrine/vitrine.js',
    brand: 'fiat',
    country: 'BR',
    services,
    'lead-client-id': 'sandbox-client',
    'lead-client-secret': 'sandbox-secret',
  };
  const tags = Object.entries(metadata).map(
    ([name, value]) => `<meta name="vitrine-${name}" content="${value}">`,
  );
  const sections = BLOCKS.map((one) => `<div>${one}</div>`).join('');
  return `<!doctype html><html lang="pt-BR"><head><title>Edge Delivery</title><link rel="icon" href="data:,">${tags.join('')}${head}</head><body><header></header><main>${sections}</main><footer></footer></body></html>`;
}

/**
 * Serves the page and the files; resolves to the address.
 * @param {string} checkout of the boilerplate @param {string} services their address
 * @returns {Promise<{ address: string, close(): Promise<void> }>}
 */
export async function startEdsSite(checkout, services) {
  const head = readFileSync(join(checkout, 'head.html'), 'utf8');
  // The service moves it into the answer's headers.
  const [, policy = ''] = /http-equiv="Content-Security-Policy"\s+content="([^"]+)"/.exec(head) ?? [];
  const withoutPolicy = head.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, '');
  const folder = (/** @type {string} */ path) => serveStatic({ root: relative(process.cwd(), path) });
  const app = new Hono();
  app.use('*', async (c, next) => {
    const { incoming } = /** @type {import('@hono/node-server').HttpBindings} */ (c.env);
    const refusal = refusalOf(incoming);
    return refusal ? c.body(null, refusal) : next();
  });
  app.get('/', (c) => c.html(pageHtml(withoutPolicy, services), 200, { 'content-security-policy': policy }));
  // The documents of the site's header and footer.
  for (const name of ['nav', 'footer'])
    app.get(`/${name}.plain.html`, (c) => c.html(`<div><p>${name}</p></div>`.repeat(3)));
  app.get(
    '/vitrine/*',
    serveStatic({
      root: relative(process.cwd(), join(root, 'dist')),
      rewriteRequestPath: (path) => path.slice('/vitrine'.length),
    }),
  );
  app.get('*', folder(join(root, 'dist/cms/eds')));
  app.get('*', folder(checkout));
  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('the server has no port');
  return {
    address: `http://127.0.0.1:${bound.port}`,
    close: () => new Promise((done) => server.close(() => done())),
  };
}
