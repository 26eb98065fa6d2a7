import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { snippetCss } from '#element/snippet-css';
import { BRAND_PAGES } from './brands';
import { comparison } from './comparison/comparison';
import { type FirstViewServer, withFirstViews } from './first-views';
import { brandOptions, indexCards } from './index/cards';
import { entries, tagsIn } from './index/entries';
import { WIDGETS } from './index/search-terms';
import { startCards } from './index/start-here';
import { mistakeList } from './mistakes';
import type { Page } from './page';
import { footer, header, headOf } from './skeleton';

/** The folder of a build's files, and the prefix of its pages' addresses. */
export interface Build {
  prefix: '' | '/react';
  files: '/vitrine' | '/vitrine-react';
}
export const BUILDS: readonly Build[] = [
  { prefix: '', files: '/vitrine' },
  { prefix: '/react', files: '/vitrine-react' },
];

const vendor = (name: string) => `/vitrine-react/vendor/${name}.js`;
/** The page's own React, for the build without React. */
const IMPORT_MAP = JSON.stringify({
  imports: {
    react: vendor('react'),
    'react-dom': vendor('react-dom'),
    'react-dom/client': vendor('react-dom-client'),
    'react/jsx-runtime': vendor('react-jsx-runtime'),
  },
});
const IMPORT_MAP_HASH = `'sha256-${createHash('sha256').update(IMPORT_MAP).digest('base64')}'`;

/** The strictest policy: no inline code, no eval, no markup from strings. Lit uses one named policy. */
const strictPolicy = (build: Build, other: Readonly<Record<string, string>>): string =>
  Object.entries({
    'default-src': "'none'",
    'script-src': `'self'${build.prefix ? ` ${IMPORT_MAP_HASH}` : ''}`,
    'style-src': "'self'",
    'img-src': "'self'",
    'connect-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'lit-html',
    ...other,
  })
    .map((directive) => directive.join(' '))
    .join('; ');

/** The tags of a page that have a documentation; the pages of mistakes name others too. */
const knownTags = (page: Page): string[] => tagsIn(page).filter((tag) => WIDGETS.includes(tag));

/** Names of the widgets in a page's markup. */
const widgetsIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/<vt-([\w-]+)/g)].map(([, name]) => name as string)),
];

/** The snippet that authors copy into a page's head: the heights of the page's widgets, and the script. */
function snippet(build: Build, page: Page, html: string): string {
  const heights = page.strict
    ? `<link rel="stylesheet" href="${build.files}/reserve.css">`
    : `<style>${snippetCss(widgetsIn(html))}</style>`;
  return `${heights}\n<script async src="${build.files}/vitrine.js"></script>`;
}

/** Fills in {{name}}; throws for an unknown name. */
function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the page names {{${name}}}, which is nothing`);
    return value;
  });
}

const indexValues = (prefix: string): Record<string, string> => ({
  cards: indexCards(prefix),
  starts: startCards(prefix),
  entryCount: String(entries().length),
  brandsPt: brandOptions('pt-BR'),
  brandsEs: brandOptions('es-AR'),
});

/**
 * Renders a whole page for one build, with its content security policy.
 * @param server of the build; without it, a page has no first views
 */
export function renderPage(
  page: Page,
  build: Build,
  server?: FirstViewServer,
): { html: string; policy?: string } {
  const brand = BRAND_PAGES[page.brand];
  const text = readFileSync(new URL(`fragments/${page.fragment}.html`, import.meta.url), 'utf8');
  const values: Record<string, string> = {
    mistakes: mistakeList(page),
    base: build.prefix,
    files: build.files,
    kit: '/vitrine-kit',
    ...page.values,
    ...(page.fragment === 'index' && indexValues(build.prefix)),
    comparisonPt: comparison('pt-BR', build.prefix),
    comparisonEs: comparison('es-AR', build.prefix),
    forms: Array.from({ length: 50 }, (_, index) => fiftieth(index + 1)).join('\n'),
  };
  const content = fill(text, values).trim();
  const scripts = fill(page.scripts ?? '{{snippet}}', { ...values, snippet: snippet(build, page, content) });
  const importMap = build.prefix ? `<script type="importmap">${IMPORT_MAP}</script>` : '';
  const html = `<!doctype html>
<html lang="${brand.language}">
<head>
${headOf(page, brand, importMap, scripts)}
</head>
<body class="page page-${page.fragment} brand-${page.brand}">
${page.bare ? '' : header(page, brand, build.prefix)}
<main id="conteudo">
${content}
</main>
${page.bare ? '' : footer(page, brand, build.prefix, knownTags(page))}
</body>
</html>
`;
  const { strict } = page;
  return {
    html: page.firstViews && server ? withFirstViews(server, html) : html,
    policy: strict && strictPolicy(build, strict === true ? {} : strict),
  };
}

const fiftieth = (n: number) =>
  `<li><vt-lead-form heading="Proposta ${n}" model="pulse" origin="cinquenta-${n}"><p class="fallback"><a href="tel:08005550100">Ligue para pedir a proposta ${n}</a></p></vt-lead-form></li>`;
