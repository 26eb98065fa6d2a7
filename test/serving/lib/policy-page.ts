import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import type { Embed } from '#demo-pages/embed/choices/embed';
import { heightsOf } from '#demo-pages/embed/code/embed-html';
import { styleHash } from '#demo-pages/embed/code/integrator-checks';
import { policyLines } from '#demo-pages/embed/code/policy';
import { MAIN_JOBS } from '../../e2e/lib/main-jobs';
import { pageWith } from '../../engines/lib/job-pages';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Where the page has its files and its services: neither of its own origin. */
export interface Places {
  files: string;
  services: string;
}

/** The page's metadata by name, as the builder has them. */
const metadataOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<meta name="vitrine:([\w:-]+)" content="([^"]*)">/g)].map(
      ([, name = '', content = '']) => [name, content],
    ),
  );

/** Widgets with pictures whose addresses a service gives: the site adds their origin itself. */
const SERVICE_PICTURES: readonly string[] = ['vt-loyalty'];

/** Returns a site's page with one tag, and its policy: what the site itself needs, and the builder's lines. */
export async function policyPage(tag: string, markup: string, { files, services }: Places) {
  const heights = heightsOf({ widgets: [{ tag, args: {} }] });
  const html = pageWith(markup.replace(/^<[\w-]+/, '$& load="eager"'))
    .replace('content="/api/{service}"', `content="${services}/api/{service}"`)
    .replace('src="/vitrine/vitrine.js"', `src="${files}/vitrine/vitrine.js"`)
    .replace(/<style>(?!body)[\s\S]*?<\/style>/, () => (heights ? `<style>${heights}</style>` : ''));
  const embed: Embed = {
    brand: 'fiat',
    country: 'BR',
    language: 'pt-BR',
    metadata: metadataOf(html),
    script: `${files}/vitrine/vitrine.js`,
    hints: [],
    widgets: [{ tag, args: {} }],
  };
  const own = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)]
    .map(([, css = '']) => css)
    .filter((css) => css !== heights);
  const site = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'img-src': ["'self'", ...(SERVICE_PICTURES.includes(tag) ? [services] : [])],
    'style-src': own.map(hashOf),
  };
  const directives = new Map(Object.entries(site));
  for (const line of policyLines(embed, await styleHash(heights))
    .split('\n')
    .filter(Boolean)) {
    const [name = '', ...sources] = line.replace(/;$/, '').split(' ');
    directives.set(name, [...(directives.get(name) ?? []), ...sources]);
  }
  const policy = [...directives].map((each) => each.flat().join(' ')).join('; ');
  return { html, policy };
}

/** /policy/vt-NAME/ is the page of a widget's main job under its policy. */
export function policyPages(files: string): Hono {
  const app = new Hono();
  app.get('/policy/:tag/', async (c) => {
    const tag = c.req.param('tag');
    const job = MAIN_JOBS[tag];
    if (!job) return c.notFound();
    const services = new URL(c.req.url).origin.replace('127.0.0.1', 'localhost');
    const { html, policy } = await policyPage(tag, job.markup, { files, services });
    return c.html(html, 200, { 'content-security-policy': policy });
  });
  return app;
}
