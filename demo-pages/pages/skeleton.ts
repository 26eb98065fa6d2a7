import { escapeMarkup } from '#domain/text/escape-markup';
import type { BrandPage } from './brands';
import type { Page } from './page';

const words = {
  'pt-BR': {
    skip: 'Ir para o conteúdo',
    nav: 'Principal',
    footer: 'Página de demonstração com dados fictícios, sem vínculo com a marca.',
    map: 'Mapa de demonstração, desenhado por código',
    index: 'Todas as páginas',
    widgets: 'Documentação dos widgets',
    other: { '': 'Esta página com React', '/react': 'Esta página com preact' },
  },
  'es-AR': {
    skip: 'Ir al contenido',
    nav: 'Principal',
    footer: 'Página de demostración con datos ficticios, sin vínculo con la marca.',
    map: 'Mapa de demostración, dibujado por código',
    index: 'Todas las páginas',
    widgets: 'Documentación de los widgets',
    other: { '': 'Esta página con React', '/react': 'Esta página con preact' },
  },
};

/** Metadata of a brand's pages, as a CMS writes it once per site; a page can add or remove tags. */
function metadata(page: Page, brand: BrandPage): string {
  const tags: Record<string, string | null> = {
    brand: page.brand,
    country: brand.country,
    language: brand.language,
    market: brand.market,
    services: '/api/{service}',
    'lead-client-id': 'sandbox-client',
    'lead-client-secret': 'sandbox-secret',
    'postal-service': 'postal',
    'public-lookup': 'publico',
    'map-tiles': '/sandbox/tiles/{z}/{x}/{y}.svg',
    'map-attribution': words[brand.language].map,
    ...page.meta,
  };
  return Object.entries(tags)
    .filter((tag): tag is [string, string] => tag[1] !== null)
    .map(([name, content]) => `<meta name="vitrine:${name}" content="${escapeMarkup(content)}">`)
    .join('\n');
}

/** Pages for measurements load no style sheet. */
const BARE_STYLE = '<style>body{margin:16px auto;max-width:900px;font-family:sans-serif}</style>';

/** Of every site: layout and rhythm, its sections, the frames of widgets. */
const SHARED_STYLES = ['skeleton', 'sections', 'frames'];

/** The head, with what the author put into it last. */
export function headOf(page: Page, brand: BrandPage, importMap: string, scripts: string): string {
  const styles = [...(page.bare ? [] : [...SHARED_STYLES, page.brand]), ...(page.styles ?? [])];
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeMarkup(page.title)}</title>`,
    `<meta name="description" content="${escapeMarkup(page.summary)}">`,
    '<link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">',
    importMap,
    styles.map((name) => `<link rel="stylesheet" href="/assets/${name}.css">`).join('\n') || BARE_STYLE,
    metadata(page, brand),
    scripts,
  ]
    .filter(Boolean)
    .join('\n');
}

export function header(page: Page, brand: BrandPage, prefix: '' | '/react'): string {
  const messages = words[brand.language];
  const links = page.anchors ? brand.nav : [[`${prefix}/`, messages.index] as const];
  return `<a class="skip" href="#conteudo">${messages.skip}</a>
<header class="site-header">
  <a class="wordmark" href="${prefix}${page.anchors ? page.path : '/'}">${page.wordmark ?? brand.wordmark}</a>
  ${page.path === '/' ? '' : `<nav class="site-links" aria-label="${messages.nav}">${links.map(([href, text]) => `<a href="${href}">${text}</a>`).join('')}</nav>`}
</header>`;
}

/** Returns the address of a widget's page in Storybook. */
export const storyAddress = (tag: string): string => `/storybook/?path=/docs/widgets-${tag}--docs`;

export function footer(page: Page, brand: BrandPage, prefix: '' | '/react', tags: readonly string[]): string {
  const messages = words[brand.language];
  const documented = tags.map((tag) => `<li><a href="${storyAddress(tag)}">${tag}</a></li>`).join('');
  const other = `${prefix ? '' : '/react'}${page.path}`;
  return `<footer class="site-footer">
  <p>${messages.footer}</p>
  <ul>
    <li><a href="${prefix}/">${messages.index}</a></li>
    <li><a href="${other}">${messages.other[prefix]}</a></li>
    <li><a href="/sandbox">Sandbox</a></li>
    <li><a href="/storybook/">Storybook</a></li>
  </ul>${documented && `\n  <nav aria-label="${messages.widgets}"><ul>${documented}</ul></nav>`}
</footer>`;
}
