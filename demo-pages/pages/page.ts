import type { PageBrand } from './brands';

export interface Page {
  /** Address on the default build; the React build's has /react before it. */
  path: `/${string}`;
  /** Name on its card, and the document's title. */
  name: string;
  title: string;
  /** Its name in the index, where pages of several brands are one entry; without it, it is an entry of its own. */
  entry?: string;
  /** Its content, for the index and as its description. */
  summary: string;
  group?:
    | 'Carro e configuração'
    | 'Financiamento e ofertas'
    | 'Reserva e pedidos'
    | 'Contato e concessionárias'
    | 'Conta e dados'
    | 'Dono do carro'
    | 'Vendedores e empresas'
    | 'Equipe'
    | 'Para autores'
    | 'Situações difíceis'
    | 'Para medir e experimentar';
  brand: PageBrand;
  /** Shown in the header instead of the brand's wordmark. */
  wordmark?: string;
  /** Its file in fragments/, and the values of its placeholders. */
  fragment: string;
  values?: Record<string, string>;
  /** The header links to the brand page's own sections. */
  anchors?: true;
  /** Its own metadata; null removes one of the brand's tags. */
  meta?: Record<string, string | null>;
  /** The author's markup that replaces {{snippet}}. */
  scripts?: string;
  /** Style sheets after the brand's. */
  styles?: readonly string[];
  /** With the first views of its widgets in its HTML. */
  firstViews?: true;
  /** Without header, footer and the brand's style sheets. */
  bare?: true;
  /** Served under a strict content security policy; with the directives that differ. */
  strict?: true | Readonly<Record<string, string>>;
}
