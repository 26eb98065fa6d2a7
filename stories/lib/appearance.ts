import type { LitElement } from 'lit';
import type { WidgetInfo } from '#demo-pages/embed/choices/manifest';
import type { Brand } from '#domain/core/brands';
import { BRAND_TOKENS, type BrandTokens } from '#ui/core/tokens';

const TOKEN_TEXTS: Record<keyof BrandTokens, string> = {
  primary: 'Botões e itens selecionados.',
  'on-primary': 'Texto sobre a cor principal.',
  accent: 'Links e marcações.',
  focus: 'Contorno do elemento em foco.',
  surface: 'Fundo.',
  text: 'Texto.',
  muted: 'Texto secundário.',
  line: 'Contorno dos campos.',
  danger: 'Erros.',
  success: 'Confirmações.',
  radius: 'Cantos de campos e caixas.',
  'button-radius': 'Cantos dos botões.',
  'heading-weight': 'Peso dos títulos.',
  'heading-transform': 'Maiúsculas e minúsculas dos títulos (text-transform).',
};
const OTHER_TEXTS = {
  '--vt-info': { text: 'O que está em andamento, como o estado de um pedido.', value: '#0b5394' },
  '--vt-warning': { text: 'O que espera pelo visitante, como um pagamento.', value: '#8a4b00' },
  '--vt-font': { text: 'Família tipográfica. Sem a propriedade, a da página.', value: 'inherit' },
  '--vt-font-size': {
    text: 'Tamanho do texto. Sem ela, o que o visitante escolheu no navegador, em geral 16px.',
    value: '16px',
  },
};

export interface CustomProperty {
  name: string;
  text: string;
  /** The brand's value. */
  value: string;
}

/** Returns the custom properties of a brand's tokens. */
export function tokenProperties(brand: Brand): CustomProperty[] {
  const tokens = Object.entries(BRAND_TOKENS[brand]).map(([name, value]) => ({
    name: `--vt-${name}`,
    text: TOKEN_TEXTS[name as keyof BrandTokens],
    value: /adius$/.test(name) ? `${value}px` : String(value),
  }));
  return [...tokens, ...Object.entries(OTHER_TEXTS).map(([name, other]) => ({ name, ...other }))];
}

/** Returns the custom properties a widget accepts: all for an island, those named in its style sheet for a Lit element. */
export function customProperties({ tagName, metadata }: WidgetInfo, brand: Brand): CustomProperty[] {
  const all = tokenProperties(brand);
  if (metadata.load) return all;
  const { elementStyles = [] } = (customElements.get(tagName) ?? {}) as Partial<typeof LitElement>;
  const css = elementStyles.map((each) => ('cssText' in each ? each.cssText : '')).join('\n');
  const named = new Set(css.match(/--vt-[\w-]+/g));
  // Without a value of the page, these elements inherit the page's colours.
  return all.filter(({ name }) => named.has(name)).map((one) => ({ ...one, value: 'da página' }));
}
