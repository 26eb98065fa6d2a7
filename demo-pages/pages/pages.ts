import type { PageBrand } from './brands';

export interface Page {
  /** Address on the default build; the React build's has /react before it. */
  path: `/${string}`;
  /** Name on its card, and the document's title. */
  name: string;
  title: string;
  /** What it shows, for the index and as its description. */
  summary: string;
  group?: 'Marcas' | 'Situações difíceis' | 'Para medir e experimentar';
  brand: PageBrand;
  /** Its file in fragments/. */
  fragment: string;
  /** The header links to the brand page's own sections. */
  anchors?: true;
  /** Metadata of its own; null takes one of the brand's away. */
  meta?: Record<string, string | null>;
  /** What its author wrote in the place of the snippet. */
  scripts?: string;
  /** Style sheets after the brand's; null for a page without any. */
  styles?: readonly string[] | null;
  /** Served under a strict content security policy. */
  strict?: true;
}

const brandPage = (brand: PageBrand, name: string, title: string, summary: string): Page => ({
  path: `/${brand}/`,
  name,
  title,
  summary,
  group: 'Marcas',
  brand,
  fragment: brand,
  anchors: true,
});

export const PAGES: readonly Page[] = [
  {
    path: '/',
    name: 'Índice',
    title: 'Vitrine: páginas de demonstração',
    summary: 'Páginas de demonstração dos widgets Vitrine e o que cada uma mostra.',
    brand: 'fiat',
    fragment: 'index',
    styles: ['index'],
  },
  brandPage(
    'fiat',
    'Fiat',
    'Fiat Pulse | Fiat',
    'Cidade, concessionária, proposta e WhatsApp em uma página em português.',
  ),
];

/** The pages as the server lists them: every one on the default build, and the React build's index. */
export const listed = (): { path: string; title: string }[] => [
  ...PAGES.map(({ path, name, summary }) => ({ path: path as string, title: `${name}: ${summary}` })),
  { path: '/react/', title: 'As mesmas páginas na versão que usa o React da página' },
  { path: '/sandbox', title: 'Sandbox: o que foi enviado, e falhas a pedido' },
];
