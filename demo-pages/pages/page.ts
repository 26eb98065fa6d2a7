import type { PageBrand } from './brands';

export interface Page {
  /** Address on the default build; the React build's has /react before it. */
  path: `/${string}`;
  /** Name on its card, and the document's title. */
  name: string;
  title: string;
  /** What it shows, for the index and as its description. */
  summary: string;
  group?: 'Marcas' | 'Monte o seu' | 'Financiamento' | 'Situações difíceis' | 'Para medir e experimentar';
  brand: PageBrand;
  /** In the header in place of the brand's. */
  wordmark?: string;
  /** Its file in fragments/, and what it fills in there. */
  fragment: string;
  values?: Record<string, string>;
  /** The header links to the brand page's own sections. */
  anchors?: true;
  /** Metadata of its own; null takes one of the brand's away. */
  meta?: Record<string, string | null>;
  /** What its author wrote in the place of {{snippet}} alone. */
  scripts?: string;
  /** Style sheets after the brand's. */
  styles?: readonly string[];
  /** Neither style sheets nor header and footer. */
  bare?: true;
  /** Served under a strict content security policy. */
  strict?: true;
}
