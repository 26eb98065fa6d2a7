import type { Brand } from '#domain/core/brands';
import { brand } from '#page/core/metadata';

/** Design tokens of a brand, by the names of their custom properties. Colours are sRGB hex; radii in px; a test checks the contrast of every pair. */
export interface BrandTokens {
  /** Background of buttons and selected items. */
  primary: string;
  /** Text on the primary colour. */
  'on-primary': string;
  /** Links and marks on the surface. */
  accent: string;
  /** Focus rings on the surface; never the colour of errors. By default the text's, also where a page sets that. */
  focus: string;
  /** Background. */
  surface: string;
  /** Text on the surface. */
  text: string;
  /** Secondary text on the surface. */
  muted: string;
  /** Borders of inputs on the surface. */
  line: string;
  /** Errors. */
  danger: string;
  /** Confirmations. */
  success: string;
  /** Radius of inputs and boxes. */
  radius: number;
  /** Radius of buttons. */
  'button-radius': number;
  /** Font weight of headings. */
  'heading-weight': number;
  /** Text transform of headings. */
  'heading-transform': 'none' | 'uppercase';
}

const common = {
  focus: 'var(--_text)',
  'on-primary': '#fff',
  surface: '#fff',
  text: '#1c1c1f',
  muted: '#5b5d66',
  line: '#80838f',
  danger: '#b3122b',
  success: '#0b6b3a',
  'heading-weight': 700,
  'heading-transform': 'none',
} as const;

const tokensOf = (
  primary: string,
  accent: string,
  radius: number,
  buttonRadius: number,
  own: Partial<BrandTokens> = {},
): BrandTokens => ({ ...common, primary, accent, radius, 'button-radius': buttonRadius, ...own });

const upper = { 'heading-transform': 'uppercase' } as const;

export const BRAND_TOKENS: Record<Brand, BrandTokens> = {
  fiat: tokensOf('#b80f2e', '#b80f2e', 6, 24),
  'fiat-abarth': tokensOf('#c4002f', '#a3001f', 0, 0, upper),
  jeep: tokensOf('#1d2b22', '#3f5a2a', 2, 2, upper),
  ram: tokensOf('#151515', '#8c1d18', 0, 0, { ...upper, 'heading-weight': 800 }),
  dodge: tokensOf('#ba0c2f', '#8f0a24', 0, 0, upper),
  chrysler: tokensOf('#14315c', '#1f4f8f', 4, 4, { 'heading-weight': 600 }),
  citroen: tokensOf('#c2210f', '#a81a0b', 8, 28),
  peugeot: tokensOf('#0a63c9', '#0a5ab8', 2, 2, { text: '#101214' }),
  leapmotor: tokensOf('#006a63', '#00645d', 12, 28, { 'heading-weight': 600 }),
};

const px = (name: string, value: string | number) => (/adius/.test(name) ? `${value}px` : value);

/**
 * Returns a brand's tokens as CSS. A page overrides one with --vt-NAME on the widget or an ancestor; styles read
 * --_NAME.
 */
export const tokenCss = (values: BrandTokens): string =>
  `:host{${Object.entries(values)
    .map(([name, value]) => `--_${name}:var(--vt-${name},${px(name, value)})`)
    .join(';')}}`;

/**
 * Returns the tokens of the page's brand; Fiat's, the specification's default, for a page without one (spec
 * market#brands).
 */
export const tokens = (): string => tokenCss(BRAND_TOKENS[brand() ?? 'fiat']);
