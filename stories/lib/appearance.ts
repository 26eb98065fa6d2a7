import type { LitElement } from 'lit';
import type { Brand } from '../../src/domain/core/brands';
import { BRAND_TOKENS, type BrandTokens } from '../../src/ui/core/tokens';
import type { WidgetInfo } from './manifest';

const TOKEN_TEXTS: Record<keyof BrandTokens, string> = {
  primary: 'Botões e o que está escolhido.',
  onPrimary: 'Texto sobre a cor principal.',
  accent: 'Links, foco e marcas.',
  surface: 'Fundo.',
  text: 'Texto.',
  muted: 'Texto secundário.',
  line: 'Contorno das entradas.',
  danger: 'Erros.',
  success: 'Confirmações.',
  radius: 'Cantos de entradas e caixas.',
  buttonRadius: 'Cantos dos botões.',
  headingWeight: 'Peso dos títulos.',
  headingTransform: 'Caixa dos títulos.',
};
const FONT_TEXTS = {
  '--vt-font': { text: 'Família tipográfica; sem ela, a da página.', value: 'inherit' },
  '--vt-font-size': { text: 'Tamanho do texto.', value: '16px' },
};

export interface CustomProperty {
  name: string;
  text: string;
  /** What the brand gives it. */
  value: string;
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The tokens of a brand as the properties by which a page changes them. */
export function tokenProperties(brand: Brand): CustomProperty[] {
  const tokens = Object.entries(BRAND_TOKENS[brand]).map(([name, value]) => ({
    name: `--vt-${kebab(name)}`,
    text: TOKEN_TEXTS[name as keyof BrandTokens],
    value: /adius$/.test(name) ? `${value}px` : String(value),
  }));
  return [...tokens, ...Object.entries(FONT_TEXTS).map(([name, font]) => ({ name, ...font }))];
}

/** The custom properties a widget takes: islands take all, a Lit element those its style sheet names. */
export function customProperties({ tagName, metadata }: WidgetInfo, brand: Brand): CustomProperty[] {
  const all = tokenProperties(brand);
  if (metadata.load) return all;
  const { elementStyles = [] } = (customElements.get(tagName) ?? {}) as Partial<typeof LitElement>;
  const css = elementStyles.map((each) => ('cssText' in each ? each.cssText : '')).join('\n');
  const named = new Set(css.match(/--vt-[\w-]+/g));
  // These elements take the page's own colours where it sets none.
  return all.filter(({ name }) => named.has(name)).map((one) => ({ ...one, value: 'da página' }));
}
