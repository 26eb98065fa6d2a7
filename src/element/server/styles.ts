import { BRANDS, type Brand } from '#domain/core/brands';
import base from '#ui/core/base.css?inline';
import { BRAND_TOKENS, tokenCss } from '#ui/core/tokens';
import { looksCss } from '../appearance';
import { RESERVE } from '../generated/reserve';
import { bodyOf } from '../placeholder-css';
import { heightsOf } from '../reserve-css';
import served from './served.css?inline';
import { usedRules } from './used-rules';

/** A rendered view. */
export interface View {
  /** Its widget, without vt-. */
  name: string;
  /** Its own styles. */
  own: string;
  html: string;
  /** Whether its tag names a look (appearance.ts). */
  looks: boolean;
  /** Whether it waits for content. */
  waits: boolean;
}

/** A custom property of ours that a page can set, as tokenCss writes it. */
const TOKEN = /(--_[\w-]+):[^;}]+;?/g;

/** Leaves out the tokens that no rule reads. */
const usedTokens = (tokens: string, rules: string): string =>
  tokens.replace(TOKEN, (token, name: string) => (`${tokens}${rules}`.includes(`var(${name}`) ? token : ''));

/** What a widget without content shows in its room, as ui/core/DeferredPanel.tsx paints it. */
const room = (name: string): string =>
  `:host{--_b:${bodyOf(name)}}.room>[aria-busy=true]{height:calc(var(--_r) - 208px);background:var(--_b)}`;

/**
 * Returns what holds a widget's height free, whose view is not whole before a file or a service has answered; after the
 * take-over too, like the page's own style sheet of heights (element/reserve-css.ts).
 */
const roomCss = (name: string): string => {
  const heights = Object.entries(RESERVE).flatMap(([key, each]) => {
    const [own, attribute = ''] = key.split(/(?=\[)/);
    return own === name && each[0] ? `:host${attribute && `(${attribute})`}{${heightsOf(each)}}` : [];
  });
  return `${heights.join('')}:host([surface$=card]){--_c:66px}${room(name)}`;
};

/**
 * Returns the style sheet of one rendered view, in the order of element/mount.tsx.
 */
export function inlineCss(of: Brand, view: View): string {
  const { name, own, html, looks, waits } = view;
  const rules = usedRules(`${base}${own}${served}${looks ? looksCss(of) : ''}`, html);
  return usedTokens(tokenCss(BRAND_TOKENS[of]), rules) + rules + (waits ? roomCss(name) : '');
}

/**
 * Returns the style sheet of a widget's first view for any brand, as a file: the view's container names the brand
 * (render-widget.tsx).
 */
export function linkedCss(name: string, own: string): string {
  const tokens = BRANDS.map((of) =>
    tokenCss(BRAND_TOKENS[of]).replace(':host', `[data-brand=${of}],[data-brand=${of}]~.late`),
  );
  return `${tokens.join('')}${base}${own}${served}${looksCss('fiat')}${roomCss(name)}`;
}
